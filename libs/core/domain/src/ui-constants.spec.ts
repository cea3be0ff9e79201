import fc from 'fast-check';
import { manifestPollDelay, MAX_FILE_BYTES, MAX_IMAGE_BYTES, RETRY_STATUSES } from './ui-constants';

it('never retries a refusal or a success', () => {
  for (const status of [200, 400, 401, 403, 404, 413, 415, 501]) expect(RETRY_STATUSES).not.toContain(status);
});

it('polls every five minutes, give or take a fifth', () => {
  expect(manifestPollDelay(0)).toBe(240_000);
  expect(manifestPollDelay(0.5)).toBe(300_000);
  fc.assert(fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => manifestPollDelay(random) >= 240_000 && manifestPollDelay(random) <= 360_000));
});

it('lets an image be no larger than a file', () => expect(MAX_IMAGE_BYTES).toBeLessThan(MAX_FILE_BYTES));
