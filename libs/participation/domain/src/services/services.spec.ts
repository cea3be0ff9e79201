import { parseService } from './service';

const TODAY = '2026-11-21';
const NOW = '17:00';
const ANA = '01980000-0000-7000-8000-000000000001';
const GIVEN = { onDate: TODAY, category: 'tutoring', minutes: '45', visibility: 'everyone' };
const paths = (input: object, people = [ANA]) => parseService({ ...GIVEN, ...input }, people, TODAY, NOW).problems.map(({ path }) => path);

test('times say how long it took, minutes only without them', () => {
  expect(parseService(GIVEN, [ANA], TODAY, NOW).values.minutes).toBe(45);
  expect(parseService({ ...GIVEN, startTime: '15:00', endTime: '16:30' }, [ANA], TODAY, NOW).values.minutes).toBe(90);
});

test.each([
  [{ minutes: '' }, ['minutes']],
  [{ minutes: 0 }, ['minutes']],
  [{ minutes: 1441 }, ['minutes']],
  [{ startTime: '15:00' }, ['endTime']],
  [{ endTime: '15:00' }, ['startTime']],
  [{ startTime: '16:00', endTime: '15:00', minutes: '' }, ['endTime']],
  [{ onDate: '2026-11-22' }, ['onDate']],
  [{ startTime: '17:01', endTime: '18:00' }, ['startTime']],
  [{ startTime: '16:59', endTime: '18:00' }, []],
  [{ onDate: '2026-11-20', startTime: '17:01', endTime: '18:00' }, []],
  [{ category: ' ' }, ['category']],
  [{ notes: 'x'.repeat(5001) }, ['notes']],
  [{ visibility: 'nobody' }, ['visibility']],
])('%j is refused at %j', (input, at) => expect(paths(input)).toEqual(at));

test('somebody is served, each once, 100 at most', () => {
  expect(paths({}, [])).toEqual(['personIds']);
  expect(paths({}, ['nobody'])).toEqual(['personIds']);
  expect(parseService(GIVEN, [ANA, ANA.toUpperCase()], TODAY, NOW).personIds).toEqual([ANA]);
  expect(paths({}, Array.from({ length: 101 }, (_, n) => ANA.slice(0, -3) + String(n).padStart(3, '0')))).toEqual(['personIds']);
});
