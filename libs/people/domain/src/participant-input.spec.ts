import { parseParticipant } from './participant-input';

const today = '2026-11-21';
const problemsOf = (change: object) => parseParticipant({ firstName: 'Sofía', lastName: 'García', ...change }, today).problems;

it.each([
  [{ firstName: '  ' }, { path: 'firstName', message: 'is required' }],
  [{ lastName: 'x'.repeat(101) }, { path: 'lastName', message: 'has more than 100 characters' }],
  [{ birthDate: '2026-11-22' }, { path: 'birthDate', message: 'is in the future' }],
  [{ birthDate: '1899-12-31' }, { path: 'birthDate', message: 'is too long ago' }],
  [{ birthDate: '2015-02-29' }, { path: 'birthDate', message: 'is not a date' }],
  [{ grade: '13' }, { path: 'grade', message: 'is not a grade' }],
  [{ allergies: 'x'.repeat(501) }, { path: 'allergies', message: 'has more than 500 characters' }],
])('refuses %p', (change, problem) => expect(problemsOf(change)).toEqual([problem]));

it('names every field that is wrong', () => {
  expect(problemsOf({ firstName: '', lastName: '', grade: 'x' }).map(({ path }) => path).sort()).toEqual(['firstName', 'grade']);
});

it.each(['', '  ', '\u0000\t'])('takes a name of one word: no last name is %p', (lastName) => {
  const { values, problems } = parseParticipant({ firstName: 'Sukarno', lastName }, today);
  expect([values.firstName, values.lastName, problems]).toEqual(['Sukarno', '', []]);
});

it('tidies what it accepts', () => {
  const { values, problems } = parseParticipant(
    { firstName: ' Mary\u0000 \n Jane ', lastName: 'Garci\u0301a', birthDate: '', grade: 'K', localId: ' 12 ', stateId: '', preferredName: null },
    today,
  );
  expect(problems).toEqual([]);
  expect(values).toEqual({
    firstName: 'Mary Jane',
    lastName: 'García',
    middleName: null,
    preferredName: null,
    birthDate: null,
    grade: 'K',
    localId: '12',
    stateId: null,
    allergies: null,
    contactRestriction: null,
    email: null,
    phone: null,
    otherPhone: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    state: null,
    postalCode: null,
  });
});
