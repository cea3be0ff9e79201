import type { PageLoader } from '../session/chunk-reload';

/** Paths of the route table with their lazy pages: `{ '/people/participants': () => import('./participants-list.page') }`. A page is a default export. */
export type PageMap = Readonly<Record<string, PageLoader>>;
