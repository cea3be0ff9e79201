import { Button, Checkbox, IconButton, NativeSelect } from '@afterbell/core/web';
import { describeRule, isChoice, isDisplayType, isMultipleChoice, type ApplyRule, type FieldDefinition, type FieldOption } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { canPreset, PresetValue, type PresetValueProps } from './preset-value';
import { setRules } from './state/option-edits';
import { useBuilderContext } from './use-builder';

const Rule = chakra('li', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '1', alignItems: 'start', p: '2', border: 'hairline', borderRadius: 'md', '& > div': { display: 'flex', flexDirection: 'column', gap: '2', minW: '0' }, '& p': { fontSize: 'sm', fontWeight: 'semibold', overflowWrap: 'anywhere' } } });
const List = chakra('ul', { base: { listStyle: 'none', p: '0', display: 'flex', flexDirection: 'column', gap: '2' } });

/** What can be chosen as the effect: each is one rule. */
const EFFECTS = ['show', 'hide', 'require', 'release', 'rw', 'ro', 'hidden', 'value', 'clear', 'options'] as const;
type Effect = (typeof EFFECTS)[number];

function effectOf(rule: ApplyRule): Effect {
  switch (rule.kind) {
    case 'visible':
      return rule.visible ? 'show' : 'hide';
    case 'required':
      return rule.required ? 'require' : 'release';
    case 'mode':
      return rule.mode;
    case 'value':
      return rule.value === null ? 'clear' : 'value';
    case 'options':
      return 'options';
  }
}

function ruleOf(effect: Effect, target: FieldDefinition): ApplyRule {
  const fieldId = target.id;
  switch (effect) {
    case 'show':
    case 'hide':
      return { fieldId, kind: 'visible', visible: effect === 'show' };
    case 'require':
    case 'release':
      return { fieldId, kind: 'required', required: effect === 'require' };
    case 'rw':
    case 'ro':
    case 'hidden':
      return { fieldId, kind: 'mode', mode: effect };
    case 'clear':
      return { fieldId, kind: 'value', value: null };
    case 'value':
      return { fieldId, kind: 'value', value: firstValue(target) };
    case 'options':
      return { fieldId, kind: 'options', optionIds: target.options.map(({ id }) => id) };
  }
}

function firstValue(target: FieldDefinition) {
  if (target.type === 'checkbox') return true;
  const first = target.options[0]?.id;
  if (!isChoice(target.type) || first === undefined) return null;
  return isMultipleChoice(target.type) ? [first] : first;
}

function effectsFor(target: FieldDefinition): readonly Effect[] {
  if (isDisplayType(target.type)) return ['show', 'hide'];
  return EFFECTS.filter((effect) => (effect === 'options' ? isChoice(target.type) : effect === 'value' || effect === 'clear' ? canPreset(target) : true));
}

/** The fields that a rule of this one can reach: those of the same form, or the other columns of the same table. */
function useTargets(field: FieldDefinition): readonly FieldDefinition[] {
  const { draft } = useBuilderContext();
  const parent = draft.fields.find((candidate) => candidate.fields.some(({ id }) => id === field.id));
  return (parent ? parent.fields : draft.fields).filter(({ id }) => id !== field.id);
}

/** The rules of one option of a field, each with what it does in words. */
export function RulesEditor({ field, option }: { field: FieldDefinition; option: FieldOption }) {
  const t = useBuilderTexts();
  const { draft, edit, readOnly } = useBuilderContext();
  const targets = useTargets(field);
  const rules = option.apply ?? [];
  const set = (next: readonly ApplyRule[]) => edit(setRules(draft, field.id, option.id, next), `rules ${option.id}`);
  const first = targets.find(({ isDefault }) => !isDefault) ?? targets[0];
  return (
    <section aria-label={t('rules.title', { option: option.label })}>
      <chakra.h4 css={{ fontSize: 'sm', mb: '2' }}>{t('rules.title', { option: option.label })}</chakra.h4>
      {rules.length === 0 && <chakra.p css={{ fontSize: 'sm', color: 'fg.muted', mb: '2' }}>{t('rules.none')}</chakra.p>}
      <List>
        {rules.map((rule, index) => (
          <Rule key={index}>
            <div>
              <p>{describeRule(option, rule, draft)}</p>
              {!readOnly && <RuleForm rule={rule} at={{ fieldId: field.id, optionId: option.id }} targets={targets} id={`rule-${option.id}-${index}`} onChange={(next) => set(rules.map((other, at) => (at === index ? next : other)))} />}
            </div>
            {!readOnly && <IconButton label={t('rules.remove')} icon={<Trash2 size={16} aria-hidden="true" />} size="sm" onClick={() => set(rules.filter((_, at) => at !== index))} />}
          </Rule>
        ))}
      </List>
      {!readOnly && (
        <chakra.div css={{ mt: '2' }}>
          <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} disabled={!first} onClick={() => first && set([...rules, ruleOf('show', first)])}>
            {t('rules.add')}
          </Button>
        </chakra.div>
      )}
    </section>
  );
}

interface RuleFormProps extends Pick<PresetValueProps, 'at'> {
  rule: ApplyRule;
  targets: readonly FieldDefinition[];
  id: string;
  onChange: (rule: ApplyRule) => void;
}

function RuleForm({ rule, at, targets, id, onChange }: RuleFormProps) {
  const t = useBuilderTexts();
  const target = targets.find((candidate) => candidate.id === rule.fieldId);
  // "Set its value" is chosen before there is a value.
  const [asking, setAsking] = useState(false);
  const effect = asking && effectOf(rule) === 'clear' ? 'value' : effectOf(rule);
  const choose = (next: Effect, on: FieldDefinition) => {
    setAsking(next === 'value');
    onChange(ruleOf(next, on));
  };
  function retarget(fieldId: number) {
    const next = targets.find((candidate) => candidate.id === fieldId);
    if (next) choose(effectsFor(next).includes(effect) ? effect : 'show', next);
  }
  return (
    <>
      <NativeSelect aria-label={t('rules.field')} value={target ? String(target.id) : ''} placeholder={target ? undefined : t('rules.chooseField')} options={targets.map((one) => ({ value: String(one.id), label: one.name || one.text }))} onChange={(event) => retarget(Number(event.target.value))} />
      {target && <NativeSelect aria-label={t('rules.does')} value={effect} options={effectsFor(target).map((value) => ({ value, label: t(`rules.effect.${value}`) }))} onChange={(event) => choose(event.target.value as Effect, target)} />}
      {target && effect === 'value' && rule.kind === 'value' && <PresetValue id={id} at={at} field={target} label={t('rules.value')} value={rule.value} onChange={(value) => onChange({ ...rule, value })} />}
      {target && rule.kind === 'options' && (
        <chakra.fieldset css={{ border: '0', display: 'flex', flexDirection: 'column' }}>
          <chakra.legend css={{ fontSize: 'sm', fontWeight: 'semibold' }}>{t('rules.options')}</chakra.legend>
          {target.options.map((option) => (
            <Checkbox key={option.id} label={option.label} checked={rule.optionIds.includes(option.id)} onChange={(event) => onChange({ ...rule, optionIds: target.options.map((one) => one.id).filter((one) => (one === option.id ? event.target.checked : rule.optionIds.includes(one))) })} />
          ))}
        </chakra.fieldset>
      )}
    </>
  );
}
