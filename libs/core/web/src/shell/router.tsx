import { ROUTES } from '@afterbell/core/domain';
import { createBrowserRouter, isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router';
import { lazyPage } from '../session/chunk-reload';
import { ErrorPage } from '../session/error-page';
import { RootLayout } from './layout';
import type { PageMap } from './page-map';

/** Routes built from the table; the gate inside the root shows an error page for what has no page. */
export function routesOf(pages: PageMap): RouteObject[] {
  const children = ROUTES.flatMap(({ path }): RouteObject[] => {
    const load = pages[path];
    if (!load) return [];
    const Page = lazyPage(load);
    return [{ path, element: <Page /> }];
  });
  return [{ element: <RootLayout />, errorElement: <RouteError />, children: [...children, { path: '*', element: null }] }];
}

export function createRouter(pages: PageMap) {
  return createBrowserRouter(routesOf(pages));
}

function RouteError() {
  const error = useRouteError();
  return <ErrorPage statusCode={isRouteErrorResponse(error) ? error.status : 0} />;
}
