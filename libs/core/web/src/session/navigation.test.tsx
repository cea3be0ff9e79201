import { entriesFor, ORGANIZATION_LEVELS, pageRedirect, PermissionSet, refusalOf, routeAccess, ROUTES, STANDARD_ROLES, type FeatureKey, type OrganizationLevel } from '@afterbell/core/domain';
import { judgeVisit } from './navigation';

function viewer(level: OrganizationLevel, ...features: FeatureKey[]) {
  return { permissions: new PermissionSet(features.flatMap((feature) => entriesFor(feature, 'view'))), level };
}
const coordinator = viewer('site', 'people.participants');

describe('signed out', () => {
  test.each([
    ['/', '', { kind: 'redirect', to: '/login', remember: '/' }],
    ['/people/participants', '?q=ana', { kind: 'redirect', to: '/login?inactiveLogout=1', remember: '/people/participants?q=ana' }],
    ['/no/such/page', '', { kind: 'redirect', to: '/login?inactiveLogout=1', remember: '/no/such/page' }],
    ['/login', '?successfulLogout=1', { kind: 'show' }],
    ['/auth/login', '', { kind: 'show' }],
    ['/people/', '?q=1', { kind: 'redirect', to: '/people?q=1' }],
  ])('%s%s', (pathname, search, verdict) => {
    expect(judgeVisit({ pathname, search, viewer: null })).toEqual(verdict);
  });
});

describe('signed in', () => {
  test.each([
    ['/', '', { kind: 'show' }],
    ['/people/participants', '', { kind: 'show' }],
    ['/login', '', { kind: 'home' }],
    ['/organizations/list', '?q=a', { kind: 'refused', path: '/organizations/list?q=a', refusal: { to: '/', levels: [], byLevel: false, label: 'menu.organizations.list' } }],
    ['/people/participants///', '', { kind: 'redirect', to: '/people/participants' }],
    ['/people/participants', '?accessId=a7&q=ana', { kind: 'switch', accessId: 'a7', to: '/people/participants?q=ana' }],
    ['/nowhere', '', { kind: 'missing', planned: false }],
  ])('%s%s', (pathname, search, verdict) => {
    expect(judgeVisit({ pathname, search, viewer: coordinator })).toEqual(verdict);
  });

  test('a permitted page that does not exist yet is said to be planned', () => {
    expect(judgeVisit({ pathname: '/tools/documents', search: '', viewer: viewer('site', 'tools.documents') })).toEqual({ kind: 'missing', planned: true });
  });
});

test('every page, for every standard role at every level, is judged as the route table judges it', () => {
  for (const { entries } of STANDARD_ROLES) {
    for (const level of ORGANIZATION_LEVELS) {
      const who = { permissions: new PermissionSet(entries), level };
      for (const route of ROUTES) {
        const pathname = route.path.replace(/:\w+\??/g, 'staff');
        if (route.public) continue;
        const access = routeAccess({ pathname, signedIn: true, ...who });
        const away = access === 'denied' ? null : pageRedirect(pathname);
        const expected = access === 'denied' ? { kind: 'refused', path: pathname, refusal: refusalOf(pathname, who) } : away !== null ? { kind: 'redirect', to: away } : access === 'planned' ? { kind: 'missing', planned: true } : { kind: 'show' };
        expect(judgeVisit({ pathname, search: '', viewer: who })).toMatchObject(expected);
      }
    }
  }
});
