import fc from 'fast-check';
import { isUuid, newId } from './ids';

it('refuses what is no UUID', () => {
  for (const value of ['', 'x', '0199a1b2c3d47e5f8a6b7c8d9e0f1a2b', '{0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b}', ' 0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', 7, null, undefined]) {
    expect(isUuid(value)).toBe(false);
  }
});

it('refuses a time or a random source that cannot make an id', () => {
  expect(() => newId(-1)).toThrow(RangeError);
  expect(() => newId(1.5)).toThrow(RangeError);
  expect(() => newId(2 ** 48)).toThrow(RangeError);
  expect(() => newId(0, () => new Uint8Array(9))).toThrow(RangeError);
});

it('writes version 7, the variant and the time', () => {
  const id = newId(0x0199a1b2c3d4, (length) => new Uint8Array(length).fill(0xff));
  expect(id).toBe('0199a1b2-c3d4-7fff-bfff-ffffffffffff');
});

it('leaves the random bytes it was given untouched', () => {
  const bytes = new Uint8Array(10).fill(0xff);
  newId(0, () => bytes);
  expect([...bytes]).toEqual(new Array(10).fill(0xff));
});

it('is always a UUID, and sorts by time', () => {
  const time = fc.integer({ min: 0, max: 2 ** 48 - 2 });
  fc.assert(fc.property(time, (at) => isUuid(newId(at)) && newId(at) < newId(at + 1)));
  expect(isUuid(newId())).toBe(true);
  expect(newId(new Date(5)).slice(0, 13)).toBe(newId(5).slice(0, 13));
});

it('does not repeat', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
});
