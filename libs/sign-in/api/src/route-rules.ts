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
  return target === undefined || target === pathname ? null : `${target}${rest}`;
}
