import { federalYearDates, federalYearName, federalYearOf, usualTermDates, usualTermName } from './reporting-period';

it('begins the federal year with summer, on 1 July', () => {
  expect(federalYearOf('2026-06-30')).toBe(2025);
  expect(federalYearOf('2026-07-01')).toBe(2026);
  expect(federalYearDates(2026)).toEqual({ startsOn: '2026-07-01', endsOn: '2027-06-30' });
  expect(federalYearName(2026)).toBe('2026–27');
  expect(federalYearName(2099)).toBe('2099–00');
});

it('proposes terms inside their year', () => {
  const year = federalYearDates(2026);
  expect(usualTermDates('spring', year)).toEqual({ startsOn: '2027-01-01', endsOn: '2027-06-30' });
  expect(usualTermDates('summer', { startsOn: '2026-08-15', endsOn: '2027-06-01' })).toEqual({ startsOn: '2026-08-15', endsOn: '2026-08-31' });
  expect(usualTermName('spring', 'Spring', year)).toBe('Spring 2027');
  expect(usualTermName('school_year', 'School year', year)).toBe('School year 2026–27');
});
