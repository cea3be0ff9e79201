import { durationWords, isLate, STANDARD_RULES, stayProblem } from './attendance-rules';

const planned = { startTime: '15:00', endTime: '17:00', timesRequired: false };
const present = (startTime: string, endTime: string | null) => ({ status: 'Present' as const, startTime, endTime });

it.each([
  ['00:00', '23:59', 'impossible'],
  ['06:00', '22:01', 'impossible'],
  ['06:00', '22:00', 'long'],
  ['11:00', '17:01', 'long'],
  ['11:00', '17:00', null],
  ['15:00', null, null],
])('a stay from %s to %s is %s', (start, end, problem) => expect(stayProblem(present(start, end), planned, STANDARD_RULES)).toBe(problem));

it('compares nothing where there is no schedule, and asks nothing where a tenant does not want it', () => {
  expect(stayProblem(present('06:00', '20:00'), { ...planned, timesRequired: true }, STANDARD_RULES)).toBeNull();
  expect(stayProblem(present('06:00', '20:00'), planned, { ...STANDARD_RULES, overMinutes: null })).toBeNull();
  expect(stayProblem({ status: 'ExcusedAbsence', startTime: null, endTime: null }, planned, STANDARD_RULES)).toBeNull();
});

it('is late after the days that the tenant set, never without', () => {
  const rules = { ...STANDARD_RULES, lateDays: 7 };
  expect([isLate('2026-11-10', '2026-11-17', rules), isLate('2026-11-09', '2026-11-17', rules), isLate('2020-01-01', '2026-11-17', STANDARD_RULES)]).toEqual([false, true, false]);
});

it('says minutes as people do', () => expect([960, 90, 61, 0].map(durationWords)).toEqual(['16 hours', '1 hour 30 minutes', '1 hour 1 minute', '0 minutes']));
