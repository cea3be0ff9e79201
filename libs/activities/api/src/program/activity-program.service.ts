import { Injectable } from '@nestjs/common';
import type { ActivityType } from '@afterbell/activities/domain';
import { AuditService, Db, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { requireType } from '../activity-access';
import { checkTerm } from '../activity.service';
import type { ActivityProgramInput, SaveActivityProgramInput } from './activity-program.types';
import { checkedProgram, NO_PROGRAM, type Program } from './program-check';

interface Held extends Program {
  id: string;
  siteId: string;
  type: ActivityType;
  termId: string | null;
  version: number;
}

const HOLD = `select a.id, a.organization_id as "siteId", a.type, a.term_id as "termId", a.own_category as "ownCategory", a.program_version as version,
    array(select u.supporter_id from activity_supporter u where u.tenant_id = a.tenant_id and u.activity_id = a.id and u.role = 'funder' order by 1) as "funderIds",
    array(select u.supporter_id from activity_supporter u where u.tenant_id = a.tenant_id and u.activity_id = a.id and u.role = 'partner' order by 1) as "partnerIds",
    array(select m.person_id from activity_staff m where m.tenant_id = a.tenant_id and m.activity_id = a.id order by 1) as "staffIds"
  from activity a where a.id = $1 for update`;
const UPDATE = 'update activity set term_id = $2, own_category = $3, program_version = program_version + 1 where id = $1';
const TAKE_SUPPORTERS = 'delete from activity_supporter where activity_id = $1 and supporter_id <> all($2::uuid[])';
const ADD_SUPPORTERS = `insert into activity_supporter (activity_id, organization_id, supporter_id, role)
  select $1::uuid, $2::uuid, id, 'funder' from unnest($3::uuid[]) as id union all select $1::uuid, $2::uuid, id, 'partner' from unnest($4::uuid[]) as id on conflict do nothing`;
const TAKE_STAFF = 'delete from activity_staff where activity_id = $1 and person_id <> all($2::uuid[])';
const ADD_STAFF = 'insert into activity_staff (activity_id, organization_id, person_id) select $1, $2, id from unnest($3::uuid[]) as id on conflict do nothing';
const NAMES = `select array(select supporter_name(id) from unnest($1::uuid[]) as id order by 1) as funders, array(select supporter_name(id) from unnest($2::uuid[]) as id order by 1) as partners,
  (select name from term where id = $3::uuid) as term`;

const FIELDS = ['termId', 'ownCategory', 'funderIds', 'partnerIds', 'staffIds'] as const;
const worded = (value: string | readonly string[] | null): string | null => (typeof value === 'string' || value === null ? value : [...value].sort().join(', '));

/** What stands beside the form of an activity: its term, who pays for it, who runs it along, who works at it. */
@Injectable()
export class ActivityProgramService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async save({ id, version, termId: term, ...given }: SaveActivityProgramInput): Promise<void> {
    const termId = term || null;
    await this.db.write(async (tx) => {
      const held = isUuid(id) ? await tx.one<Held>(HOLD, [id], 'activity_program_hold') : null;
      if (!held) throw new AppError('NOT_FOUND', { what: 'The activity' });
      requireType('edit', held.type);
      const next = { ...(await checkedProgram(tx, held.siteId, given, held)), termId };
      const changed = FIELDS.filter((field) => worded(held[field]) !== worded(next[field]));
      if (held.version !== version) throw await staleSave(tx, { subjectType: 'activity', subjectId: id, actions: 'activity.' }, changed.map((field) => ({ id, field, current: worded(held[field]), attempted: worded(next[field]), version: held.version })));
      if (!changed.length) return;
      if (termId !== held.termId) await checkTerm(tx, termId);
      await this.put(tx, held, next, termId);
      await this.audit.record(tx, { action: 'activity.program', subjectType: 'activity', subjectId: id, organizationId: held.siteId, before: await said(tx, held, held.termId), after: await said(tx, next, termId) });
    });
  }

  /** Of an activity that is being added. */
  async begin(tx: Tx, activity: { id: string; siteId: string; termId: string | null }, given: ActivityProgramInput): Promise<void> {
    const program = await checkedProgram(tx, activity.siteId, given, NO_PROGRAM);
    if (Object.values(program).every((value) => value === null || value.length === 0)) return;
    await this.put(tx, activity, program, activity.termId);
    await this.audit.record(tx, { action: 'activity.program', subjectType: 'activity', subjectId: activity.id, organizationId: activity.siteId, after: await said(tx, program, activity.termId) });
  }

  private async put(tx: Tx, { id, siteId }: { id: string; siteId: string }, { ownCategory, funderIds, partnerIds, staffIds }: Program, termId: string | null): Promise<void> {
    await tx.execute(UPDATE, [id, termId, ownCategory], 'activity_program_update');
    await tx.execute(TAKE_SUPPORTERS, [id, [...funderIds, ...partnerIds]], 'activity_supporters_take');
    await tx.execute(ADD_SUPPORTERS, [id, siteId, funderIds, partnerIds], 'activity_supporters_add');
    await tx.execute(TAKE_STAFF, [id, staffIds], 'activity_staff_take');
    await tx.execute(ADD_STAFF, [id, siteId, staffIds], 'activity_staff_add');
  }
}

/** For the trail: organizations by their names, people by their ids. */
async function said(tx: Tx, { ownCategory, funderIds, partnerIds, staffIds }: Program, termId: string | null) {
  const names = await tx.one<{ funders: string[]; partners: string[]; term: string | null }>(NAMES, [funderIds, partnerIds, termId], 'activity_program_names');
  return { term: names?.term ?? null, ownCategory, funders: names?.funders ?? [], partners: names?.partners ?? [], staffIds };
}
