import { type Condition, field, type FieldDefinition, GOLDEN_FORMS, rawOfWire, toWireInput } from '@afterbell/forms/domain';
import type { FieldDesignInput } from '../types/design.inputs';
import { conditionOfWire, conditionToWire, designsOfWire, designToWire } from './design-wire';

const none = { fields: [] };
const CONDITIONS: Condition[] = [
  { fieldId: 1, op: 'filled' },
  { fieldId: 1, op: 'is', value: false },
  { not: { fieldId: 2, op: 'anyOf', value: [1, 'a'] } },
  { all: [{ fieldId: 1, op: 'gte', value: '5' }, { any: [{ fieldId: 2, op: 'is', value: 3 }, { not: { all: [] } }] }] },
];

it.each(CONDITIONS)('sends a condition and reads it back: %j', (condition) => {
  const wire = JSON.parse(JSON.stringify(conditionToWire(condition, none)));
  expect(conditionOfWire(wire, 'shownWhen')).toEqual(condition);
});

it.each([
  [[]],
  [[{ parent: 0, kind: 'all' }]],
  [[{ kind: 'all' }, { parent: 5, kind: 'any' }]],
  [[{ kind: 'all' }, { kind: 'any' }]],
  [[{ kind: 'not' }]],
  [[{ kind: 'test', op: 'is' }]],
  [[{ kind: 'test', fieldId: 1, op: 'is', operands: [{}] }]],
  [[{ kind: 'test', fieldId: 1, op: 'filled' }, { parent: 0, kind: 'all' }]],
])('refuses parts that do not belong together: %j', (nodes) => {
  expect(() => conditionOfWire({ nodes: nodes as never }, 'shownWhen')).toThrow(/cannot be read/);
});

/** As a client sends a design that it has read. */
function inputOf(one: FieldDefinition, all: readonly FieldDefinition[]): FieldDesignInput {
  const wire = designToWire(one, { fields: all });
  const rule = (option: number, index: number) => one.options[option]?.apply?.[index];
  return {
    ...(wire as unknown as FieldDesignInput),
    defaultValue: one.defaultValue === null ? null : (toWireInput(one.defaultValue, one) as never),
    fields: one.fields.map((column) => inputOf(column, one.fields)),
    options: wire.options.map((option, place) => ({
      ...option,
      apply: option.apply.map((each, index) => {
        const own = rule(place, index);
        const target = all.find(({ id }) => id === each.fieldId);
        return { ...each, value: own?.kind === 'value' && target ? (toWireInput(own.value, target) as never) : null };
      }),
    })),
  };
}

it.each(GOLDEN_FORMS.map(({ title, definition }) => [title, definition] as const))('sends a whole definition and reads it back: %s', (_, { fields }) => {
  const complete = fields.map((one) => field({ ...one, fields: one.fields.map((column) => field(column)) }));
  const read = designsOfWire(complete.map((one) => inputOf(one, complete)));
  const plain = (all: readonly FieldDefinition[]) => JSON.parse(JSON.stringify(all.map((one) => ({ ...one, options: one.options.map((option) => ({ apply: [], cells: {}, ...option })) }))));
  expect(plain(read)).toEqual(plain(complete));
  expect(rawOfWire({ clear: true }, complete[0] as FieldDefinition).raw ?? null).toBeNull();
});
