/** Routes of people and organizations (product rules §2). */
import { featuresOf, type FeatureKey } from './feature-key';
import { routeRows, type RouteOptions } from './route-row';

const people = routeRows('people');
const organizations = routeRows('organizations');

/** Add and edit pages are wizards: they bring their own frame. */
const ADD: RouteOptions = { verb: 'edit', layout: 'none' };
const ADD_IS: RouteOptions = { ...ADD, scope: 'IS' };
/** An edit page shows a record to whoever may view it, read-only. */
const EDIT: RouteOptions = { layout: 'none' };

const KINDS: readonly FeatureKey[] = ['people.participants', 'people.contacts', 'people.staff', 'people.teachers', 'people.board_members'];

export const PEOPLE_ROUTES = [
  people('/people', null, { sectionIndex: true, menu: [20, 'users'] }),
  people('/people/list', KINDS, { scope: 'IS', menu: [10, 'contact'] }),
  people('/people/participants', 'people.participants', { menu: [20, 'graduation-cap'] }),
  people('/people/participants/add', 'people.participants', ADD_IS),
  people('/people/participants/add/address', 'people.participants', ADD_IS),
  people('/people/participants/add/contacts', 'people.participants', ADD_IS),
  people('/people/participants/add/school-information', 'people.participants', ADD_IS),
  people('/people/participants/add/registration-information', 'people.participants', ADD_IS),
  people('/people/participants/edit', 'people.participants'),
  people('/people/participants/registration-information/:id?', 'people.registration_info', { ...EDIT, scope: 'IS' }),
  people('/people/participants/registration-information/:id?/enrolled-programs', 'people.registration_info', { ...EDIT, scope: 'IS' }),
  people('/people/households', 'people.household', { menu: [30, 'house'] }),
  people('/people/rosters', 'people.rosters', { menu: [40, 'clipboard-list'] }),
  people('/people/staff', 'people.staff', { scope: 'IS', menu: [50, 'briefcase'] }),
  people('/people/staff/add', 'people.staff', ADD_IS),
  people('/people/staff/add/address', 'people.staff', ADD_IS),
  people('/people/staff/add/contacts', 'people.staff', ADD_IS),
  people('/people/staff/add/employment-information', 'people.staff', ADD_IS),
  people('/people/staff/edit', 'people.staff', EDIT),
  people('/people/teachers', 'people.teachers', { scope: 'IS', menu: [60, 'presentation'] }),
  people('/people/board-members', 'people.board_members', { scope: 'IS', menu: [70, 'landmark'] }),
  people('/people/registration-management', 'people.registration_management', { scope: 'ISG', menu: [80, 'clipboard-check'] }),
  people('/people/registration-management/applications', 'people.registration_management', { scope: 'ISG' }),
  people('/people/registration-management/applications/review', ['people.application_site_review', 'people.registration_management'], { scope: 'ISG', layout: 'none' }),
  people('/people/requests', 'people.requests', { scope: 'I', menu: [90, 'inbox'] }),
];

/** The `organizations` guard: view of any organizations feature (docs/permissions.md). */
const ANY_ORGANIZATION = featuresOf('organizations');

/** The levels whose pages the product rules do not name one by one; their records have the frame as other records have (docs/organizations.md). */
const LEVEL_PAGES: readonly (readonly [level: string, feature: FeatureKey])[] = [
  ['institution-group', 'organizations.institution_group'],
  ['institution', 'organizations.institution'],
  ['site-group', 'organizations.site_group'],
  ['site', 'organizations.site'],
  ['lea', 'organizations.lea'],
  ['school', 'organizations.school'],
];

export const ORGANIZATION_ROUTES = [
  organizations('/organizations', ANY_ORGANIZATION, { sectionIndex: true, menu: [30, 'network'] }),
  organizations('/organizations/list', 'organizations.list', { menu: [10, 'list'] }),
  organizations('/organizations/tree', 'organizations.chart', { menu: [20, 'folder-tree'] }),
  organizations('/organizations/add-funder', 'organizations.funder', ADD),
  organizations('/organizations/add-funder/active-reporting-terms', 'organizations.funder', ADD),
  organizations('/organizations/add-partner', 'organizations.partner', ADD),
  organizations('/organizations/add-partner/active-reporting-terms', 'organizations.partner', ADD),
  organizations('/organizations/edit-funder', 'organizations.funder', EDIT),
  organizations('/organizations/edit-partner', 'organizations.partner', EDIT),
  ...LEVEL_PAGES.flatMap(([level, feature]) => [
    organizations(`/organizations/add/${level}`, feature, ADD),
    organizations(`/organizations/add/${level}/active-reporting-terms`, feature, ADD),
    organizations(`/organizations/edit/${level}`, feature),
  ]),
  organizations('/organizations/edit/top', 'organizations.top'),
];
