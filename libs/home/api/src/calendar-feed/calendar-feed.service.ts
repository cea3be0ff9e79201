import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Principal, requireOwnSession, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { hashToken, newToken } from '@afterbell/sign-in/api';
import type { CalendarFeed } from './calendar-feed.types';

const MOST_FEEDS = 50;

const SELECT = `select f.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), o.name) as name, f.person_id is not null as "ofStaff", f.made_by = $1 as own, f.created_at as "createdAt", f.last_read_at as "lastReadAt"
  from calendar_feed f join organization o on o.tenant_id = f.tenant_id and o.id = f.organization_id
    left join person p on p.tenant_id = f.tenant_id and p.id = f.person_id
  where f.revoked_at is null and (f.made_by = $1 or $2::boolean)`;
const LIST = `${SELECT} order by f.created_at desc, f.id limit 200`;
const GET = `${SELECT} and f.id = $3`;
const INSERT = 'insert into calendar_feed (id, organization_id, person_id, made_by, access_id, token_hash) values ($1, $2, $3, $4, $5, $6)';
const MINE = 'select count(*)::int as count from calendar_feed where made_by = $1 and revoked_at is null';
const STAFF = 'select id from person where id = $1 and is_staff and removed_at is null';
const REVOKE = 'update calendar_feed set revoked_at = now() where id = $1';

/** Links to calendars: one's own, and those of others for whoever changes the sessions there. */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
  ) {}

  async list(): Promise<CalendarFeed[]> {
    return this.db.query<CalendarFeed>(LIST, seenBy(requirePrincipal()), 'calendar_feeds');
  }

  /** Makes a link for the acting site, or for a staff member in sight. The link is answered once. */
  async make(staffId: string | null): Promise<{ feed: CalendarFeed; path: string }> {
    const principal = requireOwnSession();
    if (staffId !== null && !principal.permissions.allows('view', 'people.staff')) throw new AppError('FORBIDDEN');
    return this.db.write(async (tx) => {
      if (staffId === null) await this.organizations.within(principal.organizationId, ['site']);
      else if (!isUuid(staffId) || !(await tx.one(STAFF, [staffId], 'calendar_feed_staff'))) throw new AppError('NOT_FOUND', { what: 'The staff member' });
      const mine = await tx.one<{ count: number }>(MINE, [principal.userId], 'calendar_feeds_mine');
      if ((mine?.count ?? 0) >= MOST_FEEDS) throw new AppError('VALIDATION', { problems: [{ path: '', message: `There are ${MOST_FEEDS} links of yours already: end one first.` }] });
      const [id, token] = [newId(), newToken()];
      await tx.execute(INSERT, [id, principal.organizationId, staffId, principal.userId, principal.accessId, hashToken(token)], 'calendar_feed_insert');
      await this.audit.record(tx, { action: 'calendarFeed.create', subjectType: 'calendarFeed', subjectId: id, after: { of: staffId === null ? 'site' : 'staff' } });
      return { feed: await this.get(tx, id, principal), path: `/calendar/${token}.ics` };
    });
  }

  /** Ends a link at once. */
  async revoke(id: string): Promise<void> {
    const principal = requireOwnSession();
    await this.db.write(async (tx) => {
      await this.get(tx, id, principal);
      await tx.execute(REVOKE, [id], 'calendar_feed_revoke');
      await this.audit.record(tx, { action: 'calendarFeed.revoke', subjectType: 'calendarFeed', subjectId: id });
    });
  }

  private async get(tx: Tx, id: string, principal: Principal): Promise<CalendarFeed> {
    const feed = isUuid(id) ? await tx.one<CalendarFeed>(GET, [...seenBy(principal), id], 'calendar_feed_get') : null;
    if (!feed) throw new AppError('NOT_FOUND', { what: 'The calendar link' });
    return feed;
  }
}

const seenBy = ({ userId, permissions }: Principal) => [userId, permissions.allows('edit', 'activities.session')];
