/** Who may go where, and what the menu shows of it (product rules §2 and §6, docs/permissions.md). */
import { maintenanceRule } from './maintenance-section';
import { ORGANIZATION_LEVELS, scopeAllows, type OrganizationLevel } from './organization-level';
import type { PermissionSet } from './permission';
import type { FeatureKey } from './feature-key';
import { matchRoute } from './route-match';
import type { RouteRow, RouteSection } from './route-row';
import { PLANNED_ROUTES, ROUTES } from './route-table';

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

function featuresOfRow(row: RouteRow): readonly FeatureKey[] {
  if (row.feature === null) return [];
  return typeof row.feature === 'string' ? [row.feature] : row.feature;
}

/** Features and scope of the row itself; parameters and pages that do not exist yet are not looked at. */
function permits(row: RouteRow, { permissions, level }: RouteViewer): boolean {
  if (row.signedIn || row.guest) return true;
  if (row.public) return false;
  return scopeAllows(row.scope, level) && permissions.allowsAny(row.verb, featuresOfRow(row));
}

/** The maintenance of a section asks for that section's feature and level, not for any of the five. */
function maintenancePermits(row: RouteRow, section: string | undefined, { permissions, level }: RouteViewer): boolean {
  if (section === undefined || !row.path.startsWith('/settings/custom-fields/:section')) return true;
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

export interface Refusal {
  /** Levels at which the same role may open the page, and it is built. */
  readonly levels: readonly OrganizationLevel[];
  /** False when the role does not include the page anywhere. */
  readonly byLevel: boolean;
  /** i18n key of the nearest page that the menu knows; null when there is none. */
  readonly label: string | null;
}

/** Why a visit is denied, for whoever has to be told. */
export function refusalOf(pathname: string, permissions: PermissionSet): Refusal {
  const elsewhere = ORGANIZATION_LEVELS.map((level) => ({ level, access: routeAccess({ pathname, permissions, level, signedIn: true }) }));
  const path = matchRoute(pathname)?.route.path ?? pathname;
  const near = ROUTES.filter((row) => row.menu && (path === row.path || path.startsWith(`${row.path}/`))).sort((a, b) => b.path.length - a.path.length);
  return {
    levels: elsewhere.flatMap(({ level, access }) => (access === 'allowed' ? [level] : [])),
    byLevel: elsewhere.some(({ access }) => access === 'allowed' || access === 'planned'),
    label: near.find((row) => row.path !== '/')?.menu?.label ?? null,
  };
}

function itemOf(row: RouteRow, children: readonly MenuItem[]): MenuItem {
  return { path: row.path, label: row.menu?.label ?? row.title, icon: row.menu?.icon ?? 'circle', section: row.section, children };
}

function menuRows(parent: string | null, viewer: RouteViewer): RouteRow[] {
  return ROUTES.filter((row) => row.menu?.parent === parent && accessOf(row, viewer) === 'allowed').sort(
    (a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0),
  );
}

/** Sections with their pages, in order. What may not be visited and what has no page yet is absent. */
export function menuFor(viewer: RouteViewer): MenuItem[] {
  return menuRows(null, viewer).flatMap((row) => {
    const children = menuRows(row.path, viewer).map((child) => itemOf(child, []));
    return row.sectionIndex && children.length === 0 ? [] : [itemOf(row, children)];
  });
}
