import { ERROR_CATALOGUE, ERROR_CODES, fieldProblems, isErrorCode, type ErrorSpec } from './error-catalogue';

it('refuses what is no code', () => {
  for (const code of ['', 'toString', 'forbidden', 42, null]) expect(isErrorCode(code)).toBe(false);
});

it('reads only well-formed field problems', () => {
  expect(fieldProblems({})).toEqual([]);
  expect(fieldProblems({ problems: 'no' })).toEqual([]);
  expect(fieldProblems({ problems: [null, { path: 'a' }, { path: 'a', message: 'b' }] })).toEqual([{ path: 'a', message: 'b' }]);
});

it.each(ERROR_CODES)('%s says something without any parameter, except signed out', (code) => {
  const spec: ErrorSpec = ERROR_CATALOGUE[code];
  expect(spec.statusCode).toBeGreaterThanOrEqual(400);
  expect(spec.message({}) === '').toBe(code === 'SIGNED_OUT');
  expect(spec.message({})).not.toMatch(/undefined|null|NaN|\[object/);
  expect(isErrorCode(code)).toBe(true);
});

it('never answers 401: signed out is 403', () => {
  expect(ERROR_CODES.filter((code) => (ERROR_CATALOGUE[code].statusCode as number) === 401)).toEqual([]);
});

it('writes the texts that clients and documents rely on', () => {
  expect(ERROR_CATALOGUE.FORBIDDEN.message({})).toBe('You do not have the proper permissions to perform this action.');
  expect(ERROR_CATALOGUE.DATE_NOT_SCHEDULED.message({})).toBe('Event date is not scheduled');
  expect(ERROR_CATALOGUE.FIELD_DUPLICATE.message({ name: 'Shirt size' })).toBe('The field "Shirt size" already exists');
  expect(ERROR_CATALOGUE.PAGE_NOT_FOUND.message({ path: '/x' })).toBe('Page not found: /x');
  const full = (taken: number, capacity = 14) => ERROR_CATALOGUE.SESSION_FULL.message({ session: 'Chess', capacity, taken, asked: 3, over: 3 - Math.max(0, capacity - taken) });
  expect([full(14), full(16), full(1, 1), full(12)]).toEqual(['All 14 places of Chess are taken.', 'All 14 places of Chess are taken.', 'The one place of Chess is taken.', 'Chess has 2 of its 14 places left: 1 too few.']);
  expect(ERROR_CATALOGUE.PAGE_REFUSED.message({ path: '/x' })).toBe('Page Not Found: /x');
  expect(ERROR_CATALOGUE.GUARD_UNKNOWN.message({})).toBe('Unknown route middleware');
  expect(ERROR_CATALOGUE.RATE_LIMITED.message({ retryAfterSeconds: 2351 })).toBe('Too many attempts. Try again in 40 minutes.');
  expect(ERROR_CATALOGUE.RATE_LIMITED.message({ retryAfterSeconds: 40 })).toBe('Too many attempts. Try again in 40 seconds.');
});
