import { Field, FieldGroup, Skeleton } from '@afterbell/core/web';
import { isDisplayType, needsNoAnswer, type EffectiveMode, type FieldDefinition, type FieldStates } from '@afterbell/forms/domain';
import { memo, Suspense } from 'react';
import type { PartProblem } from './control-props';
import { CONTROLS, DISPLAYS } from './controls';
import { columnsOf } from './field-grid';
import { ReadField } from './read-field';
import { useSurroundings } from './surroundings';

export interface FieldBoxProps {
  /** Of its element, and what an error summary leads to. */
  id: string;
  field: FieldDefinition;
  mode: EffectiveMode;
  required: boolean;
  optionIds: readonly number[] | null;
  value: unknown;
  error?: string;
  parts?: readonly PartProblem[];
  /** What rules make of the columns of each row, by rowId. */
  rows?: Readonly<Record<string, FieldStates>>;
  onChange: (fieldId: number, raw: unknown) => void;
  onLeave?: (fieldId: number) => void;
}

/** A field as its type and mode ask for: its words, its control or its answer, and what is wrong with it. */
export const FieldBox = memo(function FieldBox({ id, field, mode, required, optionIds, value, error, parts, rows, onChange, onLeave }: FieldBoxProps) {
  const { context } = useSurroundings();
  if (mode === 'hidden') return null;
  const style = columnsOf(field);
  if (isDisplayType(field.type)) {
    const Display = DISPLAYS[field.type];
    return (
      <div style={style}>
        <Display field={field} />
      </div>
    );
  }
  if (mode === 'ro') {
    return (
      <div style={style} id={id} tabIndex={-1}>
        <ReadField field={field} value={value} />
      </div>
    );
  }
  const entry = CONTROLS[field.type];
  const props = { id, field, value, optionIds, required, parts, rows, context, onChange: (raw: unknown) => onChange(field.id, raw), onLeave: () => onLeave?.(field.id) };
  if (entry.frame === 'own') {
    return (
      <div style={style}>
        <entry.Control {...props} error={error} />
      </div>
    );
  }
  const control = (
    <Suspense fallback={<Skeleton lines={1} />}>
      <entry.Control {...props} />
    </Suspense>
  );
  const words = { id, help: field.help || undefined, error, optional: !required && !needsNoAnswer(field.type) };
  return (
    <div style={style}>
      {entry.frame === 'group' ? (
        <FieldGroup legend={field.name} {...words}>
          {control}
        </FieldGroup>
      ) : (
        <Field label={field.name} required={required} {...words}>
          {control}
        </Field>
      )}
    </div>
  );
});
