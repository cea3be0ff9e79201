import { readRoleFile, ROLE_FILE_FORMAT, ROLE_FILE_MAX, writeRoleFile } from './role-file';
import { canonicalEntries } from './role-rules';
import { STANDARD_ROLES } from './standard-roles';

const file = (more: object) => JSON.stringify({ format: ROLE_FILE_FORMAT, version: 1, name: 'Door', levels: ['site'], entries: [], ...more });

it.each(['', 'null', '[]', '{', '"afterbell.role"', '{"format":"other"}', file({ name: 7 }), file({ entries: {} }), file({ name: 'x'.repeat(ROLE_FILE_MAX) })])('takes no other document: %.40s', (text) => {
  expect(readRoleFile(text)).toBeNull();
});

it('reports what the catalogue does not know and keeps the rest', () => {
  const staff = { section: 'people', subSection: 'staff', value: 'allow-view' };
  const strange = [{ ...staff, subSection: 'ghosts' }, { ...staff, value: 'allow-all' }, { ...staff, tab: 'NOTES' }, null, 'people.staff', { ...staff, section: '__proto__' }];
  const read = readRoleFile(file({ levels: ['site', 'galaxy', 'site'], entries: [...strange, staff] }));
  expect(read).toMatchObject({ name: 'Door', levels: ['site'], entries: [{ ...staff, tab: null }] });
  expect(read && 'unknown' in read && read.unknown).toHaveLength(strange.length + 1);
  expect(read).toMatchObject({ unknownLevels: ['galaxy'] });
});

it('says which version a document of another one has', () => {
  expect(readRoleFile(file({ version: 2 }))).toEqual({ otherVersion: '2' });
  expect(readRoleFile(file({ version: undefined }))).toMatchObject({ name: 'Door' });
});

it('reads back what it wrote, for every standard role', () => {
  for (const { name, levels, entries } of STANDARD_ROLES) expect(readRoleFile(writeRoleFile({ name, levels, entries }))).toEqual({ name, levels, entries: canonicalEntries(entries), unknown: [], unknownLevels: [] });
});
