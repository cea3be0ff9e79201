import { PlainTimeScalar } from './scalars';

it.each([
  ['24:00', '24:00 is no time of a day: the latest is 23:59 (11:59 PM).'],
  ['25:10', '25:10 is no time of a day; use 00:00 to 23:59.'],
  ['3 PM', 'PlainTime must look like 15:30.'],
])('refuses %p as a time and says what one is', (value, message) => expect(() => PlainTimeScalar.parseValue(value)).toThrow(message));
