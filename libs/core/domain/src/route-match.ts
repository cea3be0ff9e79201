/** Which row of the table a path belongs to (docs/architecture.md, "routes"). */
import type { RouteRow } from './route-row';
import { ROUTES } from './route-table';

export interface RouteMatch {
  readonly route: RouteRow;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly route: RouteRow;
  readonly segments: readonly string[];
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The path without trailing slashes; the root keeps its own. Query and fragment are not part of a pathname. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** A path with optional parameters, written out once with and once without each. */
function variants(segments: readonly string[]): string[][] {
  const [first, ...rest] = segments;
  if (first === undefined) return [[]];
  const tails = variants(rest);
  if (!first.endsWith('?')) return tails.map((tail) => [first, ...tail]);
  return [...tails.map((tail) => [first.slice(0, -1), ...tail]), ...tails];
}

const isParam = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false;

/** Static beats parameter, decided at the first segment where two patterns of the same length differ. */
function compareSpecificity(a: Pattern, b: Pattern): number {
  const at = a.segments.findIndex((segment, index) => isParam(segment) !== isParam(b.segments[index]));
  return at === -1 ? 0 : isParam(a.segments[at]) ? 1 : -1;
}

function patternsByLength(routes: readonly RouteRow[]): Map<number, Pattern[]> {
  const byLength = new Map<number, Pattern[]>();
  for (const route of routes) {
    for (const segments of variants(segmentsOf(route.path))) {
      byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { route, segments }]);
    }
  }
  for (const patterns of byLength.values()) patterns.sort(compareSpecificity);
  return byLength;
}

const PATTERNS = patternsByLength(ROUTES);

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function paramsOf(pattern: Pattern, actual: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const value = decoded(actual[index] ?? '');
    if (value === null) return null;
    if (isParam(expected)) params[expected.slice(1)] = value;
    else if (expected !== value) return null;
  }
  return params;
}

/** The row of a pathname (no query), or null when there is none. Paths are compared exactly, case and all. */
export function matchRoute(pathname: string): RouteMatch | null {
  const path = normalizePath(pathname);
  if (!path.startsWith('/') || path.includes('//')) return null;
  const actual = segmentsOf(path);
  for (const pattern of PATTERNS.get(actual.length) ?? []) {
    const params = paramsOf(pattern, actual);
    if (params) return { route: pattern.route, params };
  }
  return null;
}
