import { recordSignIn } from './sign-in-audit';
import type { Runner } from './system-db';

interface EndedRow {
  id: string;
  tenantId: string;
  userId: string;
  accessId: string;
  viewed: string;
  viewedUserId: string | null;
  organizationId: string | null;
}

const endWhere = (condition: string) => `
  with ended as (
    update sign_in_session s set view_as_access_id = null where s.view_as_access_id is not null and (${condition})
    returning s.id, s.tenant_id, s.user_id, s.access_id, old.view_as_access_id as viewed)
  select e.id, e.tenant_id as "tenantId", e.user_id as "userId", e.access_id as "accessId", e.viewed, a.user_id as "viewedUserId", a.organization_id as "organizationId"
    from ended e left join access a on a.tenant_id = e.tenant_id and a.id = e.viewed`;

const END_ONE = endWhere('s.id = $1');
const END_SPENT = endWhere(`s.revoked_at is not null or s.expires_at < now()
  or s.last_seen_at < now() - make_interval(secs => (select idle_timeout_seconds from tenant t where t.id = s.tenant_id))`);

/** Ends the looking of one session, if it looks at all, and puts that on record. */
export const endView = (client: Runner, sessionId: string, by: 'leave' | 'sign-out', address: string | null): Promise<boolean> => end(client, END_ONE, [sessionId], by, address);

/** Puts on record the ends that nobody was there to make: time ran out, or the session was ended from elsewhere. */
export const endSpentViews = (client: Runner): Promise<boolean> => end(client, END_SPENT, [], 'time', null);

async function end(client: Runner, statement: string, values: unknown[], by: string, address: string | null): Promise<boolean> {
  const { rows } = await client.query<EndedRow>(statement, values);
  for (const { viewed, viewedUserId, organizationId, id: _, ...who } of rows) {
    await recordSignIn(client, {
      action: 'view_as.end', ...who, organizationId: organizationId ?? undefined, ...(viewedUserId ? { subjectType: 'user', subjectId: viewedUserId } : { subjectType: 'access', subjectId: viewed }), after: { accessId: viewed, by }, address,
    });
  }
  return rows.length > 0;
}
