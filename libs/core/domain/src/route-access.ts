/** Who may go where, and what the menu shows of it (product rules §2 and §6, docs/permissions.md). */
import { maintenanceRule, type MaintenanceSection } from './maintenance-section';
import { ORGANIZATION_LEVELS, scopeAllows, type OrganizationLevel } from './organization-level';
import type { PermissionSet } from './permission';
import type { FeatureKey } from './feature-key';
import { matchRoute } from './route-match';
import type { RouteRow, RouteSection } from './route-row';
import { DASHBOARD_PATH, PLANNED_ROUTES, ROUTES } from './route-table';

export type RouteAccess = 'allowed' | 'login' | 'denied' | 'not-found' | 'planned';

export interface RouteViewer {
  readonly permissions: PermissionSet;
  /** Level of the acting organization. */
  readonly level: OrganizationLevel | null;
}

export interface RouteRequest extends RouteViewer {
  readonly pathname: string;
  readonly signedIn: boolean;
}

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly icon: string;
  readonly section: RouteSection;
  readonly children: readonly MenuItem[];
}

function childrenOf(index: RouteRow): RouteRow[] {
  return ROUTES.filter((row) => row !== index && row.path.startsWith(`${index.path}/`));
}

/** Features of a row: one of them must be held. */
export function featuresOfRow(row: RouteRow): readonly FeatureKey[] {
  if (row.feature === null) return [];
  return typeof row.feature === 'string' ? [row.feature] : row.feature;
}

/** Features and scope of the row itself; parameters and pages that do not exist yet are not looked at. */
function permits(row: RouteRow, { permissions, level }: RouteViewer): boolean {
  if (row.signedIn || row.guest) return true;
  if (row.public) return false;
  return scopeAllows(row.scope, level) && permissions.allowsAny(row.verb, featuresOfRow(row));
}

/** Where the pages of settings maintenance begin that belong to one section. */
export const MAINTENANCE_PATH = '/settings/custom-fields/:section';

/** The maintenance of a section asks for that section's feature and level, not for any of the five. */
function maintenancePermits(row: RouteRow, section: string | undefined, { permissions, level }: RouteViewer): boolean {
  if (section === undefined || !row.path.startsWith(MAINTENANCE_PATH)) return true;
  const rule = maintenanceRule(section);
  return rule !== null && level !== null && rule.levels.includes(level) && permissions.allows('view', rule.feature);
}

function accessOf(row: RouteRow, viewer: RouteViewer): 'allowed' | 'planned' | 'denied' {
  if (row.sectionIndex && !permits(row, viewer)) {
    const permitted = childrenOf(row).filter((child) => permits(child, viewer));
    if (permitted.length === 0) return 'denied';
    // A front page with nothing behind it yet would be an empty one.
    const built = permitted.some((child) => !PLANNED_ROUTES.has(child.path));
    return built && !PLANNED_ROUTES.has(row.path) ? 'allowed' : 'planned';
  }
  if (!permits(row, viewer)) return 'denied';
  return PLANNED_ROUTES.has(row.path) ? 'planned' : 'allowed';
}

/**
 * What becomes of a visit. `login`: keep the path and go to sign-in. `denied`: go to the dashboard, which is also
 * where someone signed in goes who visits sign-in. `planned`: permitted, but there is no page yet.
 */
export function routeAccess({ pathname, signedIn, ...viewer }: RouteRequest): RouteAccess {
  const match = matchRoute(pathname);
  if (!match) return 'not-found';
  const { route, params } = match;
  if (route.public) return signedIn ? 'denied' : 'allowed';
  if (!route.guest && !signedIn) return 'login';
  if (!maintenancePermits(route, params['section'], viewer)) return 'denied';
  return accessOf(route, viewer);
}

/** Pages whose name says what is done there, by another name for whoever may only look. */
const LABELS_OF_VIEWERS: Readonly<Record<string, string>> = { '/participation/activity': 'menu.participation.activity_view' };

