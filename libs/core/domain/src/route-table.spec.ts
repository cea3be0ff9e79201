import { isFeatureKey } from './feature-key';
import { PLANNED_ROUTES, ROUTES } from './route-table';

const row = (path: string) => ROUTES.find((candidate) => candidate.path === path);

it('has no route without a rule: a feature, or one of guest, public, signed in, section index', () => {
  for (const { path, feature, ...flags } of ROUTES) {
    const open = [flags.guest, flags.public, flags.signedIn, flags.sectionIndex].filter(Boolean).length;
    if (feature === null) expect([path, open]).toEqual([path, 1]);
    else for (const key of typeof feature === 'string' ? [feature] : feature) expect(isFeatureKey(key)).toBe(true);
  }
});

it('has each path and each title once', () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  const titles = ROUTES.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each([
  ['/people/list', 'IS'],
  ['/people/requests', 'I'],
  ['/people/participants', null],
  ['/people/participants/add/contacts', 'IS'],
  ['/people/registration-management/applications/review', 'ISG'],
  ['/services/add', 'S'],
  ['/activities/add/review-and-save', 'S'],
  ['/participation/activity/summary', 'S'],
  ['/participation/staff-meeting/:action/attendees', 'ISG'],
  ['/sustainability/fundraising-events', 'ISG'],
  ['/tools/import/pre-registration/details', 'I'],
  ['/tools/tenant-messages/:action/compose', 'IS'],
  ['/tools/apr/certification/sections', 'S'],
  ['/settings/site-calendar/add/select-sites', 'ISG'],
  ['/settings/registration-forms/:action/authorizations', 'I'],
  ['/settings/data-collection-periods/:type/:action/:id?/select-outcomes', null],
])('%s has the scope %s', (path, scope) => expect(row(path)).toMatchObject({ scope }));

it('asks for edit where something is added', () => {
  for (const { path, verb } of ROUTES) if (/\/add(-funder|-partner)?(\/|$)/.test(path)) expect([path, verb]).toEqual([path, 'edit']);
});

it('centres sign-in, leaves guests, wizards, funders and partners without the frame, and keeps it around records', () => {
  expect(row('/login')?.layout).toBe('center');
  expect(row('/registration/:uid')?.layout).toBe('blank');
  expect(['/organizations/edit-partner', '/organizations/edit-funder', '/organizations/add/site', '/settings/users/add'].map((path) => row(path)?.layout)).toEqual(['none', 'none', 'none', 'none']);
  expect(['/organizations/edit/site', '/organizations/edit/top', '/settings/users/:action/:id?', '/settings/users/:action/:id?/access-info'].map((path) => row(path)?.layout)).toEqual(['default', 'default', 'default', 'default']);
});

it('puts every menu entry under a section that is in the menu, in an order without ties', () => {
  const placed = new Set<string>();
  for (const { menu } of ROUTES) {
    if (!menu) continue;
    if (menu.parent !== null) expect(row(menu.parent)?.menu?.parent).toBeNull();
    expect(placed.has(`${menu.parent} ${menu.order}`)).toBe(false);
    placed.add(`${menu.parent} ${menu.order}`);
  }
});

it('plans only routes of the table, and fewer each time', () => {
  for (const path of PLANNED_ROUTES) expect(row(path)).toBeDefined();
  expect(PLANNED_ROUTES.size).toBeLessThanOrEqual(61);
});
