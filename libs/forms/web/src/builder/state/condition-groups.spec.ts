import type { Condition } from '@afterbell/forms/domain';
import fc from 'fast-check';
import { conditionOf, groupOf } from './condition-groups';

const test_ = (fieldId: number): Condition => ({ fieldId, op: 'filled' });
const condition = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 0, max: 3 }).map(test_),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('node').map((not) => ({ not })),
  ),
})).node;

/** Truth for each of the sixteen ways to answer four fields. */
function truth(given: Condition, answers: number): boolean {
  if ('fieldId' in given) return (answers & (1 << given.fieldId)) !== 0;
  if ('all' in given) return given.all.every((part) => truth(part, answers));
  if ('any' in given) return given.any.some((part) => truth(part, answers));
  return !truth(given.not, answers);
}
const table = (given: Condition) => Array.from({ length: 16 }, (_, answers) => truth(given, answers));

it('what the editor makes of a condition means the same, and making it again changes nothing', () => {
  fc.assert(
    fc.property(condition, (given) => {
      const once = conditionOf(groupOf(given)) as Condition;
      expect(table(once)).toEqual(table(given));
      expect(conditionOf(groupOf(once))).toEqual(once);
    }),
  );
});

it('a group without a test is no condition', () => {
  expect(conditionOf({ match: 'none', parts: [] })).toBeNull();
  expect(conditionOf({ match: 'all', parts: [{ match: 'any', parts: [] }] })).toBeNull();
});
