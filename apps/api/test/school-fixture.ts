import { newId } from '@afterbell/core/domain';
import type { TestApp, TestTenant } from './harness';

export const DAY = '2026-11-17';

export interface School {
  activityId: string;
  sessionId: string;
  people: string[];
}

/** An activity with one session on DAY and children enrolled in it, with marks that carry the tenant's canary in their names. */
export async function addSchool(test: TestApp, tenant: TestTenant, children = 25, siteId = tenant.siteId): Promise<School> {
  const { owner } = test;
  const activityId = newId();
  const sessionId = newId();
  const people = Array.from({ length: children }, () => newId());
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
  await owner.query(`insert into activity (id, organization_id, name, type, term_id) values ($1, $2, $3, 'scheduled', $4)`, [
    activityId,
    siteId,
    `Club canary-${tenant.code}`,
    Object.values(tenant.termIds)[0],
  ]);
  await owner.query(
    `insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays)
     values ($1, $2, $3, 'Afternoon', '2026-11-01', '2026-12-31', '15:00', '17:00', '{1,2,3,4,5}')`,
    [sessionId, activityId, siteId],
  );
  await owner.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, $2, $3, '15:00', '17:00')`, [sessionId, DAY, siteId]);
  await owner.query(
    `insert into person (id, first_name, last_name, birth_date, is_participant, grade) select id, 'Zoë', 'canary-' || $2 || '-' || n, '2016-02-29', true, '4'
       from unnest($1::uuid[]) with ordinality as made (id, n)`,
    [people, tenant.code],
  );
  await owner.query(`insert into stay (id, person_id, organization_id, starts_on) select gen_random_uuid(), id, $2, '2026-07-01' from unnest($1::uuid[]) as id`, [people, siteId]);
  await owner.query(
    `insert into enrollment (id, session_id, organization_id, person_id, starts_on) select gen_random_uuid(), $2, $3, id, '2026-11-01' from unnest($1::uuid[]) as id`,
    [people, sessionId, siteId],
  );
  await owner.query('commit');
  return { activityId, sessionId, people };
}
