import { grouped, type Tx } from '@afterbell/core/api';
import type { PlainDate, PlainTime } from '@afterbell/core/domain';
import { type PatternRow, PATTERNS, patternsOf } from '../sessions/held-session';
import { type CountedRun, countedRun, type Meeting } from '../sessions/series-plan';
import { HAS_ENTRIES } from '../sessions/session-dates';
import { holdMonths } from '../site-calendar';
import { type DateTally, NO_DATES, tallied } from './date-tally';
import { GIVEN, type LockedMonth, lockedMonths, refuseLockedMonths } from './site-days';

/** A day of a site that was closed or opened just now. */
export interface TurnedDay {
  site: string;
  date: PlainDate;
  open: boolean;
}

/** What a locked month at the end of a session means: the whole change is refused, the month is named, or the session is left as it is. */
export type LockedEnds = 'refuse' | 'name' | 'leave';

interface CountedSession {
  id: string;
  siteId: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  meetings: number;
  startTime: PlainTime;
  endTime: PlainTime;
  weekdays: number[];
  /** Last day of the term. */
  lastDay: PlainDate | null;
}

interface SessionDay {
  id: string;
  siteId: string;
  date: PlainDate;
}

interface EndChange {
  id: string;
  siteId: string;
  endsOn: PlainDate;
  moved: boolean;
  added: Meeting[];
  dropped: PlainDate[];
  /** Too many as well, but with attendance or an outcome: they stay. */
  surplus: PlainDate[];
}

interface LastDate {
  id: string;
  date: PlainDate;
  scheduled: boolean;
  used: boolean;
}

export interface MovedEnds {
  added: DateTally;
  dropped: DateTally;
  surplus: SessionDay[];
  locked: LockedMonth[];
}

const COUNTED = `select s.id, s.organization_id as "siteId", s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.meetings,
    to_char(s.start_time, 'HH24:MI') as "startTime", to_char(s.end_time, 'HH24:MI') as "endTime", s.weekdays, t.ends_on::text as "lastDay"
  from session s join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id left join term t on t.tenant_id = a.tenant_id and t.id = a.term_id
  where s.meetings is not null and exists (select 1 from ${GIVEN} where given.organization_id = s.organization_id and given.on_date between s.starts_on and s.ends_on)
  order by s.id for update of s`;
const LEFT_OUT = 'select session_id as id, on_date::text as date from session_exception where session_id = any($1::uuid[])';
const CLOSED = 'select organization_id as "siteId", on_date::text as date from site_closure where organization_id = any($1::uuid[]) and on_date >= $2';
const AFTER = 'unnest($1::uuid[], $2::date[]) as run (session_id, last) on d.session_id = run.session_id and d.on_date > run.last';
// Held first: attendance that is being entered ends before it is decided which dates have none.
const HOLD = `select count(*) from (select 1 from session_date d join ${AFTER} order by d.session_id, d.on_date for update of d) held`;
const LAST_DATES = `select d.session_id as id, d.on_date::text as date, d.source = 'schedule' as scheduled, ${HAS_ENTRIES} as used from session_date d join ${AFTER}`;
const DROP = `with dropped as (delete from session_date d using unnest($1::uuid[], $2::date[]) as surplus (session_id, on_date)
    where d.session_id = surplus.session_id and d.on_date = surplus.on_date returning d.session_id, d.organization_id, d.on_date)
  ${tallied('dropped')}`;
const ADD = `with added as (insert into session_date (session_id, organization_id, on_date, start_time, end_time, source)
    select session_id, organization_id, on_date, start_time, end_time, 'schedule' from unnest($1::uuid[], $2::uuid[], $3::date[], $4::time[], $5::time[]) as more (session_id, organization_id, on_date, start_time, end_time)
    on conflict do nothing returning session_id, organization_id, on_date)
  ${tallied('added')}`;
// Its version stays: whoever has it open saves the number of meetings, which plans the same end again.
const END = 'update session s set ends_on = moved.ends_on from unnest($1::uuid[], $2::date[]) as moved (id, ends_on) where s.id = moved.id';

const dayBefore = (one: PlainDate, other: PlainDate) => (one < other ? one : other);

/** Sessions that end after a number of meetings are planned anew where a day of their run was closed or opened: in a handful of statements for all sites. */
export async function moveCountedEnds(tx: Tx, turned: readonly TurnedDay[], lockedEnds: LockedEnds): Promise<MovedEnds> {
  const none: MovedEnds = { added: NO_DATES, dropped: NO_DATES, surplus: [], locked: [] };
  const found = turned.length ? await tx.query<CountedSession>(COUNTED, [turned.map(({ site }) => site), turned.map(({ date }) => date)], 'counted_sessions') : [];
  if (!found.length) return none;
  const all = (await changesOf(tx, found, turned)).filter(({ moved, added, dropped, surplus }) => moved || added.length || dropped.length || surplus.length);
  const { changes, locked } = await withinLocks(tx, all, lockedEnds);
  const dropped = daysIn(changes, (change) => change.dropped);
  const added = changes.flatMap(({ id, siteId, added: meetings }) => meetings.map((meeting) => ({ id, siteId, ...meeting })));
  const moved = changes.filter((change) => change.moved);
  const tally = async (sql: string, values: unknown[][], name: string) => (values[0]?.length ? ((await tx.one<DateTally>(sql, values, name)) ?? NO_DATES) : NO_DATES);
  if (moved.length) await tx.execute(END, [moved.map(({ id }) => id), moved.map(({ endsOn }) => endsOn)], 'counted_sessions_end');
  return {
    dropped: await tally(DROP, [dropped.map(({ id }) => id), dropped.map(({ date }) => date)], 'counted_dates_drop'),
    added: await tally(ADD, [added.map(({ id }) => id), added.map(({ siteId }) => siteId), added.map(({ date }) => date), added.map(({ startTime }) => startTime), added.map(({ endTime }) => endTime)], 'counted_dates_add'),
    surplus: daysIn(changes, (change) => change.surplus),
    locked,
  };
}

