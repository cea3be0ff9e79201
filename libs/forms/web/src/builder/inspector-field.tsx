import { Button, Checkbox, Field, NativeSelect, Notice, TextArea, TextInput } from '@afterbell/core/web';
import { FORM_LIMITS, isDisplayType, saysText, type FieldDefinition, needsNoAnswer } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { CountInput } from './count-box';
import { LimitsEditor } from './limits-editor';
import { canPreset, PresetValue } from './preset-value';
import { changeField } from './state/definition-edits';
import { TypeChangeDialog } from './type-change-dialog';
import { useBuilderContext } from './use-builder';
import { useCanvas } from './use-canvas';

const stack = { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } as const;
export const Stack = chakra('div', { base: stack });
export const Fieldset = chakra('fieldset', { base: { ...stack, border: '0' } });
const WIDTHS = [3, 4, 6, 8, 12] as const;
const Widths = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', alignItems: 'center' } });

/** Changes one property of a field; typing in one box is one step. */
export function useFieldEdit(field: FieldDefinition) {
  const { draft, edit } = useBuilderContext();
  return (change: Partial<FieldDefinition>, about?: string) => edit(changeField(draft, field.id, (before) => ({ ...before, ...change })), about && `${about} ${field.id}`);
}

/** Of the box of a property: what a problem of it leads to. */
export const boxId = ({ id }: Pick<FieldDefinition, 'id'>, path: string) => (path === 'defaultValue' ? `default-${id}` : `inspect-${path}-${id}`);

/** The problem at a property of the field, in words; its name is said by the place. */
export function useProblemAt(field: FieldDefinition) {
  const { problems } = useBuilderContext();
  return (path: string) => problems.find((problem) => problem.fieldId === field.id && problem.path === path)?.message;
}

export function InspectorField({ field, parent }: { field: FieldDefinition; parent: FieldDefinition | null }) {
  const t = useBuilderTexts();
  const isColumn = parent !== null;
  const { draft, pause, readOnly, maintenance } = useBuilderContext();
  const { toTab } = useCanvas();
  const set = useFieldEdit(field);
  const problemAt = useProblemAt(field);
  const shows = isDisplayType(field.type);
  const count = field.id > 0 ? (maintenance.usage.fields[field.id] ?? 0) : 0;
  return (
    <Fieldset disabled={readOnly} onBlur={pause}>
      {field.isDefault && <Notice>{t('inspector.ships')}</Notice>}
      <Field label={t('inspector.name')} error={problemAt('name')} id={boxId(field, 'name')} required>
        <TextInput value={field.name} maxLength={FORM_LIMITS.name} autoComplete="off" onChange={(event) => set({ name: event.target.value }, 'name')} />
      </Field>
      {saysText(field.type) && (
        <Field label={t(field.type === 'signature' ? 'inspector.agreedText' : 'inspector.text')} hint={field.type === 'signature' ? t('inspector.agreedHint') : undefined} error={problemAt('text')} id={boxId(field, 'text')} required>
          <TextArea value={field.text} maxLength={FORM_LIMITS.text} rows={field.type.startsWith('heading') || field.type === 'label' ? 2 : 6} onChange={(event) => set({ text: event.target.value }, 'text')} />
        </Field>
      )}
      {!shows && (
        <>
          <Field label={t('inspector.help')} hint={t('inspector.helpHint')} error={problemAt('help')} id={boxId(field, 'help')} optional>
            <TextArea value={field.help} maxLength={FORM_LIMITS.help} rows={2} onChange={(event) => set({ help: event.target.value }, 'help')} />
          </Field>
          {!needsNoAnswer(field.type) && (parent?.type !== 'multiselect_table' || field.required) && <Checkbox label={t('inspector.required')} hint={t('inspector.requiredHint')} checked={field.required} onChange={(event) => set({ required: event.target.checked })} />}
          <TypeRow field={field} />
        </>
      )}
      {!isColumn && draft.tabs.length > 1 && (
        <Field label={t('inspector.tabOf')}>
          <NativeSelect value={field.tabName} options={draft.tabs.map(({ name, label }) => ({ value: name, label }))} onChange={(event) => toTab(field.id, event.target.value)} />
        </Field>
      )}
      <WidthField field={field} error={problemAt('uiWidth')} />
      <LimitsEditor field={field} />
      {canPreset(field) && parent?.type !== 'multiselect_table' && !readOnly && <PresetValue id={boxId(field, 'defaultValue')} at={{ fieldId: field.id }} field={field} label={t(isColumn ? 'inspector.defaultRow' : 'inspector.default')} value={field.defaultValue} onChange={(defaultValue) => set({ defaultValue }, 'default')} />}
      {field.id > 0 && !shows && !isColumn && <chakra.p css={{ color: 'fg.muted', fontSize: 'xs' }}>{t('inspector.usedBy', { count })}</chakra.p>}
    </Fieldset>
  );
}

function TypeRow({ field }: { field: FieldDefinition }) {
  const t = useBuilderTexts();
  const { readOnly } = useBuilderContext();
  const [open, setOpen] = useState(false);
  return (
    <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2', fontSize: 'sm' }}>
      <span>
        <strong>{t('inspector.type')}</strong> {t(`type.${field.type}`)}
      </span>
      {!field.isDefault && !readOnly && (
        <Button size="sm" icon={<RefreshCw size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('inspector.changeType')}
        </Button>
      )}
      {open && <TypeChangeDialog field={field} onClose={() => setOpen(false)} />}
    </chakra.div>
  );
}

function WidthField({ field, error }: { field: FieldDefinition; error: string | undefined }) {
  const t = useBuilderTexts();
  const { resize } = useCanvas();
  return (
    <Field id={boxId(field, 'uiWidth')} label={t('inspector.width')} hint={t('inspector.widthHint')} error={error}>
      <Widths>
        <chakra.div css={{ width: '5rem' }}>
          <CountInput field={field} path="uiWidth" value={field.uiWidth} onChange={(columns) => columns !== null && resize(field.id, columns)} required />
        </chakra.div>
        {WIDTHS.map((columns) => (
          <Button key={columns} size="sm" variant={field.uiWidth === columns ? 'outline' : 'ghost'} aria-pressed={field.uiWidth === columns} onClick={() => resize(field.id, columns)}>
            {t(`inspector.widths.w${columns}`)}
          </Button>
        ))}
      </Widths>
    </Field>
  );
}
