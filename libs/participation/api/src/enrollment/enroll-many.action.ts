import { Injectable, type OnModuleInit } from '@nestjs/common';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import { BulkActions, type BulkAction, type BulkWish, type Verdict } from '@afterbell/people/api';
import { usDate } from '../attendance/attendance-plan';
import { OVER_REASON_LENGTH, roomIn } from '../places/capacity';
import { cleanText, dateOf, invalid, knownId } from '../shared/input';
import { WaitingService } from '../places/waiting.service';
import { reachRemarks } from './reach';
import { holdSession, loadApplicants, type OwnPlace, placeAll, refuseAfterEnd, viewSession } from './session-places';

interface EnrollParams {
  sessionId: string;
  startsOn: PlainDate;
  name: string;
  /** What becomes of those for whom there is no place; they are refused when nothing is said. */
  full?: { choice: 'wait' | 'exceed'; reason: string | null } | null;
}

/** The place that was given, and those of the participant that became part of it. */
interface Placed {
  /** None for one who waits. */
  enrollmentId: string | null;
  was: OwnPlace[];
  siteId: string;
}

const DONE = 'jsonb_to_recordset($3::jsonb) as d (id uuid, was jsonb)';
/** Nobody has given it other days since, and no mark was made that rests on it alone. */
const UNTOUCHED = `e.id = d.id and e.session_id = $1
    and exists (select 1 from (select e.starts_on, e.ends_on where not exists (select 1 from enrollment_asked q where q.enrollment_id = e.id)
      union all select q.starts_on, q.ends_on from enrollment_asked q where q.enrollment_id = e.id) asked
      where asked.ends_on is null and asked.starts_on = least($2::date, (select min((w ->> 'startsOn')::date) from jsonb_array_elements(d.was) w)))
    and not exists (select 1 from attendance a where a.session_id = e.session_id and a.person_id = e.person_id and a.on_date >= e.starts_on
      and not exists (select 1 from jsonb_array_elements(d.was) w where a.on_date between (w ->> 'startsOn')::date and coalesce((w ->> 'endsOn')::date, 'infinity')))`;
const TAKE_BACK = `delete from enrollment e using ${DONE} where jsonb_array_length(d.was) = 0 and ${UNTOUCHED} returning e.id`;
const SHORTEN = `update enrollment e set starts_on = (d.was -> 0 ->> 'startsOn')::date, ends_on = (d.was -> 0 ->> 'endsOn')::date from ${DONE} where jsonb_array_length(d.was) > 0 and ${UNTOUCHED} returning e.id`;
/** Places that it had taken in. */
const GIVE_BACK = `insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on)
  select w.id, s.id, s.organization_id, w."personId", w."startsOn", w."endsOn" from session s cross join jsonb_to_recordset($2::jsonb) as w (id uuid, "personId" uuid, "startsOn" date, "endsOn" date) where s.id = $1`;

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
  readonly waitsEffect = { enrollmentId: null };

  constructor(
    private readonly actions: BulkActions,
    private readonly waiting: WaitingService,
  ) {}

  onModuleInit(): void {
    this.actions.register(this);
  }

  async open(tx: Tx, { targetId, on, choice, reason }: BulkWish) {
    const startsOn = dateOf(on, 'on');
    const session = await viewSession(tx, knownId(targetId, 'The session'), startsOn);
    refuseAfterEnd(session, startsOn, 'on');
    const { sessionId, title: name } = session;
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
    const has = `the session has ${capacity === 1 ? '1 place' : `${capacity ?? 0} places`}.`;
    return [full.choice === 'wait' ? `${over} ${over === 1 ? 'goes' : 'go'} onto the wait list: ${has}` : `${over} more than there are places for: ${has}`, ...reach];
  }

  async waits(tx: Tx, { sessionId, startsOn, full }: EnrollParams, ids: readonly string[]): Promise<number> {
    const { free } = await roomIn(tx, sessionId, startsOn, null, ids);
    return full?.choice === 'wait' && free !== null ? Math.max(0, ids.length - free) : 0;
  }

  async apply(tx: Tx, { sessionId, startsOn, full }: EnrollParams, all: readonly string[]) {
    const session = await holdSession(tx, sessionId, startsOn, null);
    refuseAfterEnd(session, startsOn, 'on');
    const { free } = await roomIn(tx, sessionId, startsOn, null, all);
    const ids = full?.choice === 'wait' && free !== null ? all.slice(0, free) : all;
    const late = all.slice(ids.length);
    const given = await placeAll(tx, session, ids, startsOn, null);
    await this.waiting.placed(tx, sessionId, ids);
    await this.waiting.add(tx, session, late, { startsOn, endsOn: null, reason: full?.reason ?? null });
    const waits = late.map((id): [string, Placed] => [id, { enrollmentId: null, was: [], siteId: session.siteId }]);
    return new Map<string, Placed>([...waits, ...[...given].map(([id, { id: enrollmentId, was }]): [string, Placed] => [id, { enrollmentId, was, siteId: session.siteId }])]);
  }

  async undo(tx: Tx, { sessionId, startsOn }: EnrollParams, done: ReadonlyMap<string, Placed>) {
    // A place changes every roster of its months: those of a locked one stay as they are.
    await holdSession(tx, sessionId, startsOn, null);
    const waits = [...done].filter(([, { enrollmentId }]) => enrollmentId === null).map(([id]) => id);
    const waiting = new Set((await tx.query<{ id: string }>(WAIT_STILL, [sessionId, waits])).map(({ id }) => id));
    await this.waiting.placed(tx, sessionId, [...waiting]);
    const wanted = [...done].flatMap(([personId, placed]) => (placed.enrollmentId === null ? [] : [{ id: placed.enrollmentId, was: wasOf(personId, placed.enrollmentId, placed, startsOn) }]));
    const back = new Set<string>();
    for (const sql of [TAKE_BACK, SHORTEN]) for (const { id } of await tx.query<{ id: string }>(sql, [sessionId, startsOn, JSON.stringify(wanted)])) back.add(id);
    const others = wanted.flatMap(({ id, was }) => (back.has(id) ? was.slice(1) : []));
    if (others.length) await tx.execute(GIVE_BACK, [sessionId, JSON.stringify(others)], 'enrollment_give_back');
    return new Map([...done].filter(([id, { enrollmentId }]) => (enrollmentId === null ? !waiting.has(id) : !back.has(enrollmentId))).map(([id]) => [id, 'the place was changed since, or attendance was taken']));
  }

  trace({ name, startsOn, full }: EnrollParams, { siteId, enrollmentId }: Placed) {
    const over = full?.choice === 'exceed' && full.reason ? { overCapacity: full.reason } : {};
    return { organizationId: siteId, before: null, after: { session: name, startsOn, ...(enrollmentId === null ? { waiting: true } : over) } };
  }
}

/** As runs of an earlier release kept it, too: whether a place from that day on was made longer, and its last day before. */
function wasOf(personId: string, enrollmentId: string, { was, longer }: { was: OwnPlace[] | string | null; longer?: boolean }, startsOn: PlainDate): OwnPlace[] {
  if (Array.isArray(was)) return was;
  return longer ? [{ id: enrollmentId, personId, startsOn, endsOn: was }] : [];
}
