import { PermissionSet, entriesFor, type PermissionEntry } from './permission';
import { entriesBeyond } from './permission-grant';
import { STANDARD_ROLES, standardRole } from './standard-roles';

const setOf = (key: Parameters<typeof standardRole>[0]) => new PermissionSet(standardRole(key).entries);

it('refuses what the granter lacks: edit to a viewer, a tab, a verb of its own', () => {
  const viewer = new PermissionSet(entriesFor('people.staff', 'view'));
  const edit: PermissionEntry = { section: 'people', subSection: 'staff', tab: null, value: 'allow-edit' };
  const remove: PermissionEntry = { section: 'people', subSection: 'staff', tab: 'delete', value: 'allow-delete' };
  const notes: PermissionEntry = { section: 'people', subSection: 'participants', tab: 'NOTES', value: 'allow-view' };
  expect(entriesBeyond(viewer, [edit, remove, notes])).toEqual([edit, remove, notes]);
});

it('lets everyone hand on what they have, and deny anything', () => {
  for (const { key, entries } of STANDARD_ROLES) expect(entriesBeyond(setOf(key), entries)).toEqual([]);
  expect(entriesBeyond(PermissionSet.none, [{ section: 'people', subSection: 'staff', tab: null, value: 'deny' }])).toEqual([]);
});

it('finds the tenant administrator beyond everyone else', () => {
  const { entries } = standardRole('tenant_administrator');
  for (const key of ['institution_administrator', 'site_coordinator', 'viewer'] as const) expect(entriesBeyond(setOf(key), entries)).not.toEqual([]);
});
