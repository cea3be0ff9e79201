/**
 * Who may go where, written out from the product's rules and judged without any of the code under test: the guard of each page (the letter of
 * its scope, or the rule of its own), the features of which one is needed, and whether they must be edited.
 */
import { ORGANIZATION_LEVELS, type OrganizationLevel } from './organization-level';
import { PermissionSet, type PermissionEntry } from './permission';
import { pageRedirect, refusalOf, routeAccess } from './route-access';
import { ROUTES } from './route-table';
import { STANDARD_ROLES } from './standard-roles';

type Guard = 'access-institution' | 'access-institution-or-site' | 'access-institution-or-site-group-or-site' | 'access-site' | 'organizations' | 'data-collection-periods' | 'add-edit-data-collection-period' | 'intake-form' | 'settings-custom-fields-section' | 'none';

const LEVELS: Record<Guard, readonly OrganizationLevel[] | null> = {
  'access-institution': ['institution'],
  'access-institution-or-site': ['institution', 'site'],
  'access-institution-or-site-group-or-site': ['institution', 'site_group', 'site'],
  'access-site': ['site'],
  organizations: null,
  'data-collection-periods': null,
  'add-edit-data-collection-period': null,
  'intake-form': null,
  'settings-custom-fields-section': null,
  none: null,
};

const PEOPLE = 'participants contacts staff teachers board_members'.split(' ').map((name) => `people.${name}`).join(' ');
const ORGANIZATIONS = 'top lea school institution_group institution site_group site partner funder chart list'.split(' ').map((name) => `organizations.${name}`).join(' ');
const MAINTENANCE = 'activities services organizations people registration_forms'.split(' ').map((name) => `settings.maintenance_${name}`).join(' ');
const I = 'access-institution' as const;
const IS = 'access-institution-or-site' as const;
const ISG = 'access-institution-or-site-group-or-site' as const;
const S = 'access-site' as const;
const OF_SECTION = 'settings-custom-fields-section' as const;

