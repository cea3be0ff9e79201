import fc from 'fast-check';
import { PERMISSION_VALUES, PermissionSet, VERBS, entriesFor, subSectionEntries, tabEntries, visibleTabs, type PermissionEntry } from './permission';
import { FEATURE_KEYS, tabsOf } from './feature-key';

const participants = { section: 'people', subSection: 'participants' };
const set = (...entries: PermissionEntry[]) => new PermissionSet(entries);

describe('PermissionSet refuses', () => {
  it('everything when there is no entry', () => {
    for (const feature of FEATURE_KEYS) for (const verb of VERBS) expect(PermissionSet.none.allows(verb, feature)).toBe(false);
  });

  it('edit to a viewer', () => {
    expect(set({ ...participants, tab: null, value: 'allow-view' }).allows('edit', 'people.participants')).toBe(false);
  });

  it('view and edit to entries that only delete, export or import', () => {
    const only = set(...entriesFor('people.participants', 'delete', 'export', 'import'));
    expect(only.allows('view', 'people.participants')).toBe(false);
    expect(only.allows('edit', 'people.participants')).toBe(false);
  });

  it('delete to an editor, and to an entry of another value', () => {
    expect(set(...entriesFor('people.participants', 'edit')).allows('delete', 'people.participants')).toBe(false);
    for (const value of PERMISSION_VALUES.filter((v) => v !== 'allow-delete')) {
      expect(set({ ...participants, tab: 'delete', value }).allows('delete', 'people.participants')).toBe(false);
    }
  });

  it('a tab without an entry, and a tab of a feature that is hidden', () => {
    expect(set(...subSectionEntries('people.participants', 'edit')).allows('view', 'people.participants', 'NOTES')).toBe(false);
    expect(set(...tabEntries('people.participants', ['NOTES'], 'edit')).allows('view', 'people.participants', 'NOTES')).toBe(false);
  });

  it('a contradiction, in whatever order it is written', () => {
    const allow: PermissionEntry = { ...participants, tab: null, value: 'allow-edit' };
    const deny: PermissionEntry = { ...participants, tab: null, value: 'deny' };
    expect(set(allow, deny).allows('view', 'people.participants')).toBe(false);
    expect(set(deny, allow).allows('view', 'people.participants')).toBe(false);
  });

  it('deleting within a tab that may only be viewed', () => {
    const viewer = set(...subSectionEntries('people.participants', 'view', 'delete', 'export'), ...tabEntries('people.participants', ['NOTES'], 'view'));
    expect(viewer.allows('delete', 'people.participants', 'NOTES')).toBe(false);
    expect(viewer.allows('export', 'people.participants', 'NOTES')).toBe(true);
  });
});

describe('PermissionSet allows', () => {
  it('view to a viewer and to an editor', () => {
    expect(set(...entriesFor('people.staff', 'view')).allows('view', 'people.staff')).toBe(true);
    expect(set(...entriesFor('people.staff', 'edit')).allows('view', 'people.staff')).toBe(true);
  });

  it('the stronger of two allowing entries', () => {
    expect(set(...entriesFor('people.staff', 'edit'), ...entriesFor('people.staff', 'view')).allows('edit', 'people.staff')).toBe(true);
  });

  it('exactly the verbs that entriesFor was given, edit including view, and nothing elsewhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FEATURE_KEYS), fc.subarray([...VERBS]), (feature, verbs) => {
        const built = set(...entriesFor(feature, ...verbs));
        for (const verb of VERBS) {
          const expected = verbs.includes(verb) || (verb === 'view' && verbs.includes('edit'));
          expect(built.allows(verb, feature)).toBe(expected);
        }
        for (const other of FEATURE_KEYS) if (other !== feature) expect(built.allowsAny('view', [other])).toBe(false);
        const reach = verbs.includes('view') || verbs.includes('edit');
        expect(visibleTabs(built, feature)).toEqual(reach ? tabsOf(feature) : []);
      }),
    );
  });
});

it('lists the visible tabs in the order of the catalogue, leaving denied ones out', () => {
  const some = set(
    ...subSectionEntries('people.participants', 'view'),
    ...tabEntries('people.participants', ['NOTES', 'COMLOG'], 'view'),
    { ...participants, tab: 'GOALS', value: 'deny' },
  );
  expect(visibleTabs(some, 'people.participants')).toEqual(['COMLOG', 'NOTES']);
});
