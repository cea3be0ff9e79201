/** Roles that every tenant starts with; a tenant may edit them afterwards (docs/permissions.md). */
import { DEFAULT_LEVEL_NAMES, ORGANIZATION_LEVELS, type OrganizationLevel } from './organization-level';
import { entriesFor, subSectionEntries, VERBS, type PermissionEntry, type Verb } from './permission';
import { FEATURE_KEYS, featuresOf, splitFeature, type FeatureKey, type PermissionSection } from './feature-key';

export const STANDARD_ROLE_KEYS = [
  'tenant_administrator',
  'institution_administrator',
  'site_group_coordinator',
  'site_coordinator',
  'attendance_taker',
  'viewer',
  'guest',
] as const;
export type StandardRoleKey = (typeof STANDARD_ROLE_KEYS)[number];

export interface StandardRole {
  readonly key: StandardRoleKey;
  readonly name: string;
  /** The level whose name is part of the role's, and what comes after it. */
  readonly named?: { readonly level: OrganizationLevel; readonly as: string };
  /** Levels the role may be granted at; none for the guest, whom a link lets in, not a grant. */
  readonly levels: readonly OrganizationLevel[];
  readonly entries: readonly PermissionEntry[];
}

const RECORDS: readonly Verb[] = ['edit', 'delete', 'export', 'import'];
const GUEST_SECTIONS: readonly PermissionSection[] = ['forms', 'request'];

function grant(features: readonly FeatureKey[], ...verbs: readonly Verb[]): PermissionEntry[] {
  return features.flatMap((feature) => entriesFor(feature, ...verbs));
}

function sections(...names: readonly PermissionSection[]): FeatureKey[] {
  return names.flatMap((name) => featuresOf(name));
}

function without(features: readonly FeatureKey[], ...left: readonly FeatureKey[]): FeatureKey[] {
  return features.filter((feature) => !left.includes(feature));
}

/** Everyone who signs in may change between the accesses and tenants that are theirs anyway. */
const SWITCHING = grant(sections('dashboard'), 'edit');

const WORK = sections('people', 'services', 'activities', 'participation', 'reports', 'sustainability');

/** Settings that hold for the whole tenant, or that only the top may change (product rules §6). */
const TENANT_WIDE: readonly FeatureKey[] = [
  'settings.years',
  'settings.roles',
  'settings.security',
  'settings.organization_levels',
  'settings.tenant',
  'settings.maintenance_organizations',
];

const INSTITUTION: readonly PermissionEntry[] = [
  ...SWITCHING,
  ...grant(['organizations.top', 'organizations.institution_group'], 'view'),
  ...grant(without(sections('organizations'), 'organizations.top', 'organizations.institution_group'), ...RECORDS),
  ...grant(WORK, ...RECORDS),
  // The institution approves what its sites certified, the top submits it.
  ...grant(without(sections('tools'), 'tools.apr_submission'), ...RECORDS),
  ...grant(['tools.apr_submission', 'settings.years', 'settings.roles'], 'view'),
  ...grant(without(sections('settings'), ...TENANT_WIDE, 'settings.audit'), 'edit', 'delete', 'export'),
  ...grant(['settings.audit'], 'view', 'export'),
];

/** What both coordinators may do; the site's one neither makes sites nor reopens a month. */
const COORDINATION: readonly PermissionEntry[] = [
  ...SWITCHING,
  ...grant(
    ['organizations.list', 'organizations.chart', 'organizations.institution', 'organizations.site_group', 'organizations.lea', 'organizations.school', 'organizations.funder'],
    'view',
  ),
  ...grant(['organizations.partner'], 'edit', 'export'),
  ...grant(without(WORK, 'people.requests', 'participation.lock_activity_participation'), ...RECORDS),
  ...grant(['tools.documents', 'tools.send_messages', 'tools.apr_certification'], 'edit', 'delete', 'export'),
  ...grant(['tools.import', 'tools.registration_import'], 'edit', 'import'),
  ...grant(['settings.site_calendar', 'settings.site_calendar_edit'], 'edit', 'delete'),
  ...grant(['settings.data_collection_periods', 'settings.reporting_periods', 'settings.terms'], 'view'),
];

/** Attendance of an activity, and only what its screens show: the session, and names of the roster without tabs. */
const ATTENDANCE: readonly PermissionEntry[] = [
  ...SWITCHING,
  ...subSectionEntries('participation.by_activity', 'edit'),
  ...(['activities.list', 'activities.session', 'people.participants'] as const).flatMap((feature) => subSectionEntries(feature, 'view')),
];

const VIEWED = FEATURE_KEYS.filter((feature) => {
  const { section } = splitFeature(feature);
  return section !== 'dashboard' && section !== 'settings' && !GUEST_SECTIONS.includes(section as PermissionSection);
});

export const STANDARD_ROLES: readonly StandardRole[] = [
  { key: 'tenant_administrator', name: 'Tenant administrator', levels: ['top'], entries: grant(FEATURE_KEYS, ...VERBS) },
  { key: 'institution_administrator', name: 'Institution administrator', named: { level: 'institution', as: 'administrator' }, levels: ['institution_group', 'institution'], entries: INSTITUTION },
  {
    key: 'site_group_coordinator',
    name: 'Site-group coordinator',
    named: { level: 'site_group', as: 'coordinator' },
    levels: ['site_group'],
    entries: [...COORDINATION, ...grant(['organizations.site'], 'edit', 'export'), ...grant(['participation.lock_activity_participation'], 'edit')],
  },
  {
    key: 'site_coordinator',
    name: 'Site coordinator',
    named: { level: 'site', as: 'coordinator' },
    levels: ['site'],
    entries: [...COORDINATION, ...grant(['organizations.site'], 'view'), ...subSectionEntries('participation.lock_activity_participation', 'edit')],
  },
  { key: 'attendance_taker', name: 'Attendance taker', levels: ['site'], entries: ATTENDANCE },
  { key: 'viewer', name: 'Viewer', levels: ORGANIZATION_LEVELS, entries: [...SWITCHING, ...grant(VIEWED, 'view')] },
  { key: 'guest', name: 'Guest', levels: [], entries: [...grant(['forms.intake'], 'edit'), ...grant(['request.view'], 'view')] },
];

export function standardRole(key: StandardRoleKey): StandardRole {
  const role = STANDARD_ROLES.find((candidate) => candidate.key === key);
  if (!role) throw new Error(`No standard role ${key}`);
  return role;
}

/** What the role is called where the tenant calls its levels so; the shipped name as long as the level has its own. */
export function standardRoleName({ name, named }: StandardRole, singularOf: (level: OrganizationLevel) => string): string {
  const singular = named && singularOf(named.level);
  return named && singular !== DEFAULT_LEVEL_NAMES[named.level].singular ? `${singular} ${named.as}` : name;
}