/** Paths under one rule: prefix, the ends of the paths (an empty one is the prefix itself), guard, features (none: everyone signed in), verb. */
const TABLE: readonly (readonly [prefix: string, ends: string, guard: Guard, features: string, verb?: 'edit'])[] = [
  ['/', '. profile notifications', 'none', ''],
  ['/people/list', '.', IS, PEOPLE],
  ['/people/rosters', '.', 'none', 'people.rosters'],
  ['/people/households', '.', 'none', 'people.household'],
  ['/people/requests', '.', I, 'people.requests'],
  ['/people/staff', '.', IS, 'people.staff'],
  ['/people/staff/add', '. address contacts employment-information', IS, 'people.staff', 'edit'],
  ['/people/staff/edit', '.', 'none', 'people.staff'],
  ['/people/teachers', '.', IS, 'people.teachers'],
  ['/people/board-members', '.', IS, 'people.board_members'],
  ['/people/participants', '. edit', 'none', 'people.participants'],
  ['/people/participants/add', '. address contacts school-information registration-information', IS, 'people.participants', 'edit'],
  ['/people/participants/registration-information/:id?', '. enrolled-programs', IS, 'people.registration_info'],
  ['/people/registration-management', '. applications', ISG, 'people.registration_management'],
  ['/people/registration-management/applications/review', '.', ISG, 'people.application_site_review people.registration_management'],
  ['/organizations', '.', 'organizations', ORGANIZATIONS],
  ['/organizations/list', '.', 'none', 'organizations.list'],
  ['/organizations/tree', '.', 'none', 'organizations.chart'],
  ['/organizations/add-funder', '. active-reporting-terms', 'none', 'organizations.funder', 'edit'],
  ['/organizations/add-partner', '. active-reporting-terms', 'none', 'organizations.partner', 'edit'],
  ['/organizations/edit-funder', '.', 'none', 'organizations.funder'],
  ['/organizations/edit-partner', '.', 'none', 'organizations.partner'],
  ...['institution-group', 'institution', 'site-group', 'site', 'lea', 'school'].flatMap((level): (typeof TABLE)[number][] => [
    [`/organizations/add/${level}`, '. active-reporting-terms', 'none', `organizations.${level.replace('-', '_')}`, 'edit'],
    [`/organizations/edit/${level}`, '.', 'none', `organizations.${level.replace('-', '_')}`],
  ]),
  ['/organizations/edit/top', '.', 'none', 'organizations.top'],
  ['/services', '.', S, 'services.list'],
  ['/services/add', '.', S, 'services.list', 'edit'],
  ['/activities', '. edit', S, 'activities.list'],
  ['/activities/add', '. schedule review-and-save', S, 'activities.list', 'edit'],
  ['/participation/activity', '. select-participants summary', S, 'participation.by_activity'],
  ['/participation/participant', '.', S, 'participation.by_participant'],
  ['/participation/grid', '.', S, 'participation.grid'],
  ['/participation/lock-activity', '.', ISG, 'participation.lock_activity_participation'],
  ['/participation/staff-meeting', '. :action :action/attendees', ISG, 'participation.staff_meeting'],
  ['/participation/advisory-board-meeting', '. :action :action/attendees', ISG, 'participation.advisory_board_meeting'],
  ['/participation/professional-development', '. :action :action/attendees', ISG, 'participation.professional_development'],
  ['/sustainability/fundraising-events', '.', ISG, 'sustainability.fundraising_events'],
  ['/sustainability/communication-efforts', '.', ISG, 'sustainability.communication_efforts'],
  ['/reports', '. report favorite :id', 'none', 'reports.list'],
  ['/tools/import', '.', 'none', 'tools.import tools.registration_import tools.pre_registration_import'],
  ['/tools/import/registration', '. details', S, 'tools.registration_import'],
  ['/tools/import/participation', '. details', S, 'tools.import'],
  ['/tools/import/pre-registration', '. details', I, 'tools.pre_registration_import'],
  ['/tools/documents', '.', 'none', 'tools.documents'],
  ['/tools/tenant-messages', '. :action :action/review :action/compose', IS, 'tools.send_messages'],
  ['/tools/apr/certification', '. sections sections/:section', S, 'tools.apr_certification'],
  ['/tools/apr/submission', '.', 'none', 'tools.apr_submission'],
  ['/settings/users', '. :action/:id? :action/:id?/access-info', 'none', 'settings.users'],
  ['/settings/users/add', '. access-info', 'none', 'settings.users', 'edit'],
  ['/settings/roles', '. :id', 'none', 'settings.roles'],
  ['/settings/workflow', '.', I, 'settings.workflows'],
  ['/settings/parent-portal-workflow', '.', I, 'settings.parent_portal_workflows'],
  ['/settings/custom-fields', '. preview previewEnrollment', 'none', MAINTENANCE],
  ['/settings/custom-fields/activities', '. form form/library library', OF_SECTION, 'settings.maintenance_activities'],
  ['/settings/custom-fields/organizations', '. form form/library library', OF_SECTION, 'settings.maintenance_organizations'],
  ['/settings/custom-fields/participants', '. form form/library library', OF_SECTION, 'settings.maintenance_people'],
  ['/settings/custom-fields/staff', '. form form/library library', OF_SECTION, 'settings.maintenance_people'],
  ['/settings/custom-fields/enrollment', '. form form/library library', OF_SECTION, 'settings.maintenance_registration_forms'],
  ['/settings/custom-fields/services', '. form form/library library', OF_SECTION, 'settings.maintenance_services'],
  ['/settings/site-calendar', '.', ISG, 'settings.site_calendar'],
  ['/settings/site-calendar/add', '. select-sites', ISG, 'settings.site_calendar_edit', 'edit'],
  ['/settings/registration-forms', '. :action :action/authorizations :action/enrollment-options form/:section/:registrationFormId?', I, 'settings.maintenance_registration_forms'],
  ['/settings/registration-landing-page', '.', 'none', 'settings.landing_page'],
  ['/settings/registration-periods', '.', I, 'settings.registration_periods'],
  ['/settings/data-collection-periods', '.', 'data-collection-periods', 'settings.data_collection_periods'],
  ['/settings/data-collection-periods/:type/:action/:id?', '. select-outcomes enrolled-programs select-categories select-configuration select-organizations', 'add-edit-data-collection-period', 'settings.data_collection_periods', 'edit'],
  ['/settings/organization-levels', '.', 'none', 'settings.organization_levels'],
  ['/settings/security', '.', 'none', 'settings.security'],
  ['/settings/audit', '.', 'none', 'settings.audit'],
  ['/settings/tenant', '.', 'none', 'settings.tenant'],
  ['/enrollment/:uid', '.', 'intake-form', ''],
  ['/registration/:uid', '.', 'intake-form', ''],
  ['/intake-request/:id', '.', 'intake-form', ''],
  // Open to everybody, as a link is: what it shows, the server gives to a device with a grant of its own.
  ['/kiosk', '.', 'intake-form', ''],
];

interface Rule {
  path: string;
  guard: Guard;
  features: readonly string[];
  edit: boolean;
}

const join = (prefix: string, end: string) => (end === '.' ? prefix : `${prefix}/${end}`.replace('//', '/'));
const RULES: Rule[] = TABLE.flatMap(([prefix, ends, guard, features, verb]) => ends.split(' ').map((end) => ({ path: join(prefix, end), guard, features: features.split(' ').filter(Boolean), edit: verb === 'edit' })));
const concrete = (path: string) => path.replace(/:\w+\??/g, 'x1');

