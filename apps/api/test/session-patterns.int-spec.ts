import { newId } from '@afterbell/core/domain';
import { PATTERNS_OF_WEEKDAYS } from '../src/migrations/1764100000040-session-schedules';
import { startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

async function session({ id: tenantId, siteId }: TestTenant, weekdays: number[]): Promise<string> {
  const [activityId, id] = [newId(), newId()];
  await test.admin.query(`insert into activity (tenant_id, id, organization_id, name, type) values ($1, $2, $3, 'Chess', 'drop_in')`, [tenantId, activityId, siteId]);
  await test.admin.query(`insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, $4, 'S', '2026-09-01', '2026-12-18', '15:00', '17:00', $5)`, [tenantId, id, activityId, siteId, weekdays]);
  return id;
}

it('gives the sessions of every tenant that had weekdays the pattern that says the same, once', async () => {
  const tenants = [await test.tenant('northlake'), await test.tenant('rivermark')];
  const [north, south, none] = [await session(tenants[0] as TestTenant, [5, 1, 3]), await session(tenants[1] as TestTenant, [0]), await session(tenants[1] as TestTenant, [])];
  for (let run = 0; run < 2; run += 1) {
    await test.owner.query('begin');
    await test.owner.query(PATTERNS_OF_WEEKDAYS);
    await test.owner.query('commit');
  }
  const { rows } = await test.admin.query(`select session_id, rrule, start_time, end_time from session_pattern where session_id = any($1) order by rrule`, [[north, south, none]]);
  const at = { start_time: '15:00:00', end_time: '17:00:00' };
  expect(rows).toEqual([
    { session_id: north, rrule: 'FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE,FR', ...at },
    { session_id: south, rrule: 'FREQ=WEEKLY;WKST=SU;BYDAY=SU', ...at },
  ]);
});