function daysIn(changes: readonly EndChange[], datesOf: (change: EndChange) => readonly PlainDate[]): SessionDay[] {
  return changes.flatMap((change) => datesOf(change).map((date) => ({ id: change.id, siteId: change.siteId, date })));
}

/** What a locked month leaves of the changes. */
async function withinLocks(tx: Tx, changes: EndChange[], lockedEnds: LockedEnds): Promise<{ changes: EndChange[]; locked: LockedMonth[] }> {
  const days = daysIn(changes, ({ added, dropped }) => [...added.map(({ date }) => date), ...dropped]);
  const [sites, dates] = [days.map(({ siteId }) => siteId), days.map(({ date }) => date)];
  if (lockedEnds !== 'name') await holdMonths(tx, sites, dates);
  const locked = await lockedMonths(tx, { sites, dates });
  if (lockedEnds === 'refuse') refuseLockedMonths(locked);
  if (lockedEnds !== 'leave' || !locked.length) return { changes, locked };
  const months = new Set(locked.map(({ siteId, month }) => `${siteId} ${month.slice(3)}-${month.slice(0, 2)}`));
  const stays = new Set(days.filter(({ siteId, date }) => months.has(`${siteId} ${date.slice(0, 7)}`)).map(({ id }) => id));
  return { changes: changes.filter(({ id }) => !stays.has(id)), locked: [] };
}

async function changesOf(tx: Tx, sessions: readonly CountedSession[], turned: readonly TurnedDay[]): Promise<EndChange[]> {
  const runs = await runsOf(tx, sessions, turned);
  // What lies behind both ends, the planned one and the one on record, is all that may come or go here.
  const lasts = runs.map(({ session, before, after }) => dayBefore(dayBefore(session.endsOn, before.lastCounted ?? session.startsOn), after.endsOn));
  const ids = runs.map(({ session }) => session.id);
  const values = [ids, lasts];
  await tx.query(HOLD, values, 'counted_dates_hold');
  const known = grouped(ids, await tx.query<LastDate>(LAST_DATES, values, 'counted_dates_last'), ({ id }) => id);
  const opened = new Set(turned.filter(({ open }) => open).map(({ site, date }) => `${site} ${date}`));
  return runs.map(({ session: { id, siteId, endsOn: recorded }, after }, at): EndChange => {
    const dates = known[at] ?? [];
    const behind = dates.filter(({ date, scheduled }) => scheduled && date > after.endsOn);
    const surplus = behind.filter(({ used }) => used).map(({ date }) => date).sort();
    const there = new Set(dates.map(({ date }) => date));
    const added = after.meetings.filter(({ date }) => date > (lasts[at] ?? '') && !there.has(date) && !opened.has(`${siteId} ${date}`));
    // A last date with attendance is still one of the run.
    const endsOn = surplus.at(-1) ?? after.endsOn;
    return { id, siteId, endsOn, moved: endsOn !== recorded, added, dropped: behind.filter(({ used }) => !used).map(({ date }) => date), surplus };
  });
}

/** Each session as it was planned before the days were closed or opened, and as it is now. */
async function runsOf(tx: Tx, sessions: readonly CountedSession[], turned: readonly TurnedDay[]): Promise<{ session: CountedSession; before: CountedRun; after: CountedRun }[]> {
  const ids = sessions.map(({ id }) => id);
  const sites = [...new Set(sessions.map(({ siteId }) => siteId))];
  const first = sessions.map(({ startsOn }) => startsOn).reduce(dayBefore);
  const patterns = grouped(ids, await tx.query<PatternRow>(PATTERNS, [ids], 'session_patterns'), ({ id }) => id);
  const leftOut = grouped(ids, await tx.query<{ id: string; date: PlainDate }>(LEFT_OUT, [ids], 'counted_left_out'), ({ id }) => id);
  const closed = new Map<string, Set<PlainDate>>(sites.map((site) => [site, new Set<PlainDate>()]));
  for (const { siteId, date } of await tx.query<{ siteId: string; date: PlainDate }>(CLOSED, [sites, first], 'counted_closed')) closed.get(siteId)?.add(date);
  const formerly = new Map([...closed].map(([site, days]) => [site, new Set(days)]));
  for (const { site, date, open } of turned) {
    if (open) formerly.get(site)?.add(date);
    else formerly.get(site)?.delete(date);
  }
  return sessions.flatMap((session, at) => {
    const { startsOn, meetings, siteId, lastDay } = session;
    const schedule = { startsOn, meetings, patterns: patternsOf(patterns[at] ?? [], session) };
    // A rule that cannot be read says no end either.
    if (!schedule.patterns.length) return [];
    const limits = { leftOut: new Set((leftOut[at] ?? []).map(({ date }) => date)), lastDay };
    const run = (days: ReadonlySet<PlainDate> | undefined) => countedRun(schedule, { ...limits, closed: days ?? new Set() });
    return [{ session, before: run(formerly.get(siteId)), after: run(closed.get(siteId)) }];
  });
}
