import fc from 'fast-check';
import { explainAccess, type ExplainedAccess } from './explain-access';
import { FEATURE_KEYS, tabsOf } from './feature-key';
import { ORGANIZATION_LEVELS } from './organization-level';
import { PERMISSION_VALUES, PermissionSet, VERBS, type PermissionEntry } from './permission';
import { routeAccess } from './route-access';
import { ROUTES } from './route-table';
import { STANDARD_ROLES, standardRole } from './standard-roles';

const access = (permissions: PermissionSet, more: Partial<ExplainedAccess> = {}): ExplainedAccess => ({
  tenantEnabled: true, userEnabled: true, enabled: true, startsOn: null, endsOn: null, today: '2026-11-20', level: 'site', permissions, ...more,
});
const taker = new PermissionSet(standardRole('attendance_taker').entries);
const reason = (explained: ReturnType<typeof explainAccess>) => explained.steps.find(({ passed }) => !passed);
const PATHS = [...ROUTES.map(({ path }) => path.replace(/:section\b\??/g, 'organizations').replace(/:\w+\??/g, 'x')), '/settings/custom-fields/staff', '/settings/custom-fields/nothing', '/nowhere'];

it.each([
  [{ tenantEnabled: false }, 'tenant'],
  [{ userEnabled: false }, 'user'],
  [{ enabled: false }, 'access'],
  [{ startsOn: '2026-11-21' }, 'starts'],
  [{ endsOn: '2026-11-19' }, 'ends'],
])('an access that is not in force allows nothing: %j', (more, kind) => {
  const explained = explainAccess(access(taker, more), { feature: 'participation.by_activity', verb: 'edit' });
  expect([explained.allowed, reason(explained)?.kind]).toEqual([false, kind]);
});

it('counts the first and the last day in', () => {
  expect(explainAccess(access(taker, { startsOn: '2026-11-20', endsOn: '2026-11-20' }), { feature: 'participation.by_activity', verb: 'edit' }).allowed).toBe(true);
});

it('names the entry that is missing, and the tab rule', () => {
  expect(reason(explainAccess(access(taker), { feature: 'people.participants', verb: 'view', tab: 'NOTES' }))).toMatchObject({ kind: 'tab', entry: 'people.participants/NOTES', value: null });
  expect(reason(explainAccess(access(taker), { feature: 'people.participants', verb: 'delete' }))).toMatchObject({ kind: 'verb', entry: 'people.participants/delete', value: null });
  expect(reason(explainAccess(access(taker), { feature: 'people.participants', verb: 'edit' }))).toMatchObject({ kind: 'feature', value: 'allow-view' });
});

it('names the levels that a page and a section of maintenance ask for', () => {
  const top = new PermissionSet(standardRole('tenant_administrator').entries);
  expect(reason(explainAccess(access(top, { level: 'top' }), { path: '/activities' }))).toMatchObject({ kind: 'scope', letter: 'S', levels: ['site'] });
  expect(reason(explainAccess(access(top, { level: 'institution' }), { path: '/settings/custom-fields/organizations' }))).toMatchObject({ kind: 'maintenance', levels: ['top'] });
});

it('says that a passkey is asked for at sign-in and before it is done, and stops nobody by it', () => {
  const question = { feature: 'participation.by_activity', verb: 'edit' } as const;
  const kinds = (more: Partial<ExplainedAccess>) => explainAccess(access(taker, more), question).steps.map(({ kind }) => kind);
  expect(kinds({})).toEqual(['tenant', 'user', 'access', 'feature']);
  expect(kinds({ passkeyAt: 'site', confirmed: true })).toEqual(['tenant', 'user', 'access', 'passkey', 'feature', 'confirm']);
  expect(explainAccess(access(taker, { passkeyAt: 'site', confirmed: true }), question)).toMatchObject({ allowed: true, steps: expect.arrayContaining([{ kind: 'passkey', passed: true, levels: ['site'] }]) });
});

it('agrees with PermissionSet for every standard role, feature, verb and tab', () => {
  for (const { entries } of STANDARD_ROLES) {
    const permissions = new PermissionSet(entries);
    for (const feature of FEATURE_KEYS) {
      for (const verb of VERBS) {
        for (const tab of [undefined, ...tabsOf(feature)]) {
          expect([feature, verb, tab, explainAccess(access(permissions), { feature, verb, tab }).allowed]).toEqual([feature, verb, tab, permissions.allows(verb, feature, tab)]);
        }
      }
    }
  }
});

it('agrees with routeAccess for every page, standard role and level', () => {
  for (const { entries } of STANDARD_ROLES) {
    const permissions = new PermissionSet(entries);
    for (const level of ORGANIZATION_LEVELS) {
      for (const path of PATHS) {
        const opens = ['allowed', 'planned'].includes(routeAccess({ pathname: path, signedIn: true, permissions, level }));
        expect([path, level, explainAccess(access(permissions, { level }), { path }).allowed]).toEqual([path, level, opens]);
      }
    }
  }
});

it('agrees with PermissionSet for any entries, contradictions too', () => {
  const entry = fc.record({ section: fc.constant('people'), subSection: fc.constantFrom('participants', 'staff'), tab: fc.constantFrom(null, 'NOTES', 'GOALS', 'delete', 'export', 'import'), value: fc.constantFrom(...PERMISSION_VALUES) });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.constantFrom(...VERBS), fc.constantFrom(undefined, 'NOTES', 'GOALS'), (entries, verb, tab) => {
      const permissions = new PermissionSet(entries as PermissionEntry[]);
      expect(explainAccess(access(permissions), { feature: 'people.participants', verb, tab }).allowed).toBe(permissions.allows(verb, 'people.participants', tab));
    }),
  );
});
