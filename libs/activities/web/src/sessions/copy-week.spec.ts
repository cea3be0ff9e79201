import { beginsLater } from './copy-week';

const made = (startsOn: string, firstDate: string | null, closed: string[] = []) => ({ startsOn, firstDate, closed });

it.each([
  ['meets in its first week', [made('2027-01-03', '2027-01-04')], false],
  ['is closed in all of it', [made('2026-12-27', '2027-01-04', ['2026-12-28', '2026-12-30'])], true],
  ['is closed on its first day only', [made('2026-12-27', '2026-12-30', ['2026-12-28'])], false],
  // A term that begins on a Friday, of a session that meets on Mondays.
  ['begins after its weekday', [made('2027-01-01', '2027-01-04')], true],
  ['has no dates of its own', [made('2027-01-01', null)], false],
  ['follows one that meets at once', [made('2027-01-10', '2027-01-20'), made('2027-01-03', '2027-01-04')], false],
  ['is none', [], false],
])('a copy that %s', (_what, copies, later) => expect(beginsLater(copies)).toBe(later));
