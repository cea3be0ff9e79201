import { ORGANIZATION_LEVELS, scopeAllows, type OrganizationLevel } from './organization-level';
import { entriesFor, PermissionSet, subSectionEntries } from './permission';
import { FEATURE_KEYS } from './feature-key';
import { menuFor, refusalOf, routeAccess } from './route-access';
import { PLANNED_ROUTES, ROUTES } from './route-table';
import { standardRole, type StandardRoleKey } from './standard-roles';

const all = new PermissionSet(FEATURE_KEYS.flatMap((feature) => entriesFor(feature, 'edit')));
const role = (key: StandardRoleKey) => new PermissionSet(standardRole(key).entries);
const visit = (pathname: string, permissions: PermissionSet, level: OrganizationLevel | null = 'site') => routeAccess({ pathname, permissions, level, signedIn: true });
const concrete = (path: string) => path.replace(/:\w+\??/g, 'activities');

describe('routeAccess refuses', () => {
  it('every page to whoever is not signed in, even with permissions left over', () => {
    for (const { path, guest, public: open } of ROUTES) {
      if (guest || open) continue;
      expect([path, routeAccess({ pathname: concrete(path), permissions: all, level: 'site', signedIn: false })]).toEqual([path, 'login']);
    }
  });

  it('every page with a feature to whoever holds none', () => {
    for (const { path, guest, public: open, signedIn } of ROUTES) {
      if (guest || open || signedIn) continue;
      expect([path, visit(concrete(path), PermissionSet.none)]).toEqual([path, 'denied']);
    }
  });

  it('every page with a scope to the levels outside it', () => {
    for (const { path, scope } of ROUTES) {
      if (scope === null) continue;
      for (const level of [...ORGANIZATION_LEVELS, null]) {
        if (!scopeAllows(scope, level)) expect([path, level, visit(concrete(path), all, level)]).toEqual([path, level, 'denied']);
      }
    }
  });

  it('adding to a viewer', () => {
    expect(visit('/people/participants/add', new PermissionSet(entriesFor('people.participants', 'view')))).toBe('denied');
  });

  it('a section of maintenance without its own feature and level', () => {
    expect(visit('/settings/custom-fields/organizations', all, 'institution')).toBe('denied');
    expect(visit('/settings/custom-fields/staff', all, 'site')).toBe('denied');
    expect(visit('/settings/custom-fields/unheard-of', all, 'top')).toBe('denied');
    expect(visit('/settings/custom-fields/staff/7/library', new PermissionSet(entriesFor('settings.maintenance_services', 'edit')), 'top')).toBe('denied');
    expect(visit('/settings/custom-fields/organizations', all, 'top')).toBe('allowed');
  });

  it('the sign-in screen to whoever is signed in', () => {
    expect(visit('/login', all)).toBe('denied');
    expect(routeAccess({ pathname: '/login', permissions: PermissionSet.none, level: null, signedIn: false })).toBe('allowed');
  });
});

it('knows no path that the table does not have, signed in or not', () => {
  expect(visit('/nowhere', all)).toBe('not-found');
  expect(routeAccess({ pathname: '/nowhere', permissions: PermissionSet.none, level: null, signedIn: false })).toBe('not-found');
});

it('allows the dashboard to everyone signed in, guests to guests and users alike', () => {
  expect(visit('/', PermissionSet.none, null)).toBe('allowed');
  expect(visit('/registration/abc', PermissionSet.none, null)).toBe('planned');
  expect(routeAccess({ pathname: '/registration/abc', permissions: PermissionSet.none, level: null, signedIn: false })).toBe('planned');
});

it('tells a planned page from a built one only where it would be allowed', () => {
  for (const { path, sectionIndex } of ROUTES) {
    const access = visit(concrete(path), all);
    if (!sectionIndex && access !== 'denied') expect([path, access]).toEqual([path, PLANNED_ROUTES.has(path) ? 'planned' : 'allowed']);
  }
});

describe('refusalOf', () => {
  it('names the levels at which the same role would do', () => {
    expect(refusalOf('/participation/activity/summary', { permissions: all, level: 'top' })).toEqual({ to: '/', levels: ['site'], byLevel: true, label: 'menu.participation.activity' });
  });

  it('offers no level for a page that is not built, or that the role does not include', () => {
    expect(refusalOf('/sustainability/fundraising-events', { permissions: all, level: 'top' })).toMatchObject({ levels: [], byLevel: true });
    expect(refusalOf('/organizations/list', { permissions: PermissionSet.none, level: 'top' })).toEqual({ to: '/', levels: [], byLevel: false, label: 'menu.organizations.list' });
  });
});

describe('a section index', () => {
  it('is allowed with one child, and planned when no child has a page', () => {
    expect(visit('/people', new PermissionSet(subSectionEntries('people.participants', 'view')))).toBe('allowed');
    expect(visit('/people', new PermissionSet(subSectionEntries('people.registration_management', 'view')))).toBe('planned');
    expect(visit('/sustainability', all, 'institution')).toBe('planned');
    expect(visit('/participation', all, 'institution')).toBe('allowed');
    expect(visit('/participation', all, 'top')).toBe('denied');
    expect(visit('/participation', all, 'site')).toBe('allowed');
  });

  it('of organizations is allowed to whoever may view any of them', () => {
    expect(visit('/organizations', new PermissionSet(subSectionEntries('organizations.site', 'view')))).toBe('allowed');
  });
});

describe('menuFor', () => {
  it('names attendance by what may be done there', () => {
    const labels = (role: 'attendance_taker' | 'viewer') => menuFor({ permissions: new PermissionSet(standardRole(role).entries), level: 'site' }).flatMap(({ children }) => children).filter(({ path }) => path === '/participation/activity').map(({ label }) => label);
    expect([labels('attendance_taker'), labels('viewer')]).toEqual([['menu.participation.activity'], ['menu.participation.activity_view']]);
  });

  const paths = (permissions: PermissionSet, level: OrganizationLevel | null) => menuFor({ permissions, level }).map(({ path, children }) => [path, ...children.map((child) => child.path)]);

  it('shows nothing but the dashboard to whoever holds nothing', () => {
    expect(paths(PermissionSet.none, 'site')).toEqual([['/']]);
  });

  it('leaves out an index without a visible child', () => {
    expect(paths(new PermissionSet(subSectionEntries('organizations.site', 'view')), 'site')).toEqual([['/']]);
  });

  it('shows an attendance taker the way to attendance', () => {
    expect(paths(role('attendance_taker'), 'site')).toEqual([['/'], ['/people', '/people/list', '/people/participants'], ['/activities'], ['/participation', '/participation/activity']]);
  });

  it('follows the level of the acting organization', () => {
    const sections = paths(all, 'institution').map(([section]) => section);
    expect(sections).toEqual(['/', '/people', '/organizations', '/participation', '/settings']);
    expect(paths(all, 'site').map(([section]) => section)).toEqual(['/', '/people', '/organizations', '/activities', '/participation', '/services', '/settings']);
  });

  it('never leads where routeAccess would not let', () => {
    for (const level of ORGANIZATION_LEVELS) for (const path of paths(all, level).flat()) expect(visit(path, all, level)).toBe('allowed');
  });
});