function itemOf(row: RouteRow, children: readonly MenuItem[], { permissions }: RouteViewer): MenuItem {
  const looks = LABELS_OF_VIEWERS[row.path];
  const label = looks !== undefined && !featuresOfRow(row).some((feature) => permissions.allows('edit', feature)) ? looks : (row.menu?.label ?? row.title);
  return { path: row.path, label, icon: row.menu?.icon ?? 'circle', section: row.section, children };
}

function menuRows(parent: string | null, viewer: RouteViewer): RouteRow[] {
  return ROUTES.filter((row) => row.menu?.parent === parent && accessOf(row, viewer) === 'allowed').sort(
    (a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0),
  );
}

/** Sections with their pages, in order. What may not be visited and what has no page yet is absent. */
export function menuFor(viewer: RouteViewer): MenuItem[] {
  return menuRows(null, viewer).flatMap((row) => {
    const children = menuRows(row.path, viewer).map((child) => itemOf(child, [], viewer));
    return row.sectionIndex && children.length === 0 ? [] : [itemOf(row, children, viewer)];
  });
}

export interface Refusal {
  /** Where the visit leads instead. */
  readonly to: string;
  /**
   * What the section of maintenance needs; a notification says it in the tenant's words. Levels: none when the level would do. `byRole`: the role
   * does not include the section, here or there.
   */
  readonly needs?: { readonly section: MaintenanceSection; readonly levels: readonly OrganizationLevel[]; readonly byRole: boolean };
  /** Levels at which the same role may open the page, and it is built. */
  readonly levels: readonly OrganizationLevel[];
  /** False when the role does not include the page anywhere. */
  readonly byLevel: boolean;
  /** i18n key of the nearest page that the menu knows; null when there is none. */
  readonly label: string | null;
}

/**
 * Where somebody signed in is led who may not visit a path, and what to tell them: the dashboard; from settings maintenance the nearest page
 * of settings that may be visited.
 */
export function refusalOf(pathname: string, viewer: RouteViewer): Refusal {
  const { permissions } = viewer;
  const elsewhere = ORGANIZATION_LEVELS.map((level) => ({ level, access: routeAccess({ pathname, permissions, level, signedIn: true }) }));
  const path = matchRoute(pathname)?.route.path ?? pathname;
  const near = ROUTES.filter((row) => row.menu && (path === row.path || path.startsWith(`${row.path}/`))).sort((a, b) => b.path.length - a.path.length);
  return {
    ...destinationOf(pathname, viewer),
    levels: elsewhere.flatMap(({ level, access }) => (access === 'allowed' ? [level] : [])),
    byLevel: elsewhere.some(({ access }) => access === 'allowed' || access === 'planned'),
    label: near.find((row) => row.path !== DASHBOARD_PATH)?.menu?.label ?? null,
  };
}

function destinationOf(pathname: string, viewer: RouteViewer): Pick<Refusal, 'to' | 'needs'> {
  const match = matchRoute(pathname);
  const section = match?.params['section'];
  if (!match?.route.path.startsWith(MAINTENANCE_PATH) || section === undefined) return { to: DASHBOARD_PATH };
  const rule = maintenanceRule(section);
  const nearest = [match.route.path.endsWith('/library') ? '/settings/custom-fields' : null, '/settings'];
  const to = nearest.find((path) => path !== null && routeAccess({ pathname: path, signedIn: true, ...viewer }) === 'allowed') ?? DASHBOARD_PATH;
  if (rule === null) return { to };
  const levelIsShort = viewer.level === null || !rule.levels.includes(viewer.level);
  return { to, needs: { section: section as MaintenanceSection, levels: levelIsShort ? rule.levels : [], byRole: !viewer.permissions.allows(match.route.verb, rule.feature) } };
}

/** Pages that cannot be entered as they stand lead elsewhere: a form without its id leads to the list of forms. */
export function pageRedirect(pathname: string): string | null {
  const match = matchRoute(pathname);
  const lacksForm = match?.route.path === '/settings/registration-forms/form/:section/:registrationFormId?' && match.params['registrationFormId'] === undefined;
  return lacksForm ? '/settings/registration-forms' : null;
}
