import { Injectable, type OnModuleInit } from '@nestjs/common';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import { BulkActions, type BulkAction, type BulkWish, type Verdict } from '@afterbell/people/api';
import { usDate } from '../attendance/attendance-plan';
import { OVER_REASON_LENGTH, roomIn } from '../places/capacity';
import { cleanText, dateOf, invalid, knownId } from '../shared/input';
import { WaitingService } from '../places/waiting.service';
import { reachRemarks } from './reach';
import { type HeldSession, holdSession, loadApplicants, placeAll, viewSession } from './session-places';

interface EnrollParams {
  sessionId: string;
  startsOn: PlainDate;
  name: string;
  /** What becomes of those for whom there is no place; they are refused when nothing is said. */
  full?: { choice: 'wait' | 'exceed'; reason: string | null } | null;
}

/** The place that was given; `was` is the last day that it had before, where there was one from that day on. */
interface Placed {
  /** None for one who waits. */
  enrollmentId: string | null;
  longer: boolean;
  was: string | null;
  siteId: string;
}

/** A place of which a stay leaves days out is as it was asked for. */
const FROM_THAT_DAY = `select e.id, e.person_id as "personId", (case when q.enrollment_id is null then e.ends_on else q.ends_on end)::text as "endsOn"
  from enrollment e left join enrollment_asked q on q.tenant_id = e.tenant_id and q.enrollment_id = e.id
  where e.session_id = $1 and coalesce(q.starts_on, e.starts_on) = $2 and e.person_id = any($3::uuid[])`;
const WISHED = 'jsonb_to_recordset($3::jsonb) as d (id uuid, longer boolean, was date)';
/** Nobody has given it a last day since, and no mark was made that rests on it. */
const UNTOUCHED = `e.id = d.id and e.session_id = $1
    and exists (select 1 from (select e.starts_on, e.ends_on where not exists (select 1 from enrollment_asked q where q.enrollment_id = e.id)
      union all select q.starts_on, q.ends_on from enrollment_asked q where q.enrollment_id = e.id) asked where asked.starts_on = $2 and asked.ends_on is null)
    and not exists (select 1 from attendance a where a.session_id = e.session_id and a.person_id = e.person_id and a.on_date >= e.starts_on and (not d.longer or a.on_date > d.was))`;
const TAKE_BACK = `delete from enrollment e using ${WISHED} where not d.longer and ${UNTOUCHED} returning e.id`;
const SHORTEN = `update enrollment e set ends_on = d.was from ${WISHED} where d.longer and ${UNTOUCHED} returning e.id`;

const WAIT_STILL = 'select person_id as id from session_waiting where session_id = $1 and person_id = any($2::uuid[])';

/** Going over the limit takes the right and a reason, as for one. */
function fullOf(choice: string | null, said: string | null): EnrollParams['full'] {
  if (choice !== 'wait' && choice !== 'exceed') return null;
  const reason = cleanText(said, OVER_REASON_LENGTH, 'reason');
  if (choice === 'exceed' && !requirePrincipal().permissions.allows('edit', 'activities.session')) throw new AppError('FORBIDDEN');
  if (choice === 'exceed' && reason === null) throw invalid('reason', 'Say why there are more than the session has places for.');
  return { choice, reason };
}

/** A place in a session from a day on, for many. */
@Injectable()
export class EnrollManyAction implements OnModuleInit, BulkAction<EnrollParams, Placed> {
  readonly key = 'ENROLL';
  readonly feature = 'participation.by_activity';
  readonly trail = { done: 'enrollment.create', undone: 'enrollment.remove' };

  constructor(
    private readonly actions: BulkActions,
    private readonly waiting: WaitingService,
  ) {}

  onModuleInit(): void {
    this.actions.register(this);
  }

  async open(tx: Tx, { targetId, on, choice, reason }: BulkWish) {
    const startsOn = dateOf(on, 'on');
    const { sessionId, name } = await viewSession(tx, knownId(targetId, 'The session'), startsOn);
    return { params: { sessionId, startsOn, name, full: fullOf(choice, reason) }, label: `${name}, ${usDate(startsOn)}` };
  }

