import fc from 'fast-check';
import { FEATURE_KEYS, tabsOf } from './feature-key';
import { PermissionSet, VERBS } from './permission';
import { cellsOf, entriesOfRights, isTicked, rightsOf, tickState, withTick, type MatrixCell, type Rights } from './role-matrix';
import { canonicalEntries } from './role-rules';
import { STANDARD_ROLES, standardRole } from './standard-roles';

const cell = fc.constantFrom(...FEATURE_KEYS).chain((feature): fc.Arbitrary<MatrixCell> => fc.constantFrom(...VERBS.flatMap((verb) => cellsOf([feature], verb))));
const NONE: Rights = new Map();

it('clears all of a feature with its view, its tabs too', () => {
  const rights = withTick(rightsOf(standardRole('tenant_administrator').entries), { feature: 'people.participants', tab: null, verb: 'view' }, false);
  expect(VERBS.flatMap((verb) => cellsOf(['people.participants'], verb)).filter((at) => isTicked(rights, at))).toEqual([]);
  expect(isTicked(rights, { feature: 'people.staff', tab: null, verb: 'delete' })).toBe(true);
});

it('leaves the view when edit is cleared', () => {
  const at = { feature: 'people.staff', tab: null } as const;
  const rights = withTick(withTick(NONE, { ...at, verb: 'edit' }, true), { ...at, verb: 'edit' }, false);
  expect(entriesOfRights(rights)).toEqual([{ section: 'people', subSection: 'staff', tab: null, value: 'allow-view' }]);
});

it('whatever is ticked, in whatever order, is allowed; what was cleared is not', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, fc.boolean()), { minLength: 1, maxLength: 30 }), (steps) => {
      const rights = steps.reduce((now, [at, on]) => withTick(now, at, on), NONE);
      const set = new PermissionSet(entriesOfRights(rights));
      const [at, on] = steps.at(-1) ?? [];
      if (at) expect([isTicked(rights, at), set.allows(at.verb, at.feature, at.tab ?? undefined)]).toEqual([on, on]);
      for (const feature of FEATURE_KEYS) for (const verb of VERBS) for (const tab of [null, ...(verb === 'view' || verb === 'edit' ? tabsOf(feature) : [])]) {
        expect(isTicked(rights, { feature, tab, verb })).toBe(set.allows(verb, feature, tab ?? undefined));
      }
    }),
    { numRuns: 60 },
  );
});

it('shows each standard role as it is', () => {
  for (const { entries } of STANDARD_ROLES) expect(entriesOfRights(rightsOf(entries))).toEqual(canonicalEntries(entries));
});

it('sums a column up', () => {
  const cells = cellsOf(['people.staff', 'people.teachers'], 'view');
  const one = withTick(NONE, { feature: 'people.staff', tab: null, verb: 'view' }, true);
  expect([tickState(NONE, cells), tickState(one, cells), tickState(cells.reduce((now, at) => withTick(now, at, true), NONE), cells)]).toEqual(['none', 'some', 'all']);
});
