import { Button, IconButton, NativeSelect } from '@afterbell/core/web';
import { describeCondition, opsOf, type Condition, type FieldDefinition, type FieldTest, type FormDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { ConditionValue, emptyOperand, needsValue, opWords } from './condition-value';
import { conditionOf, groupOf, isTest, MATCHES, type ConditionGroup, type Match } from './state/condition-groups';

const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', '&[data-inner]': { ps: '3', borderInlineStart: '3px solid {colors.border}' } } });
const Row = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '1', alignItems: 'start', p: '2', border: 'hairline', borderRadius: 'md', '& > div': { display: 'flex', flexDirection: 'column', gap: '1', minW: '0' } } });
const Summary = chakra('p', { base: { fontSize: 'sm', p: '2', bg: 'bg.muted', borderRadius: 'md', overflowWrap: 'anywhere' } });
const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });

/** Deeper than this nobody reads it. */
const DEEPEST = 2;

export interface ConditionEditorProps {
  /** What is decided: "Shown when". */
  legend: string;
  /** What holds without a condition. */
  none: string;
  condition: Condition | null;
  definition: FormDefinition;
  /** Fields that can be asked about. */
  fields: readonly FieldDefinition[];
  onChange: (condition: Condition | null) => void;
  readOnly?: boolean;
}

/** A condition on other answers, with what it says in words above it. */
export function ConditionEditor({ legend, none, condition, definition, fields, onChange, readOnly = false }: ConditionEditorProps) {
  const t = useBuilderTexts();
  // A group that is still empty is shown although it is no condition yet.
  const [begun, setBegun] = useState<ConditionGroup | null>(null);
  const group = condition ? groupOf(condition) : begun;
  const set = (next: ConditionGroup | null) => {
    const made = next && conditionOf(next);
    setBegun(made === null ? next : null);
    onChange(made);
  };
  return (
    <chakra.fieldset css={{ border: '0', minW: '0', display: 'flex', flexDirection: 'column', gap: '2' }}>
      <chakra.legend css={{ fontWeight: 'semibold', fontSize: 'sm', mb: '1' }}>{legend}</chakra.legend>
      <Summary>{condition ? describeCondition(condition, definition) : none}</Summary>
      {!readOnly && group && <Group group={group} fields={fields} depth={0} onChange={set} />}
      {!readOnly && (
        <Tools>
          {!group && (
            <Button size="sm" icon={<Plus aria-hidden="true" size={16} />} disabled={fields.length === 0} onClick={() => set({ match: 'all', parts: [newTest(fields[0])].flatMap((test) => test ?? []) })}>
              {t('conditions.add')}
            </Button>
          )}
          {group && (
            <Button size="sm" variant="ghost" onClick={() => set(null)}>
              {t('conditions.removeAll')}
            </Button>
          )}
        </Tools>
      )}
    </chakra.fieldset>
  );
}

function newTest(field: FieldDefinition | undefined): FieldTest | null {
  if (!field) return null;
  const ops = opsOf(field);
  const op = ops.includes('is') ? 'is' : (ops[0] ?? 'filled');
  const value = emptyOperand(field, op);
  return { fieldId: field.id, op, ...(value !== undefined && { value }) };
}

interface GroupProps {
  group: ConditionGroup;
  fields: readonly FieldDefinition[];
  depth: number;
  onChange: (group: ConditionGroup) => void;
}

function Group({ group, fields, depth, onChange }: GroupProps) {
  const t = useBuilderTexts();
  const { match, parts } = group;
  const replace = (index: number, part: ConditionGroup | FieldTest | null) => onChange({ match, parts: parts.flatMap((other, at) => (at === index ? (part ?? []) : other)) });
  const add = (part: ConditionGroup | FieldTest | null) => part && onChange({ match, parts: [...parts, part] });
  return (
    <Box data-inner={depth > 0 || undefined} role="group" aria-label={t('conditions.group', { at: depth + 1 })}>
      {(parts.length > 1 || match !== 'all' || depth > 0) && (
        <NativeSelect aria-label={t('conditions.matchLabel')} value={match} options={MATCHES.map((value) => ({ value, label: t(`conditions.match.${value}`) }))} onChange={(event) => onChange({ match: event.target.value as Match, parts })} />
      )}
      {parts.map((part, index) =>
        isTest(part) ? (
          <Test key={index} test={part} fields={fields} onChange={(next) => replace(index, next)} onRemove={() => replace(index, null)} />
        ) : (
          <chakra.div key={index} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '1', alignItems: 'start' }}>
            <Group group={part} fields={fields} depth={depth + 1} onChange={(next) => replace(index, next)} />
            <IconButton label={t('conditions.removeGroup')} icon={<Trash2 size={16} aria-hidden="true" />} size="sm" onClick={() => replace(index, null)} />
          </chakra.div>
        ),
      )}
      <Tools>
        <Button size="sm" variant="ghost" icon={<Plus size={16} aria-hidden="true" />} onClick={() => add(newTest(fields[0]))}>
          {t('conditions.addTest')}
        </Button>
        {depth < DEEPEST && (
          <Button size="sm" variant="ghost" icon={<Plus size={16} aria-hidden="true" />} onClick={() => add({ match: 'any', parts: [newTest(fields[0])].flatMap((test) => test ?? []) })}>
            {t('conditions.addGroup')}
          </Button>
        )}
      </Tools>
    </Box>
  );
}

interface TestProps {
  test: FieldTest;
  fields: readonly FieldDefinition[];
  onChange: (test: FieldTest) => void;
  onRemove: () => void;
}

function Test({ test, fields, onChange, onRemove }: TestProps) {
  const t = useBuilderTexts();
  const field = fields.find(({ id }) => id === test.fieldId);
  const setOp = (op: FieldTest['op']) => {
    if (!field) return;
    const kept = needsValue(op) === needsValue(test.op) ? test.value : emptyOperand(field, op);
    onChange({ fieldId: test.fieldId, op, ...(kept !== undefined && { value: kept }) });
  };
  return (
    <Row>
      <div>
        <NativeSelect
          aria-label={t('conditions.field')}
          value={field ? String(field.id) : ''}
          placeholder={field ? undefined : t('rules.chooseField')}
          options={fields.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => onChange(newTest(fields.find(({ id }) => String(id) === event.target.value)) ?? test)}
        />
        {field && <NativeSelect aria-label={t('conditions.opLabel')} value={test.op} options={opsOf(field).map((op) => ({ value: op, label: opWords(t, field, op) }))} onChange={(event) => setOp(event.target.value as FieldTest['op'])} />}
        {field && needsValue(test.op) !== 'none' && <ConditionValue field={field} test={test} onChange={(value) => onChange({ ...test, value })} />}
      </div>
      <IconButton label={t('conditions.removeTest')} icon={<Trash2 size={16} aria-hidden="true" />} size="sm" onClick={onRemove} />
    </Row>
  );
}
