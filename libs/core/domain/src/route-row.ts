/** The shape of a route and the small helper that the section tables share (docs/architecture.md, "routes"). */
import type { ScopeLetter } from './organization-level';
import type { Verb } from './permission';
import type { FeatureKey } from './feature-key';

export const ROUTE_LAYOUTS = ['none', 'blank', 'center', 'default', 'fullscreen'] as const;
export type RouteLayout = (typeof ROUTE_LAYOUTS)[number];

export const ROUTE_SECTIONS = [
  'home',
  'sign_in',
  'people',
  'organizations',
  'services',
  'activities',
  'participation',
  'sustainability',
  'reports',
  'tools',
  'settings',
  'guest',
] as const;
export type RouteSection = (typeof ROUTE_SECTIONS)[number];

export interface RouteMenu {
  readonly order: number;
  /** Lucide icon name. */
  readonly icon: string;
  /** i18n key. */
  readonly label: string;
  /** Path of the section it stands under; null for a section itself. */
  readonly parent: string | null;
}

export interface RouteRow {
  /** React-router style: `:id`, `:id?`. */
  readonly path: string;
  /** One of these must be held; null asks for none. */
  readonly feature: FeatureKey | readonly FeatureKey[] | null;
  readonly verb: Verb;
  readonly scope: ScopeLetter | null;
  readonly layout: RouteLayout;
  /** Guests reach it by a link that the server checks. */
  readonly guest?: true;
  /** Of the device and not of a person: opens before it is known who is signed in, and without a network. */
  readonly device?: true;
  /** Only for those who are not signed in. */
  readonly public?: true;
  /** For everyone who is signed in, whatever they may do. */
  readonly signedIn?: true;
  /** A section's front page: also allowed when one of its children is. */
  readonly sectionIndex?: true;
  /** i18n key. */
  readonly title: string;
  readonly section: RouteSection;
  readonly menu?: RouteMenu;
}

export type RouteOptions = Partial<Omit<RouteRow, 'path' | 'feature' | 'section' | 'title' | 'menu'>> & {
  readonly menu?: readonly [order: number, icon: string];
};

const OWN_SEGMENT: readonly RouteSection[] = ['home', 'sign_in', 'guest'];

function snake(segment: string): string {
  return segment.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/[^a-z0-9]+/g, '_').replace(/^_/, '');
}

/** `/people/participants/add/address` → `people.participants_add_address`; a section's front page is `people.index`. */
function nameOf(path: string, section: RouteSection): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.endsWith('?'));
  const rest = OWN_SEGMENT.includes(section) ? segments : segments.slice(1);
  return `${section}.${rest.map(snake).join('_') || 'index'}`;
}

function parentOf(path: string): string | null {
  const first = path.split('/')[1] ?? '';
  return path === `/${first}` ? null : `/${first}`;
}

/** Rows of one section: view, no scope, default layout unless said otherwise. */
export function routeRows(section: RouteSection): (path: string, feature: RouteRow['feature'], options?: RouteOptions) => RouteRow {
  return (path, feature, { menu, ...options } = {}) => {
    const name = nameOf(path, section);
    const row: RouteRow = { verb: 'view', scope: null, layout: 'default', ...options, path, feature, section, title: `routes.${name}` };
    return menu ? { ...row, menu: { order: menu[0], icon: menu[1], label: `menu.${name}`, parent: parentOf(path) } } : row;
  };
}
