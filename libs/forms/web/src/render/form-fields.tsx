import { afterPress } from '@afterbell/core/web';
import type { FieldDefinition, FieldType } from '@afterbell/forms/domain';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { FieldBox } from '../controls/field-box';
import { FieldGrid } from '../controls/field-grid';
import { useFieldView, useFormStore } from './use-form';

/** The id of a field's element: what a link in the summary leads to. */
export const elementId = (path: string | number) => `f${path}`;

/** Their controls remember how they began: what was set, what was signed. */
const BEGINS_ANEW: ReadonlySet<FieldType> = new Set<FieldType>(['password', 'signature', 'file', 'image', 'attachment']);

export const OneField = memo(function OneField({ field }: { field: FieldDefinition }) {
  const store = useFormStore();
  const view = useFieldView(field.id);
  const leave = useCallback((id: number) => afterPress(() => store.leave(id)), [store]);
  if (!view.visible) return null;
  return (
    <FieldBox
      id={elementId(field.id)}
      field={field}
      mode={view.mode}
      required={view.required}
      optionIds={view.optionIds}
      value={view.value}
      error={view.error}
      parts={view.parts}
      rows={view.rows}
      onChange={store.set}
      onLeave={leave}
    />
  );
});

/** The fields of one tab, in their order. */
export function FormFields({ tab }: { tab: string }) {
  const store = useFormStore();
  const generation = useSyncExternalStore(store.subscribe, store.generation);
  return (
    <FieldGrid>
      {store.fieldsOf(tab).map((field) => (
        <OneField key={BEGINS_ANEW.has(field.type) ? `${field.id}:${generation}` : field.id} field={field} />
      ))}
    </FieldGrid>
  );
}
