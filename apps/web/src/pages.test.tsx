import { PLANNED_ROUTES, ROUTES } from '@afterbell/core/domain';
import { PAGES } from './pages';

const PATHS = ROUTES.map(({ path }) => path);

test.each(PATHS.filter((path) => !PLANNED_ROUTES.has(path)))('%s has a page', async (path) => {
  const page = await PAGES[path]?.();
  expect(page?.default).toBeInstanceOf(Function);
});

test.each(Object.keys(PAGES))('the page at %s has its row and is not called planned', (path) => {
  expect(PATHS).toContain(path);
  expect(PLANNED_ROUTES.has(path)).toBe(false);
});
