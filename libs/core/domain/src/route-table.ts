/**
 * The one table of routes: the router, the menu, the command palette and the server's route rule are built from it
 * (product rules §2, docs/architecture.md). Its rows stand in one file per group of sections.
 */
import { routeRows, type RouteRow } from './route-row';
import { ORGANIZATION_ROUTES, PEOPLE_ROUTES } from './routes-people';
import { PROGRAMME_ROUTES } from './routes-programme';
import { SETTINGS_ROUTES } from './routes-settings';
import { TOOLS_ROUTES } from './routes-tools';

const home = routeRows('home');
const signIn = routeRows('sign_in');
const guest = routeRows('guest');

export const DASHBOARD_PATH = '/';
export const LOGIN_PATH = '/login';

export const ROUTES: readonly RouteRow[] = [
  // No feature: whoever is refused elsewhere lands on the dashboard, so it can refuse nobody who is signed in.
  home(DASHBOARD_PATH, null, { signedIn: true, menu: [10, 'layout-dashboard'] }),
  home('/profile', null, { signedIn: true }),
  home('/notifications', null, { signedIn: true }),
  signIn(LOGIN_PATH, null, { public: true, layout: 'center' }),
  signIn('/auth/login', null, { public: true, layout: 'center' }),
  ...PEOPLE_ROUTES,
  ...ORGANIZATION_ROUTES,
  ...PROGRAMME_ROUTES,
  ...TOOLS_ROUTES,
  ...SETTINGS_ROUTES,
  guest('/enrollment/:uid', null, { guest: true, layout: 'blank' }),
  guest('/registration/:uid', null, { guest: true, layout: 'blank' }),
  guest('/intake-request/:id', null, { guest: true, layout: 'blank' }),
  // A tablet at the door: the device's own grant is asked for by the server (docs/attendance.md).
  guest('/kiosk', null, { guest: true, device: true, layout: 'fullscreen' }),
];

const BUILT: readonly string[] = [
  DASHBOARD_PATH,
  '/profile',
  LOGIN_PATH,
  '/auth/login',
  '/notifications',
  '/organizations',
  '/organizations/list',
  ...ORGANIZATION_ROUTES.map(({ path }) => path).filter((path) => !['/organizations', '/organizations/list'].includes(path)),
  '/people',
  '/people/households',
  '/people/participants',
  '/people/participants/add',
  '/people/participants/add/address',
  '/people/participants/add/contacts',
  '/people/participants/add/school-information',
  '/people/participants/add/registration-information',
  '/people/participants/registration-information/:id?',
  '/people/participants/registration-information/:id?/enrolled-programs',
  '/people/participants/edit',
  '/people/rosters',
  '/people/requests',
  '/people/list',
  '/people/staff',
  '/people/staff/add',
  '/people/staff/add/address',
  '/people/staff/add/contacts',
  '/people/staff/add/employment-information',
  '/people/staff/edit',
  '/people/teachers',
  '/people/board-members',
  '/activities',
  '/activities/add',
  '/activities/add/schedule',
  '/activities/add/review-and-save',
  '/activities/edit',
  '/participation',
  '/participation/activity',
  '/participation/activity/select-participants',
  '/participation/activity/summary',
  '/participation/participant',
  '/participation/grid',
  '/participation/lock-activity',
  ...['staff-meeting', 'advisory-board-meeting', 'professional-development'].flatMap((name) => ['', '/:action', '/:action/attendees'].map((page) => `/participation/${name}${page}`)),
  '/services',
  '/services/add',
  '/settings',
  '/settings/audit',
  '/settings/users',
  '/settings/users/add',
  '/settings/users/add/access-info',
  '/settings/users/:action/:id?',
  '/settings/users/:action/:id?/access-info',
  '/settings/roles',
  '/settings/roles/:id',
  '/settings/data-collection-periods',
  '/settings/data-collection-periods/:type/:action/:id?',
  '/settings/data-collection-periods/:type/:action/:id?/select-organizations',
  '/settings/custom-fields',
  '/settings/custom-fields/preview',
  '/settings/custom-fields/previewEnrollment',
  '/settings/custom-fields/:section/:form?',
  '/settings/custom-fields/:section/:form?/library',
  '/settings/organization-levels',
  '/settings/tenant',
  '/settings/security',
  '/settings/site-calendar',
  '/settings/site-calendar/add',
  '/settings/site-calendar/add/select-sites',
  '/kiosk',
];

/** Paths of the table that have no page yet. */
export const PLANNED_ROUTES: ReadonlySet<string> = new Set(ROUTES.map(({ path }) => path).filter((path) => !BUILT.includes(path)));
