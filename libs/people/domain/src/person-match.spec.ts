import { isSimilarName, type MatchCandidate, type MatchInput, matchPerson } from './person-match';

const sofia: MatchInput = { firstName: 'Sofía', lastName: 'García', birthDate: '2015-03-02', stateId: 'S-1', localId: 'L-1', email: 'sofia@example.org' };
const stranger: MatchCandidate = { firstName: 'Liam', lastName: 'Okafor', birthDate: '2014-11-30', nameSimilarity: 0, firstNameSimilarity: 0, atSite: true };
const like = (change: Partial<MatchCandidate>): MatchCandidate => ({ ...stranger, ...change });
const alike = { nameSimilarity: 0.56, firstNameSimilarity: 0.3 };

it('does not take strangers, siblings or twins of another name for the same person', () => {
  expect(matchPerson(sofia, stranger)).toBeNull();
  expect(matchPerson(sofia, like({ lastName: 'García', firstName: 'Luis', nameSimilarity: 0.53, firstNameSimilarity: 0 }))).toBeNull();
  expect(matchPerson(sofia, like({ lastName: 'García', firstName: 'Luis', birthDate: '2015-03-02', nameSimilarity: 0.53, firstNameSimilarity: 0 }))).toBeNull();
});

it('does not call a similar name alone similar: neither birth year nor site agree', () => {
  expect(matchPerson(sofia, like({ ...alike, atSite: false }))).toBeNull();
  expect(matchPerson({ ...sofia, birthDate: null }, like({ ...alike, birthDate: null, atSite: false }))).toBeNull();
});

it('does not take two missing ids for the same id', () => {
  expect(matchPerson({ ...sofia, stateId: null, localId: '' }, like({ stateId: null, localId: '' }))).toBeNull();
});

it.each([
  ['Same state ID', { stateId: 's-1' }],
  ['Same local ID', { localId: 'L-1' }],
  ['Same name and birth date', { firstName: 'SOFIA', lastName: 'Garcia', birthDate: '2015-03-02' }],
  ['Same name and e-mail', { firstName: 'Sofia', lastName: 'Garcia', email: 'Sofia@example.org' }],
])('calls it a duplicate: %s', (reason, change) => expect(matchPerson(sofia, like(change))).toEqual({ kind: 'duplicate', reasons: [reason] }));

it('calls it similar, with each reason', () => {
  expect(matchPerson(sofia, like({ ...alike, birthDate: '2015-12-01', atSite: false }))).toEqual({ kind: 'similar', reasons: ['Similar name, same birth year'] });
  expect(matchPerson(sofia, like({ ...alike, birthDate: '2015-12-01' }))).toEqual({
    kind: 'similar',
    reasons: ['Similar name, same birth year', 'Similar name, same place'],
  });
});

it('sees a first and last name that changed places', () => {
  expect(isSimilarName({ nameSimilarity: 1, firstNameSimilarity: 0 })).toBe(true);
  expect(isSimilarName({ nameSimilarity: 0.6, firstNameSimilarity: 0.25 })).toBe(false);
});
