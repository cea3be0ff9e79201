import { formatPersonName, normalizePersonName, sortNameOf, spokenPersonName } from './person-name';

it('shows last name, first name and the name one goes by', () => {
  expect(formatPersonName({ lastName: 'García', firstName: 'Sofía' })).toBe('García, Sofía');
  expect(formatPersonName({ lastName: 'García', firstName: 'Sofía', preferredName: 'Sofi' })).toBe('García, Sofía “Sofi”');
});

it.each([null, undefined, '', '  ', 'sofia', 'SOFÍA'])('leaves out a preferred name that adds nothing (%p)', (preferredName) =>
  expect(formatPersonName({ lastName: 'García', firstName: 'Sofía', preferredName })).toBe('García, Sofía'),
);

it('shows, says and sorts a name of one word without a comma or a gap', () => {
  const one = { lastName: '', firstName: 'Sukarno' };
  expect(formatPersonName({ ...one, preferredName: 'Bung' })).toBe('Sukarno “Bung”');
  expect(spokenPersonName(one)).toBe('Sukarno');
  expect(sortNameOf(one)).toBe('sukarno');
  expect(spokenPersonName({ lastName: 'García', firstName: 'Sofía' })).toBe('Sofía García');
  expect(normalizePersonName(one)).not.toBe(normalizePersonName({ lastName: 'Sukarno', firstName: '' }));
});

it('sorts by folded last name, then first name', () => {
  expect(sortNameOf({ lastName: 'Ångström', firstName: 'Émile' })).toBe('angstrom, emile');
});

it.each([
  [{ lastName: "O'Brien", firstName: 'Seán' }, { lastName: 'OBRIEN', firstName: 'Sean' }],
  [{ lastName: 'De la Cruz', firstName: 'Mary-Jane' }, { lastName: 'de-la  cruz', firstName: 'Mary Jane' }],
  [{ lastName: 'Nguyễn', firstName: 'Đức' }, { lastName: 'Nguyen', firstName: 'Duc' }],
])('takes two spellings of one name as equal', (one, other) => expect(normalizePersonName(one)).toBe(normalizePersonName(other)));

it('keeps names of other scripts apart, and first from last', () => {
  expect(normalizePersonName({ lastName: '王', firstName: '伟' })).not.toBe(normalizePersonName({ lastName: '李', firstName: '伟' }));
  expect(normalizePersonName({ lastName: 'Ann', firstName: 'Lee' })).not.toBe(normalizePersonName({ lastName: 'Lee', firstName: 'Ann' }));
  expect(normalizePersonName({ lastName: 'An', firstName: 'Nlee' })).not.toBe(normalizePersonName({ lastName: 'Ann', firstName: 'Lee' }));
});
