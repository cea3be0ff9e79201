import { DASHBOARD_PATH, LOGIN_PATH, normalizePath, pageRedirect, refusalOf, routeAccess, type Refusal, type RouteViewer } from '@afterbell/core/domain';
import { PermissionSet } from '@afterbell/core/domain';

export interface Visit {
  pathname: string;
  search: string;
  /** Null when nobody is signed in. */
  viewer: RouteViewer | null;
}

export type NavigationVerdict =
  | { kind: 'show' }
  /** `remember` keeps the visited place for after sign-in. */
  | { kind: 'redirect'; to: string; remember?: string }
  /** Sign-in has just been left behind: the stored place, else the dashboard. */
  | { kind: 'home' }
  /** Elsewhere, where it is said why. */
  | { kind: 'refused'; path: string; refusal: Refusal }
  | { kind: 'switch'; accessId: string; to: string }
  | { kind: 'missing'; planned: boolean };

const NOBODY: RouteViewer = { permissions: PermissionSet.none, level: null };
const SIGNED_OUT_LOGIN = `${LOGIN_PATH}?inactiveLogout=1`;

/** What becomes of a visit, by the navigation rules of product.md §2. */
export function judgeVisit({ pathname, search, viewer }: Visit): NavigationVerdict {
  const path = normalizePath(pathname);
  if (path !== pathname) return { kind: 'redirect', to: `${path}${search}` };

  const params = new URLSearchParams(search);
  const accessId = params.get('accessId');
  if (viewer && accessId) {
    params.delete('accessId');
    const rest = params.toString();
    return { kind: 'switch', accessId, to: `${path}${rest && `?${rest}`}` };
  }

  const access = routeAccess({ pathname: path, signedIn: viewer !== null, ...(viewer ?? NOBODY) });
  switch (access) {
    case 'allowed':
      return redirectOf(path) ?? { kind: 'show' };
    case 'login':
      return toLogin(path, search);
    case 'denied':
      return isLogin(path) ? { kind: 'home' } : { kind: 'refused', path: `${path}${search}`, refusal: refusalOf(path, viewer ?? NOBODY) };
    case 'planned':
      return redirectOf(path) ?? { kind: 'missing', planned: true };
    case 'not-found':
      // Whether a page exists is told to those who are signed in.
      return viewer ? { kind: 'missing', planned: false } : toLogin(path, search);
  }
}

function redirectOf(path: string): NavigationVerdict | null {
  const to = pageRedirect(path);
  return to === null ? null : { kind: 'redirect', to };
}

function toLogin(path: string, search: string): NavigationVerdict {
  return { kind: 'redirect', to: path === DASHBOARD_PATH ? LOGIN_PATH : SIGNED_OUT_LOGIN, remember: `${path}${search}` };
}

const isLogin = (path: string) => path === LOGIN_PATH || path === '/auth/login';
