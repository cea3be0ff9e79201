import { DASHBOARD_PATH, featuresOfRow, isSafeInternalPath, matchRoute, pageRedirect, refusalOf, routeAccess, type RouteViewer } from '@afterbell/core/domain';

/** Addresses that older links and habits still use, and where they lead. Both sign-in addresses are pages of their own. */
const RULES: Readonly<Record<string, string>> = {
  '/dashboard': '/',
  '/home': '/',
  '/index.html': '/',
  '/signin': '/login',
  '/sign-in': '/login',
  '/auth': '/login',
  '/auth/signin': '/login',
};

/** Where a path leads instead of itself, or null. Only ever a path of this host: nobody's input becomes a foreign address. */
export function routeRule(path: string): string | null {
  if (!/^\/(?![/\\])/.test(path)) return null;
  const at = path.search(/[?#]/);
  const [pathname, rest] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)];
  const bare = pathname.replace(/\/+$/, '') || '/';
  const target = Object.hasOwn(RULES, bare.toLowerCase()) ? RULES[bare.toLowerCase()] : bare;
  // A tab within, which browsers drop, or a dot segment can make another host of what begins like a path.
  return target === undefined || target === pathname || !isSafeInternalPath(target) ? null : `${target}${rest}`;
}

/** Where somebody signed in is led who may not visit a path, by the same table as the client's gate; null where the visit stands. */
export function guardRule(path: string, viewer: RouteViewer): string | null {
  if (!/^\/(?![/\\])/.test(path)) return null;
  const pathname = path.replace(/[?#].*$/s, '');
  const access = routeAccess({ pathname, signedIn: true, ...viewer });
  if (access === 'denied') return pathname === '/login' || pathname === '/auth/login' ? DASHBOARD_PATH : refusalOf(pathname, viewer).to;
  return access === 'not-found' ? null : pageRedirect(pathname);
}

/** The page of the table that somebody signed in may not visit, and what it asks for; null where the visit stands, or there is no such page. */
export function refusedPage(path: string, viewer: RouteViewer): { path: string; wanted: string } | null {
  if (!/^\/(?![/\\])/.test(path)) return null;
  const pathname = path.replace(/[?#].*$/s, '');
  const route = matchRoute(pathname)?.route;
  if (!route || route.public || routeAccess({ pathname, signedIn: true, ...viewer }) !== 'denied') return null;
  return { path: route.path, wanted: `${route.verb} ${featuresOfRow(route).join(' | ')}${route.scope ? ` [${route.scope}]` : ''}`.trim() };
}
