import { PermissionSet, VERBS, visibleTabs } from './permission';
import { FEATURE_KEYS } from './feature-key';
import { STANDARD_ROLES, STANDARD_ROLE_KEYS, standardRole, type StandardRoleKey } from './standard-roles';

const may = (key: StandardRoleKey) => new PermissionSet(standardRole(key).entries);
const viewable = (key: StandardRoleKey) => FEATURE_KEYS.filter((feature) => may(key).allows('view', feature));

it('refuses an attendance taker all but attendance and what it shows', () => {
  expect(viewable('attendance_taker')).toEqual([
    'dashboard.switch_access', 'dashboard.switch_tenants', 'people.participants', 'activities.list', 'activities.session', 'participation.by_activity',
  ]);
  const taker = may('attendance_taker');
  expect(visibleTabs(taker, 'people.participants')).toEqual([]);
  expect(taker.allows('edit', 'people.participants')).toBe(false);
  expect(taker.allows('edit', 'participation.by_activity')).toBe(true);
  for (const feature of FEATURE_KEYS) for (const verb of ['delete', 'export', 'import'] as const) expect(taker.allows(verb, feature)).toBe(false);
});

it('refuses a viewer every verb but view, and the settings', () => {
  for (const feature of viewable('viewer')) {
    if (feature.startsWith('dashboard.')) continue;
    for (const verb of VERBS.filter((v) => v !== 'view')) expect(may('viewer').allows(verb, feature)).toBe(false);
  }
  expect(viewable('viewer').filter((feature) => feature.startsWith('settings.'))).toEqual([]);
});

it('refuses an institution what belongs to the top', () => {
  const institution = may('institution_administrator');
  for (const feature of ['organizations.top', 'settings.tenant', 'settings.security', 'settings.roles', 'settings.years', 'settings.maintenance_organizations', 'tools.apr_submission', 'settings.audit'] as const) {
    expect(institution.allows('edit', feature)).toBe(false);
  }
  expect(institution.allows('edit', 'settings.users')).toBe(true);
});

it('refuses a site coordinator the unlocking of a month, but not its locking', () => {
  const feature = 'participation.lock_activity_participation';
  expect(may('site_coordinator').allows('edit', feature, 'unlock')).toBe(false);
  expect(may('site_coordinator').allows('edit', feature)).toBe(true);
  expect(may('site_group_coordinator').allows('edit', feature, 'unlock')).toBe(true);
  expect(may('site_coordinator').allows('edit', 'organizations.site')).toBe(false);
});

it('gives a guest the intake form and the request, and no level to be granted at', () => {
  expect(viewable('guest')).toEqual(['forms.intake', 'request.view']);
  expect(standardRole('guest').levels).toEqual([]);
});

it('gives the tenant administrator everything', () => {
  for (const feature of FEATURE_KEYS) for (const verb of VERBS) expect(may('tenant_administrator').allows(verb, feature)).toBe(true);
});

it('has each role once, with one entry per key', () => {
  expect(STANDARD_ROLES.map(({ key }) => key)).toEqual([...STANDARD_ROLE_KEYS]);
  for (const { entries } of STANDARD_ROLES) {
    const keys = entries.map(({ section, subSection, tab }) => `${section}.${subSection}/${tab}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
