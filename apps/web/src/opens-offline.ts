import { matchRoute, normalizePath, PLANNED_ROUTES } from '@afterbell/core/domain';

/** Whether an address is one of the client's pages; calls, files and the rest of the server have none. */
export function opensOffline(pathname: string): boolean {
  const match = matchRoute(normalizePath(pathname));
  return match !== null && !PLANNED_ROUTES.has(match.route.path);
}
