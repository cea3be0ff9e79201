import { addSchool, DAY, type School } from './school-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

/** Statements that an operation may send, however many rows it answers. Entering the transaction counts as one. */
const BUDGETS: [string, string, number][] = [
  ['session', '{ session { user { name } organization { name } permissions { section } levelNames { level } today } }', 6],
  ['participants', '{ participants(first: 100) { nodes { id firstName lastName sites { name } } totalCount { value } } }', 6],
  ['activities', '{ activities(first: 100) { nodes { id name site { name } sessions { name } } totalCount { value } } }', 10],
  ['organizations', '{ organizations(first: 100) { nodes { id name path { name } } totalCount { value } } }', 6],
  ['roster', `{ roster(sessionId: "SESSION", date: "${DAY}") { sessionName rows { personId firstName lastName status } } }`, 4],
  ['dashboardCounts', '{ dashboardCounts { sites participants activities } }', 2],
  ['notEntered', '{ notEntered(first: 50) { nodes { sessionId } } }', 4],
  ['todaysSessions', '{ todaysSessions(first: 50) { nodes { sessionId } } }', 4],
];

let test: TestApp;
let north: TestTenant;
let top: Caller;
let school: School;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  school = await addSchool(test, north, 60);
  for (let index = 0; index < 30; index += 1) await addSchool(test, north, 4, index % 2 ? north.siteId : north.otherSiteId);
  top = await test.signIn(north, 'tenant_administrator', north.topId);
});
afterAll(() => test?.close());

it.each(BUDGETS)('%s stays within its statements', async (_name, query, budget) => {
  test.log.length = 0;
  const answer = await test.graphql(top, query.replace('SESSION', school.sessionId));
  expect(answer.errors).toEqual([]);
  const [line] = test.log.filter(({ path }) => path === '/graphql');
  expect(line?.statements).toBeGreaterThanOrEqual(0);
  expect(line?.statements).toBeLessThanOrEqual(budget);
});

it('logs no name, address or text of a request', async () => {
  test.log.length = 0;
  await test.graphql(top, '{ participants(search: "canary-northlake") { nodes { lastName } } }');
  const text = JSON.stringify(test.log);
  expect(text).toMatch(/requestId/);
  expect(text).not.toMatch(/canary|Zoë|@|search/);
});
