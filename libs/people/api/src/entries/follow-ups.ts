import { Args, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { connectionOf, Db, type Page, PlainDateScalar, Requires, requirePrincipal, toConnection } from '@afterbell/core/api';
import { AppError, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type ParticipantTab, todayIn } from '@afterbell/core/domain';
import { formatPersonName } from '@afterbell/people/domain';

@ObjectType({ description: 'A follow-up that was promised for a day that has gone by.' })
export class OverdueFollowUp {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: string;
  @Field({ description: 'The tab that holds it: `COMLOG` or `REFERRALS`.' })
  tab!: string;
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId!: string;
  @Field({ description: 'Name of the participant.' })
  participantName!: string;
  @Field(() => PlainDateScalar, { description: 'The day it was promised for.' })
  followUpOn!: string;
  @Field({ description: 'With whom it was, or to whom the participant was referred.' })
  withWhom!: string;
}

@ObjectType({ description: 'A page of overdue follow-ups.' })
export class OverdueFollowUpConnection extends connectionOf('OverdueFollowUp', OverdueFollowUp) {}

/** Says again what the policy says, so that the few stays of the subtree come first. */
const WITHIN = '($2 or e.person_id in (select s.person_id from stay s where s.organization_id = any(app_orgs())))';
const SOURCES: Readonly<Partial<Record<ParticipantTab, string>>> = {
  COMLOG: `select e.id, 'COMLOG' as tab, e.person_id, e.follow_up_on, e.with_whom from participant_communication e
    where e.removed_at is null and not e.follow_up_done and e.follow_up_on < $1::date and ${WITHIN}`,
  REFERRALS: `select e.id, 'REFERRALS' as tab, e.person_id, e.follow_up_on, e.referred_to from participant_referral e
    where e.removed_at is null and e.status in ('open', 'in_progress') and e.follow_up_on < $1::date and ${WITHIN}`,
};

type Row = Omit<OverdueFollowUp, 'participantName'> & { firstName: string; lastName: string; preferredName: string | null };

@Resolver()
export class FollowUpsResolver {
  constructor(private readonly db: Db) {}

  @Query(() => OverdueFollowUpConnection, { description: 'Follow-ups of communications and referrals that are overdue, the oldest first: those of the tabs that the caller may view.' })
  @Requires('view', 'people.participants')
  async overdueFollowUps(@Args('first', { type: () => Int, defaultValue: DEFAULT_PAGE_SIZE, description: `Rows, 1 to ${MAX_PAGE_SIZE}.` }) first: number) {
    if (first < 1 || first > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
    return toConnection(await this.page(first));
  }

  private async page(limit: number): Promise<Page<OverdueFollowUp>> {
    const { permissions, wholeTenant, timeZone } = requirePrincipal();
    const sources = Object.entries(SOURCES).flatMap(([tab, sql]) => (permissions.allows('view', 'people.participants', tab) ? [sql] : []));
    if (sources.length === 0) return { nodes: [], offset: 0, hasNextPage: false, count: async () => ({ value: 0, capped: false }) };
    const values = [todayIn(timeZone, new Date()), wholeTenant];
    const from = `from (${sources.join(' union all ')}) f join person p on p.id = f.person_id and p.is_participant and p.removed_at is null`;
    const sql = `select f.id, f.tab, f.person_id as "participantId", f.follow_up_on::text as "followUpOn", f.with_whom as "withWhom",
      p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName" ${from} order by f.follow_up_on, p.sort_name, f.id limit ${limit + 1}`;
    const rows = await this.db.query<Row>(sql, values);
    const nodes = rows.slice(0, limit).map((row) => ({ id: row.id, tab: row.tab, participantId: row.participantId, participantName: formatPersonName(row), followUpOn: row.followUpOn, withWhom: row.withWhom }));
    const count = async () => ({ value: (await this.db.one<{ count: number }>(`select count(*)::int as count ${from}`, values))?.count ?? 0, capped: false });
    return { nodes, offset: 0, hasNextPage: rows.length > limit, count };
  }
}
