import { Field, LinkButton, NativeSelect, TextInput } from '@afterbell/core/web';
import { describeRule, isChoice, isDisplayType, opsOf, type Condition, type FieldDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useBuilderTexts } from './builder-texts';
import { ConditionEditor } from './condition-editor';
import { Stack, useFieldEdit, useProblemAt } from './inspector-field';
import { RulesEditor } from './rules-editor';
import { useBuilderContext } from './use-builder';

const Part = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4', '& + &': { pt: '4', borderTop: 'hairline' } } });
const Others = chakra('ul', { base: { listStyle: 'none', p: '0', display: 'flex', flexDirection: 'column', gap: '1', fontSize: 'sm', '& a': { textAlign: 'start' } } });

export interface InspectorRulesProps {
  field: FieldDefinition;
  /** Whose rules are shown. */
  optionId: number | null;
  onOption: (id: number) => void;
}

/** What choosing its options does to others, what others do to it, and when it is shown, required and valid. */
export function InspectorRules({ field, optionId, onOption }: InspectorRulesProps) {
  const t = useBuilderTexts();
  const { draft, readOnly, pause } = useBuilderContext();
  const set = useFieldEdit(field);
  const problemAt = useProblemAt(field);
  const parent = draft.fields.find((candidate) => candidate.fields.some(({ id }) => id === field.id));
  // Columns also reach the form around them; a table does not reach into its rows.
  const reachable = [...(parent?.fields ?? []), ...draft.fields.filter(({ id }) => id !== parent?.id)].filter((one) => opsOf(one).length > 0);
  const others = reachable.filter(({ id }) => id !== field.id);
  const option = field.options.find(({ id }) => id === optionId) ?? field.options.find(({ apply }) => apply?.length) ?? field.options[0];
  const condition = (kind: 'shownWhen' | 'requiredWhen', value: Condition | null) => set({ [kind]: value }, kind);
  return (
    <Stack onBlur={pause}>
      {isChoice(field.type) && field.type !== 'multiselect_table' && option && (
        <Part>
          <Field label={t('rules.of')} error={problemAt('options')}>
            <NativeSelect value={String(option.id)} options={field.options.map(({ id, label, apply }) => ({ value: String(id), label: apply?.length ? `${label} (${t('options.rulesCount', { count: apply.length })})` : label }))} onChange={(event) => onOption(Number(event.target.value))} />
          </Field>
          <RulesEditor key={option.id} field={field} option={option} />
        </Part>
      )}
      <ChangedBy field={field} />
      <Part>
        <ConditionEditor legend={t('conditions.shown')} none={t('conditions.shownNone')} condition={field.shownWhen} definition={draft} fields={others} readOnly={readOnly} onChange={(value) => condition('shownWhen', value)} />
        {!isDisplayType(field.type) && field.type !== 'generator' && <ConditionEditor legend={t('conditions.required')} none={t('conditions.requiredNone')} condition={field.requiredWhen} definition={draft} fields={others} readOnly={readOnly} onChange={(value) => condition('requiredWhen', value)} />}
        {!isDisplayType(field.type) && (
          <>
            <ConditionEditor
              legend={t('conditions.valid')}
              none={t('conditions.validNone')}
              condition={field.validWhen?.when ?? null}
              definition={draft}
              fields={reachable}
              readOnly={readOnly}
              onChange={(when) => set({ validWhen: when && { when, message: field.validWhen?.message ?? '' } }, 'validWhen')}
            />
            {field.validWhen && (
              <Field label={t('conditions.message')} error={problemAt('validWhen.message')} required>
                <TextInput value={field.validWhen.message} maxLength={200} disabled={readOnly} onChange={(event) => field.validWhen && set({ validWhen: { ...field.validWhen, message: event.target.value } }, 'message')} />
              </Field>
            )}
          </>
        )}
      </Part>
    </Stack>
  );
}

/** Rules of other fields that act on this one, each leading there. */
function ChangedBy({ field }: { field: FieldDefinition }) {
  const t = useBuilderTexts();
  const { draft } = useBuilderContext();
  const found = draft.fields.flatMap((other) => other.options.flatMap((option) => (option.apply ?? []).filter(({ fieldId }) => fieldId === field.id).map((rule) => ({ other, words: describeRule(option, rule, draft) }))));
  if (found.length === 0) return null;
  return (
    <Part>
      <chakra.h3 css={{ fontSize: 'sm' }}>{t('rules.affectedBy')}</chakra.h3>
      <Others>
        {found.map(({ other, words }, index) => (
          <li key={index}>
            <LinkButton variant="link" replace to={`?${new URLSearchParams({ tab: other.tabName, field: String(other.id) })}`}>
              {other.name}
            </LinkButton>
            : {words}
          </li>
        ))}
      </Others>
    </Part>
  );
}
