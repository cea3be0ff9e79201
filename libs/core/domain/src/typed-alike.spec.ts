import { isTypedAlike } from './typed-alike';

test.each([
  ['particpants', 'Participants'],
  ['setings', 'Settings'],
  ['houshold', 'Households'],
  ['attendnace', 'Take attendance'],
  ['aduit trail', 'Audit trail Settings'],
  ['setings rol', 'Roles Settings'],
  ['categoría', 'Categories'],
])('%j is meant as %j', (typed, text) => expect(isTypedAlike(typed, text)).toBe(true));

test.each([
  ['uvr', 'Users'],
  ['rest', 'Users Settings'],
  ['nguyen', 'Rosters'],
  ['settings zebra', 'Settings'],
  ['stuff add', 'Staff'],
  ['', 'Settings'],
])('%j is not meant as %j', (typed, text) => expect(isTypedAlike(typed, text)).toBe(false));
