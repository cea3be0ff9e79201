import fc from 'fast-check';
import { FEATURE_KEYS, splitFeature, tabsOf } from './feature-key';
import { ENTRY_VERBS, PERMISSION_VALUES, PermissionSet, VERBS, type PermissionEntry } from './permission';
import { administers, applyChanges, canonicalEntries, entryChanges, entryKey, isKnownEntry, type RawEntry } from './role-rules';
import { STANDARD_ROLES, standardRole } from './standard-roles';

const NOTES = { section: 'people', subSection: 'participants', tab: 'NOTES' };

const place = fc.constantFrom(...FEATURE_KEYS).chain((feature) => fc.record({ section: fc.constant(splitFeature(feature).section), subSection: fc.constant(splitFeature(feature).subSection), tab: fc.constantFrom(null, ...tabsOf(feature), ...ENTRY_VERBS) }));
const rawEntries = fc.array(fc.tuple(place, fc.constantFrom(...PERMISSION_VALUES)).map(([at, value]): RawEntry => ({ ...at, value })), { maxLength: 40 });

it.each([
  { section: 'people', subSection: 'nobody', tab: null, value: 'allow-view' },
  { section: 'toString', subSection: 'constructor', tab: null, value: 'allow-view' },
  { ...NOTES, tab: 'NOTE', value: 'allow-view' },
  { ...NOTES, value: 'allow-delete' },
  { ...NOTES, tab: null, value: 'allow-export' },
  { ...NOTES, tab: 'export', value: 'allow-import' },
  { ...NOTES, tab: 'delete', value: 'allow-edit' },
  { ...NOTES, value: 'allow' },
  { section: 'people', subSection: 'staff', tab: 'NOTES', value: 'allow-view' },
])('does not know $section.$subSection/$tab $value', (entry) => {
  expect(isKnownEntry(entry)).toBe(false);
  expect(canonicalEntries([entry])).toEqual([]);
});

it('lets a deny win, whatever stands beside it', () => {
  for (const entries of [['deny', 'allow-edit'], ['allow-edit', 'deny']]) expect(canonicalEntries(entries.map((value) => ({ ...NOTES, value })))).toEqual([]);
});

it('allows in its canonical form exactly what the entries allow', () => {
  fc.assert(
    fc.property(rawEntries, (raw) => {
      const known = raw.filter(isKnownEntry) as PermissionEntry[];
      const [before, after] = [new PermissionSet(known), new PermissionSet(canonicalEntries(raw))];
      for (const feature of FEATURE_KEYS) for (const verb of VERBS) for (const tab of [undefined, ...tabsOf(feature)]) expect(after.allows(verb, feature, tab)).toBe(before.allows(verb, feature, tab));
    }),
    { numRuns: 40 },
  );
});

it('finds each change, and the changes make the one role out of the other', () => {
  fc.assert(
    fc.property(rawEntries, rawEntries, (a, b) => {
      expect(applyChanges(a, entryChanges(a, b))).toEqual(canonicalEntries(b));
      expect(entryChanges(a, a)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('keeps the changes of both when two people edited different places', () => {
  const base = standardRole('viewer').entries;
  const theirs = applyChanges(base, [{ ...NOTES, before: 'allow-view', after: null }]);
  const mine = [{ section: 'people', subSection: 'staff', tab: null, before: 'allow-view' as const, after: 'allow-edit' as const }];
  const both = new Map(applyChanges(theirs, mine).map((entry) => [entryKey(entry), entry.value]));
  expect([both.has('people.participants/NOTES'), both.get('people.staff')]).toEqual([false, 'allow-edit']);
});

it('sees administration only where users and roles may both be edited', () => {
  expect(STANDARD_ROLES.filter(({ entries }) => administers(entries)).map(({ key }) => key)).toEqual(['tenant_administrator']);
  const without = (feature: string) => standardRole('tenant_administrator').entries.filter((entry) => entryKey(entry) !== feature);
  expect([administers(without('settings.users')), administers(without('settings.roles')), administers(without('settings.tenant'))]).toEqual([false, false, true]);
});
