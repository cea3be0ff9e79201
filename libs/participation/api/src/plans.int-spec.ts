import { newId } from '@afterbell/core/domain';
import { DAY, openTestBed, type TestBed, type World } from '../test/attendance-fixture';
import { makeBusyWorld, planOf } from '../test/busy-world';
import { HOLD, WRITE, WRITE_OR_FAIL } from './attendance/attendance-hold.sql';
import { AVAILABLE, CANDIDATES } from './copying/copying.sql';
import { PARTICIPANT_MARKS, PARTICIPANT_SESSIONS, SESSION_MARKS, SESSION_VERSIONS } from './live/attendance-changes.sql';
import { CHILD_OF_CODE, DOOR_CHILD, DOOR_LIST } from './door/door.sql';
import { DIFFERENCES, HOURS_BY_BAND, HOURS_OF_YEAR_BY_BAND } from './hours/hours.sql';
import { MONTH_OF_SITES } from './lock/month-lock-list';
import { MISSING, MISSING_FACETS } from './missing/missing.sql';
import { ROSTER_ALL, ROSTER_ALL_SEARCH, ROSTER_ENROLLED, ROSTER_ENROLLED_SEARCH, ROSTER_HEADER } from './roster/roster.sql';
import { AHEAD, NOT_ENTERED, NOT_ENTERED_COUNT, TODAY } from './today/session-days.sql';

let bed: TestBed;
let world: World;

beforeAll(async () => {
  bed = await openTestBed();
  world = await makeBusyWorld(bed.admin);
}, 60_000);
afterAll(() => bed?.close());

const NOW = '2026-11-17T20:00:00Z';
const ZONE = 'America/New_York';
const HOURS = 'uuid, date, date, int[], int[], int[], date[], int[], int[], int[]';
const write = (): unknown[] => {
  const { sessionId, siteId, people } = world;
  const [one] = people as [string];
  return [sessionId, DAY, siteId, '2026-11-01', [one], ['Present'], ['15:00'], ['16:00'], ['0'], newId(), NOW, newId(), 'key', '\\x00', '{}', [], [], 'taken', 'false', 'typed'];
};

// Row-level security keeps operators that are not leakproof from indexes: a plan that was fine for the owner may read whole tables for the API.
it.each([
  ['the header of a roster', ROSTER_HEADER, 'uuid, date, date', () => [world.sessionId, DAY, '2026-11-01']],
  ['a roster', ROSTER_ENROLLED, 'uuid, date', () => [world.sessionId, DAY]],
  ['a roster searched', ROSTER_ENROLLED_SEARCH, 'uuid, date, text', () => [world.sessionId, DAY, 'garcia']],
  ['a roster of the whole site', ROSTER_ALL, 'uuid, date', () => [world.sessionId, DAY]],
  ['a whole site searched', ROSTER_ALL_SEARCH, 'uuid, date, text', () => [world.sessionId, DAY, 'garcia']],
  ['what a save reads', HOLD, 'uuid, date, uuid[], text, uuid, date', () => [world.sessionId, DAY, world.people, 'key', newId(), '2026-11-01']],
  ['what a save writes', WRITE, 'uuid, date, uuid, date, uuid[], text[], time[], time[], int[], uuid, timestamptz, uuid, text, bytea, jsonb, uuid[], uuid[], text, boolean, text', write],
  ['what a save writes that waits for nothing', WRITE_OR_FAIL, 'uuid, date, uuid, date, uuid[], text[], time[], time[], int[], uuid, timestamptz, uuid, text, bytea, jsonb, uuid[], uuid[], text, boolean, text', write],
  ['what open rosters and grids are told', SESSION_MARKS, 'uuid, date[], uuid[]', () => [world.sessionId, [DAY], null]],
  ['what they show when they begin to listen', SESSION_VERSIONS, 'uuid, date, date, uuid[]', () => [world.sessionId, '2026-11-01', '2026-11-30', null]],
  ['what the page of one participant is told', PARTICIPANT_MARKS, 'uuid, date[], uuid', () => [world.people[0], [DAY], world.siteId]],
  ['which sessions that page listens to', PARTICIPANT_SESSIONS, 'uuid, date, date, uuid', () => [world.people[0], '2026-11-01', '2026-11-30', world.siteId]],
  ["today's sessions", TODAY, 'uuid, timestamptz, text, uuid, bigint, bigint', () => [world.siteId, NOW, ZONE, world.siteId, 26, 0]],
  ["this week's sessions", AHEAD, 'uuid, timestamptz, text, uuid, int, bigint, bigint', () => [world.siteId, NOW, ZONE, world.siteId, 7, 26, 0]],
  ['days not entered', NOT_ENTERED, 'uuid, uuid, timestamptz, text, bigint, bigint', () => [world.siteId, null, NOW, ZONE, 26, 0]],
  ['their count', NOT_ENTERED_COUNT, 'uuid, uuid, timestamptz, text, bigint', () => [world.siteId, null, NOW, ZONE, 1001]],
  ['the queue of what is missing', MISSING, 'uuid, uuid, timestamptz, text, uuid, uuid, date, date, bigint, bigint', () => [world.siteId, null, NOW, ZONE, null, null, null, null, 26, 0]],
  ['how much of it there is', MISSING_FACETS, 'uuid, uuid, timestamptz, text, uuid', () => [world.siteId, null, NOW, ZONE, null]],
  ['a month to lock', MONTH_OF_SITES, 'uuid, date, date, timestamptz, text, uuid[]', () => [world.siteId, '2026-11-01', '2026-11-30', NOW, ZONE, [world.siteId]]],
  ['hours by band of a year', HOURS_OF_YEAR_BY_BAND, HOURS, () => [world.siteId, '2026-07-01', '2027-06-30', [2026], [1], [12], [], [], [], [0, 900]]],
  ['hours by band of any days', HOURS_BY_BAND, HOURS, () => [world.siteId, '2026-08-17', '2027-06-05', [2026], [3], [11], ['2026-08-01', '2027-06-01'], [17, 1], [31, 5], [0, 900]]],
  ['sums that differ from the marks', DIFFERENCES, 'uuid, date, date, int', () => [world.siteId, '2026-07-01', '2027-06-30', 2026]],
  ['the list of the door', DOOR_LIST, 'uuid, date, uuid, bigint', () => [world.siteId, DAY, world.siteId, 3000]],
  ['a child at the door', DOOR_CHILD, 'uuid, date, uuid, uuid', () => [world.siteId, DAY, world.siteId, world.people[0]]],
  ['whose badge it is', CHILD_OF_CODE, 'uuid, date, text', () => [world.siteId, DAY, '0123456789AB']],
  ['where attendance can be copied', AVAILABLE, 'uuid, date, text[], uuid[]', () => [world.sessionId, DAY, ['Present'], null]],
  ['who would be copied', CANDIDATES, 'uuid, date, text[], uuid[], uuid', () => [world.sessionId, DAY, ['Present'], null, world.sessionId]],
])('%s is reached by indexes', async (_name, text, types, values) => {
  const plan = await planOf(bed.admin, world, world.siteId, text, types, values());
  expect(plan).not.toMatch(/Seq Scan on (person|stay|session_date|attendance|enrollment)\b/);
});
