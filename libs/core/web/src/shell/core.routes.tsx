import type { PageMap } from './page-map';

const sectionIndex = () => import('./section-index.page');

/** Front pages of sections that have nothing of their own to show. */
export const sectionIndexPages: PageMap = { '/people': sectionIndex, '/organizations': sectionIndex, '/settings': sectionIndex };
