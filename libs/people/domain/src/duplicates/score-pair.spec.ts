import fc from 'fast-check';
import { isOneSlip, likeness } from './likeness';
import { matchKeys } from './match-keys';
import { soundOf } from './name-sound';
import { DUPLICATE_FROM, type PairPerson, scorePair } from './score-pair';

const NOBODY: PairPerson = { id: 'a', firstName: 'Sofía', lastName: 'García', birthDate: '2015-03-02', email: null, phones: [], address: null, stateId: null, localId: null, employeeId: null, households: [], guardians: [], relatives: [], kinds: ['participant'] };
const one = (change: Partial<PairPerson> = {}): PairPerson => ({ ...NOBODY, ...change });
const other = (change: Partial<PairPerson> = {}): PairPerson => ({ ...NOBODY, id: 'b', ...change });
const HOME = { phones: ['+17165552000'], address: '12 elm st 14021', households: ['h'], guardians: ['g'] };
const shareKey = (a: PairPerson, b: PairPerson) => matchKeys(a).some((key) => matchKeys(b).includes(key));

const UNLIKE: [string, PairPerson, PairPerson][] = [
  ['twins', one({ ...HOME, firstName: 'Ana' }), other({ ...HOME, firstName: 'Luis' })],
  ['twins whose names rhyme', one({ ...HOME, firstName: 'Jayden' }), other({ ...HOME, firstName: 'Kayden' })],
  ['twins whose names differ in the first vowel', one({ ...HOME, firstName: 'Ava' }), other({ ...HOME, firstName: 'Eva' })],
  ['namesakes born on other days', one(HOME), other({ ...HOME, birthDate: '2012-11-29' })],
  ['a name alone', one({ birthDate: null }), other()],
  ['mother and daughter of one name who are related', one({ ...HOME, relatives: ['b'] }), other({ ...HOME, birthDate: null, kinds: ['contact'] })],
  ['a birth date and a first name alone', one(), other({ lastName: 'Okafor' })],
];
it.each(UNLIKE)('%s are two people', (_, a, b) => expect(scorePair(a, b).score).toBeLessThan(DUPLICATE_FROM));

const ALIKE: [string, PairPerson, PairPerson, string[]][] = [
  ['an accent', one(), other({ firstName: 'Sofia', lastName: 'GARCIA' }), ['same_name', 'same_birth_date']],
  ['day and month', one(), other({ birthDate: '2015-02-03' }), ['same_name', 'swapped_birth_date']],
  ['a digit of the day', one(), other({ birthDate: '2015-03-03' }), ['same_name', 'near_birth_date']],
  ['first and last name', one(), other({ firstName: 'García', lastName: 'Sofía' }), ['swapped_names', 'same_birth_date']],
  ['the second surname', one(), other({ lastName: 'García Márquez' }), ['part_of_name', 'same_birth_date']],
  ['a second first name', one({ firstName: 'José', birthDate: '2015-03-02' }), other({ firstName: 'José Luis' }), ['part_of_name', 'same_birth_date']],
  ['a spelling of one sound', one({ firstName: 'Sophia' }), other(), ['sounds_alike', 'same_birth_date']],
  ['a letter of a name', one({ firstName: 'Gabriella' }), other({ firstName: 'Gabrielka' }), ['same_birth_date', 'spelled_alike']],
  ['the family name, in one home', one(HOME), other({ ...HOME, lastName: 'Okafor' }), ['same_birth_date', 'same_phone', 'same_first_name', 'same_address', 'same_guardian', 'same_household']],
  ['the day, where there is none, with one phone', one({ birthDate: null, phones: ['+17165552000'] }), other({ phones: ['+17165552000'] }), ['same_name', 'same_phone']],
  ['two digits of an identifier', one({ birthDate: null, localId: '100423', phones: ['1'] }), other({ localId: '104023', phones: ['1'] }), ['same_name', 'swapped_id', 'same_phone']],
  ['which identifier it is', one({ firstName: 'Luz', localId: 'S-12345', birthDate: '2015-03-02' }), other({ stateId: 's12345' }), ['same_id', 'same_birth_date']],
  ['names in another script', one({ firstName: '美玲', lastName: '王' }), other({ firstName: '美玲', lastName: '王' }), ['same_name', 'same_birth_date']],
  ['one of two names', one({ firstName: 'Suharto', lastName: '' }), other({ firstName: 'Muhammad', lastName: 'Suharto' }), ['part_of_name', 'same_birth_date']],
];
it.each(ALIKE)('who differ in %s may be one', (_, a, b, reasons) => {
  const found = scorePair(a, b);
  expect(found.reasons).toEqual(reasons);
  expect(found.score).toBeGreaterThanOrEqual(DUPLICATE_FROM);
  expect(shareKey(a, b)).toBe(true);
});