function holds(entries: readonly PermissionEntry[], feature: string, edit: boolean): boolean {
  const own = entries.filter((entry) => `${entry.section}.${entry.subSection}` === feature && entry.tab === null).map(({ value }) => value);
  return !own.includes('deny') && own.some((value) => value === 'allow-edit' || (!edit && value === 'allow-view'));
}

function expected({ path, guard, features, edit }: Rule, entries: readonly PermissionEntry[], level: OrganizationLevel): boolean {
  if (features.length === 0) return true;
  const levels = guard === OF_SECTION ? (path.startsWith('/settings/custom-fields/organizations') ? ['top'] : ['top', 'institution']) : LEVELS[guard];
  return (levels === null || levels.includes(level)) && features.some((feature) => holds(entries, feature, edit));
}

it('has a rule for every page of the table but the front pages of sections and sign-in', () => {
  const ruled = new Set(RULES.map(({ path }) => path));
  const open = ROUTES.filter((row) => !ruled.has(row.path) && !row.path.startsWith('/settings/custom-fields/:section')).map(({ path }) => path);
  expect(open).toEqual(['/login', '/auth/login', '/people', '/participation', '/sustainability', '/tools', '/settings']);
});

it('uses each of the nine guards', () => expect(new Set(RULES.map(({ guard }) => guard)).size).toBe(10));

describe.each(STANDARD_ROLES.map((role) => [role.name, role] as const))('%s', (_name, { entries }) => {
  const permissions = new PermissionSet(entries);

  it.each(ORGANIZATION_LEVELS)('at the level %s visits exactly what the rules allow', (level) => {
    const decided = RULES.map((rule) => [rule.path, ['allowed', 'planned'].includes(routeAccess({ pathname: concrete(rule.path), signedIn: true, permissions, level }))]);
    expect(decided).toEqual(RULES.map((rule) => [rule.path, expected(rule, entries, level)]));
  });

  it('visits the front page of a section exactly when it may visit one of its pages', () => {
    for (const level of ORGANIZATION_LEVELS) {
      for (const index of ['/people', '/participation', '/sustainability', '/tools', '/settings']) {
        const beneath = RULES.some((rule) => rule.path.startsWith(`${index}/`) && expected(rule, entries, level));
        // Maintenance as a whole asks for any of its features; its sections for a level too.
        expect([index, level, routeAccess({ pathname: index, signedIn: true, permissions, level }) !== 'denied']).toEqual([index, level, beneath]);
      }
    }
  });
});

describe('a refused page', () => {
  const all = new PermissionSet(STANDARD_ROLES[0]?.entries ?? []);
  const none = PermissionSet.none;

  it('leads to the dashboard', () => {
    for (const path of ['/activities', '/people/requests', '/settings/users/add']) expect(refusalOf(path, { permissions: none, level: 'site' })).toMatchObject({ to: '/' });
  });

  it('of maintenance leads to the nearest page of settings, and names the levels when only the level is short', () => {
    expect(refusalOf('/settings/custom-fields/organizations', { permissions: all, level: 'institution' })).toMatchObject({ to: '/settings', needs: { section: 'organizations', levels: ['top'] } });
    expect(refusalOf('/settings/custom-fields/staff/form', { permissions: all, level: 'site' })).toMatchObject({ to: '/settings', needs: { section: 'staff', levels: ['top', 'institution'] } });
    expect(refusalOf('/settings/custom-fields/staff', { permissions: none, level: 'site' })).toMatchObject({ to: '/' });
    expect(refusalOf('/settings/custom-fields/unheard-of', { permissions: all, level: 'top' })).toMatchObject({ to: '/settings' });
  });

  it('never leads to a page that is refused as well', () => {
    for (const { entries } of STANDARD_ROLES) {
      const permissions = new PermissionSet(entries);
      for (const level of ORGANIZATION_LEVELS) {
        for (const { path } of RULES) {
          const { to } = refusalOf(concrete(path), { permissions, level });
          expect([path, to, routeAccess({ pathname: to, signedIn: true, permissions, level })]).toEqual([path, to, 'allowed']);
        }
      }
    }
  });

  it('a form without its id leads to the list of forms', () => {
    expect(pageRedirect('/settings/registration-forms/form/activities')).toBe('/settings/registration-forms');
    expect(pageRedirect('/settings/registration-forms/form/activities/7')).toBeNull();
    expect(pageRedirect('/settings/registration-forms/edit')).toBeNull();
  });
});
