import { rangeOf } from './byte-range';

it.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=95-1000', { start: 95, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
])('%s of 100 bytes', (header, range) => expect(rangeOf(header, 100)).toEqual(range));

it('an empty file has no part', () => expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable'));