it('two different state IDs lower it, two that were mistyped do not', () => {
  const { score } = scorePair(one(), other());
  expect(scorePair(one({ stateId: '9000123456' }), other({ stateId: '7111' })).score).toBe(score - 25);
  expect(scorePair(one({ stateId: '9000123456' }), other({ stateId: '9000124356' })).score).toBeGreaterThan(score);
});

const word = fc.constantFrom('Sofía', 'Sophia', 'José Luis', 'Jeffrey', 'Geoffrey', 'O’Brien', '美玲', 'الأحمد', 'Nguyễn', 'García Márquez', 'x', '🦊', '');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const person = fc.record({
  firstName: word.map((text) => text || 'A'),
  lastName: word,
  preferredName: maybe(word),
  birthDate: maybe(fc.constantFrom('2015-03-02', '2015-02-03', '2014-03-02', '2010-12-31')),
  email: maybe(fc.constantFrom('a@x.example', 'A@X.example')),
  phones: fc.subarray(['1', '2']),
  address: maybe(fc.constantFrom('12 elm', '14 elm')),
  stateId: maybe(fc.constantFrom('100423', '104023', '---')),
  localId: maybe(fc.constantFrom('100423', '9')),
  employeeId: maybe(fc.constant('E1')),
  households: fc.subarray(['h', 'i']),
  guardians: fc.subarray(['g']),
  relatives: fc.subarray(['z']),
  kinds: fc.constantFrom<PairPerson['kinds'][]>(['participant'], ['contact'], ['participant', 'staff']).map((kinds) => kinds as unknown as PairPerson['kinds']),
});

it('is the same both ways, within 0 and 100, blind to case and accents, and never less for one more thing in common', () => {
  fc.assert(
    fc.property(person, person, (left, right) => {
      const [a, b] = [one(left), other(right)];
      const found = scorePair(a, b);
      expect(scorePair(b, a)).toEqual(found);
      expect(found.score >= 0 && found.score <= 100 && Number.isInteger(found.score)).toBe(true);
      expect(scorePair({ ...a, firstName: a.firstName.toUpperCase().normalize('NFD'), lastName: a.lastName.toUpperCase() }, b).score).toBe(found.score);
      expect(scorePair({ ...a, phones: ['9'] }, { ...b, phones: ['9'] }).score).toBeGreaterThanOrEqual(scorePair({ ...a, phones: ['9'] }, { ...b, phones: ['8'] }).score);
    }),
  );
});

it('likeness is 1 for the same alone and the same both ways; a slip is one of two kinds', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(likeness(a, b)).toBeCloseTo(likeness(b, a), 10);
      expect(likeness(a, a)).toBe(1);
      if ([...a].join() !== [...b].join()) expect(likeness(a, b)).toBeLessThan(1);
    }),
  );
  expect([isOneSlip('1234', '1243'), isOneSlip('1234', '1284'), isOneSlip('1234', '1234'), isOneSlip('1234', '4231')]).toEqual([true, true, false, false]);
  expect([['Geoffrey', 'Jeffrey'], ['Catherine', 'Katharine'], ['Mohammed', 'Muhamad'], ['Gimenez', 'Jiménez'], ['Ava', 'Eva']].map(([a = '', b = '']) => soundOf(a) === soundOf(b))).toEqual([true, true, true, true, false]);
});
