import fc from 'fast-check';
import { matchRoute, normalizePath } from './route-match';
import { ROUTES } from './route-table';

it.each(['/nowhere', '/People', 'people', '', '//people', '/people//list', '/people/list/extra', '/participation/staff-meeting/add/attendees/x', '/people/%E0%A4%A', '/enrollment'])(
  'finds nothing for %j',
  (path) => expect(matchRoute(path)?.route.path === '/' || matchRoute(path) === null).toBe(true),
);

it('removes trailing slashes and leaves the root', () => {
  expect(normalizePath('/people/')).toBe('/people');
  expect(normalizePath('/people///')).toBe('/people');
  expect(normalizePath('/')).toBe('/');
  expect(normalizePath('')).toBe('/');
  expect(matchRoute('/people/')?.route.path).toBe('/people');
});

it.each([
  ['/settings/users/add', '/settings/users/add'],
  ['/settings/users/add/access-info', '/settings/users/add/access-info'],
  ['/settings/users/edit', '/settings/users/:action/:id?'],
  ['/settings/users/edit/7', '/settings/users/:action/:id?'],
  ['/settings/users/edit/access-info', '/settings/users/:action/:id?/access-info'],
  ['/settings/users/edit/7/access-info', '/settings/users/:action/:id?/access-info'],
  ['/settings/custom-fields/preview', '/settings/custom-fields/preview'],
  ['/settings/custom-fields/staff/library', '/settings/custom-fields/:section/:form?/library'],
  ['/settings/custom-fields/staff/7', '/settings/custom-fields/:section/:form?'],
  ['/settings/registration-forms/form/child', '/settings/registration-forms/form/:section/:registrationFormId?'],
  ['/settings/registration-forms/edit/authorizations', '/settings/registration-forms/:action/authorizations'],
  ['/reports/favorite', '/reports/favorite'],
  ['/reports/7', '/reports/:id'],
])('static beats parameter: %s is %s', (path, expected) => expect(matchRoute(path)?.route.path).toBe(expected));

it('reads parameters, decoded, and leaves absent ones out', () => {
  expect(matchRoute('/settings/users/edit/a%20b')?.params).toEqual({ action: 'edit', id: 'a b' });
  expect(matchRoute('/settings/users/edit')?.params).toEqual({ action: 'edit' });
  expect(matchRoute('/intake-request/42')?.params).toEqual({ id: '42' });
});

it('finds each row of the table, with its optional parameters and without', () => {
  const value = fc.uuid();
  fc.assert(
    fc.property(fc.constantFrom(...ROUTES), value, (route, id) => {
      const written = (keep: boolean) =>
        `/${route.path.split('/').filter((segment) => segment !== '' && (keep || !segment.endsWith('?'))).map((segment) => (segment.startsWith(':') ? id : segment)).join('/')}`;
      expect(matchRoute(written(true))?.route.path).toBe(route.path);
      expect(matchRoute(written(false))?.route.path).toBe(route.path);
    }),
    { numRuns: 600 },
  );
});
