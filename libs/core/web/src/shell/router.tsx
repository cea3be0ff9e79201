import { matchRoute, ROUTES } from '@afterbell/core/domain';
import { createBrowserRouter, isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router';
import { lazyPage } from '../session/chunk-reload';
import { ErrorPage } from '../session/error-page';
import { RootLayout } from './layout';
import { wasSignedIn } from '../session/signed-in-before';
import type { PageMap } from './page-map';

/** Routes built from the table; the gate inside the root shows an error page for what has no page. */
export function routesOf(pages: PageMap): RouteObject[] {
  const children = ROUTES.flatMap(({ path }): RouteObject[] => {
    const load = pages[path];
    if (!load) return [];
    const Page = lazyPage(load);
    // Its fault is told in its place: what else is open, such as what sends marks that wait, goes on.
    return [{ path, element: <Page />, errorElement: <RouteError /> }];
  });
  return [{ element: <RootLayout />, errorElement: <RouteError />, children: [...children, { path: '*', element: null }] }];
}

/** Fetches the page of an address while it is still being asked who is signed in: one wait instead of two. */
export function fetchAhead(pages: PageMap, pathname: string): void {
  const path = matchRoute(pathname)?.route.path;
  // Whoever comes for the first time gets the sign-in page instead. A failure is told when the page is shown.
  if (path !== undefined && wasSignedIn()) void pages[path]?.().catch(() => undefined);
}

export function createRouter(pages: PageMap) {
  fetchAhead(pages, window.location.pathname);
  return createBrowserRouter(routesOf(pages));
}

function RouteError() {
  const error = useRouteError();
  return <ErrorPage statusCode={isRouteErrorResponse(error) ? error.status : 0} />;
}