  async plan(tx: Tx, { sessionId, startsOn, full }: EnrollParams, ids: readonly string[], hold: boolean): Promise<Map<string, Verdict>> {
    const session = hold ? await holdSession(tx, sessionId, startsOn, null) : await viewSession(tx, sessionId, startsOn);
    const applicants = await loadApplicants(tx, session, [...ids], startsOn, null);
    const able = applicants.filter(({ enrolled, stays }) => stays && !enrolled).map(({ id }) => id);
    const { free, capacity } = await roomIn(tx, sessionId, startsOn, null, able);
    const late = new Set(free === null || full ? [] : able.slice(free));
    return new Map(applicants.flatMap(({ id, enrolled, stays }): [string, Verdict][] => {
      if (late.has(id)) return [[id, { verdict: 'cannot', code: 'SESSION_FULL', message: `finds no place: the session has ${capacity ?? 0}` }]];
      if (enrolled) return [[id, { verdict: 'already', message: 'is enrolled already' }]];
      return stays ? [] : [[id, { verdict: 'cannot', code: 'VALIDATION', message: `does not stay at the site of the session on ${usDate(startsOn)}` }]];
    }));
  }

  async remarks(tx: Tx, { sessionId, startsOn, full }: EnrollParams, ids: readonly string[]): Promise<string[]> {
    const [{ free, capacity }, reach] = [await roomIn(tx, sessionId, startsOn, null, ids), await reachRemarks(tx, sessionId, startsOn, ids)];
    const over = free === null ? 0 : ids.length - free;
    if (!full || over <= 0) return reach;
    return [full.choice === 'wait' ? `${over} of them go onto the wait list: the session has ${capacity ?? 0} places.` : `${over} more than the session has places for: it has ${capacity ?? 0}.`, ...reach];
  }

  async apply(tx: Tx, { sessionId, startsOn, full }: EnrollParams, all: readonly string[]) {
    const session: HeldSession = await holdSession(tx, sessionId, startsOn, null);
    const { free } = await roomIn(tx, sessionId, startsOn, null, all);
    const ids = full?.choice === 'wait' && free !== null ? all.slice(0, free) : all;
    const late = all.slice(ids.length);
    const before = await this.placed(tx, sessionId, startsOn, ids);
    await placeAll(tx, session, [...ids], startsOn, null);
    await this.waiting.placed(tx, sessionId, ids);
    await this.waiting.add(tx, session, late, { startsOn, endsOn: null, reason: full?.reason ?? null });
    const after = await this.placed(tx, sessionId, startsOn, ids);
    const waits = late.map((id): [string, Placed] => [id, { enrollmentId: null, longer: false, was: null, siteId: session.siteId }]);
    return new Map<string, Placed>([...waits, ...[...after].map(([id, { id: enrollmentId }]): [string, Placed] => [id, { enrollmentId, longer: before.has(id), was: before.get(id)?.endsOn ?? null, siteId: session.siteId }])]);
  }

  async undo(tx: Tx, { sessionId, startsOn }: EnrollParams, done: ReadonlyMap<string, Placed>) {
    // A place changes every roster of its months: those of a locked one stay as they are.
    await holdSession(tx, sessionId, startsOn, null);
    const waits = [...done].filter(([, { enrollmentId }]) => enrollmentId === null).map(([id]) => id);
    const waiting = new Set((await tx.query<{ id: string }>(WAIT_STILL, [sessionId, waits])).map(({ id }) => id));
    await this.waiting.placed(tx, sessionId, [...waiting]);
    const places = JSON.stringify([...done.values()].filter(({ enrollmentId }) => enrollmentId !== null).map(({ enrollmentId, longer, was }) => ({ id: enrollmentId, longer, was })));
    const back = new Set<string>();
    for (const sql of [TAKE_BACK, SHORTEN]) for (const { id } of await tx.query<{ id: string }>(sql, [sessionId, startsOn, places])) back.add(id);
    return new Map([...done].filter(([id, { enrollmentId }]) => (enrollmentId === null ? !waiting.has(id) : !back.has(enrollmentId))).map(([id]) => [id, 'the place was changed since, or attendance was taken']));
  }

  trace({ name, startsOn, full }: EnrollParams, { siteId, enrollmentId }: Placed) {
    const over = full?.choice === 'exceed' && full.reason ? { overCapacity: full.reason } : {};
    return { organizationId: siteId, before: null, after: { session: name, startsOn, ...(enrollmentId === null ? { waiting: true } : over) } };
  }

  private async placed(tx: Tx, sessionId: string, startsOn: string, ids: readonly string[]) {
    const rows = await tx.query<{ id: string; personId: string; endsOn: string | null }>(FROM_THAT_DAY, [sessionId, startsOn, ids]);
    return new Map(rows.map((row) => [row.personId, row]));
  }
}
