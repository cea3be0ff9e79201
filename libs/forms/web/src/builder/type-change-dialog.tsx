import { Dialog, Field, NativeSelect, Notice, silent, Skeleton } from '@afterbell/core/web';
import { conversion, isChoice, isDisplayType, type FieldDefinition, type FieldType } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { DialogButtons } from './dialog-buttons';
import { COLUMN_TYPES, TYPE_GROUPS, typesOf } from './field-types';
import { useFormTypeChangeQuery } from './__generated__/maintenance';
import { changeField, findField, hasColumns } from './state/definition-edits';
import { addOptions } from './state/option-edits';
import { useBuilderContext } from './use-builder';

/** The field as it would be: what the new type has no use for goes. */
export function retyped(field: FieldDefinition, type: FieldType): FieldDefinition {
  return { ...field, type, options: isChoice(type) ? field.options : [], fields: hasColumns(type) ? field.fields : [], limits: {}, maxWidth: null, maxHeight: null, defaultValue: null, validWhen: null };
}

/** Says what would convert and what would be lost before anything is changed, and refuses loss. */
export function TypeChangeDialog({ field, onClose }: { field: FieldDefinition; onClose: () => void }) {
  const t = useBuilderTexts();
  const { draft, base, edit } = useBuilderContext();
  const [to, setTo] = useState<FieldType | null>(null);
  const saved = findField(base, field.id)?.field ?? null;
  const isColumn = findField(draft, field.id)?.parent !== null;
  const skip = to === null || saved === null || isColumn || to === saved.type;
  const { data, loading, error } = useFormTypeChangeQuery({ variables: { section: base.section, subSection: base.subSection, fieldId: field.id, to: to ?? field.type }, skip, fetchPolicy: 'network-only', context: silent() });
  const change = skip ? null : (data?.formTypeChange ?? null);
  const fits = (type: FieldType) => type !== field.type && !isDisplayType(type) && (!isColumn || COLUMN_TYPES.includes(type)) && conversion(saved ?? field, retyped(saved ?? field, type)) !== 'impossible';
  const may = to !== null && (skip || (change !== null && change.lost === 0 && change.conversion !== 'impossible'));
  function submit() {
    if (!to || !may) return;
    let after = changeField(draft, field.id, (before) => retyped(before, to));
    // A choice needs something to choose from.
    if (isChoice(to) && field.options.length === 0) after = addOptions(after, field.id, [t('options.label', { at: 1 }), t('options.label', { at: 2 })]);
    edit(after);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('typeChange.title', { name: field.name })}
      description={t('typeChange.from', { type: t(`type.${field.type}`) })}
      onSubmit={submit}
      footer={
        <DialogButtons onCancel={onClose} disabled={!may}>
          {t('typeChange.confirm')}
        </DialogButtons>
      }
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
        <Field label={t('typeChange.to')}>
          <NativeSelect
            value={to ?? ''}
            placeholder={t('typeChange.choose')}
            groups={TYPE_GROUPS.map((group) => ({ label: t(`group.${group}`), options: typesOf(group).filter(fits).map((type) => ({ value: type, label: t(`type.${type}`) })) })).filter(({ options }) => options.length > 0)}
            onChange={(event) => setTo((event.target.value || null) as FieldType | null)}
          />
        </Field>
        {to !== null && saved === null && <Notice>{t('typeChange.unsaved')}</Notice>}
        {loading && <Skeleton lines={2} label={t('typeChange.checking')} />}
        {error && <Notice severity="error">{t('typeChange.failed')}</Notice>}
        {change && <Outcome change={change} />}
      </chakra.div>
    </Dialog>
  );
}

interface Change {
  conversion: string;
  values: number;
  converts: number;
  lost: number;
  losses: readonly { value: string; reason: string; count: number }[];
}

function Outcome({ change: { conversion: kind, values, converts, lost, losses } }: { change: Change }) {
  const t = useBuilderTexts();
  if (kind === 'impossible') return <Notice severity="error">{t('typeChange.impossible')}</Notice>;
  if (lost === 0) {
    return (
      <Notice severity="success">{values === 0 ? t('typeChange.unanswered') : `${t('typeChange.converts', { count: converts })}. ${t('typeChange.lossless')}`}</Notice>
    );
  }
  return (
    <Notice severity="error" title={t('typeChange.lost', { count: lost })} live>
      <p>
        {t('typeChange.converts', { count: converts })}. {t('typeChange.refused')}
      </p>
      <chakra.ul css={{ ps: '5', listStyle: 'disc', mt: '2' }}>
        {losses.map(({ value, reason, count }) => (
          <li key={value}>
            <strong>{value}</strong> ({count}): {reason}
          </li>
        ))}
      </chakra.ul>
    </Notice>
  );
}
