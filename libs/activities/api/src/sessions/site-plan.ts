import { MAX_SESSION_DAYS, type SessionSchedule } from '@afterbell/activities/domain';
import type { Tx } from '@afterbell/core/api';
import { addDays, AppError, formatDate, isPlainDate, type PlainDate, tidyLine } from '@afterbell/core/domain';
import { closedDates } from '../site-calendar';
import { planSeries, type SeriesPlan } from './series-plan';

export interface TermBounds {
  id: string;
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
}

/** A day of the pattern that does not take place. */
export interface LeftOut {
  date: PlainDate;
  reason?: string | null | undefined;
}

const REASON_LENGTH = 200;
const MOST_LEFT_OUT = MAX_SESSION_DAYS;
const TERM = 'select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from term where id = $1';
const RUN = `select s.starts_on::text as "startsOn", s.ends_on::text as "endsOn",
    case when t.id is not null then json_build_object('name', t.name, 'startsOn', t.starts_on, 'endsOn', t.ends_on) end as term
  from session s join activity a on a.id = s.activity_id left join term t on t.id = a.term_id where s.id = $1`;
const EXCEPTIONS = 'select on_date::text as date, moved_to is not null as moved from session_exception where session_id = $1';
const REPLACE = 'delete from session_exception where session_id = $1 and moved_to is null';
const INSERT = `insert into session_exception (session_id, organization_id, on_date, reason) select $1, $2, on_date, reason from unnest($3::date[], $4::text[]) as day (on_date, reason)
  on conflict (tenant_id, session_id, on_date) do nothing`;

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

export async function termOf(tx: Tx, termId: string | null): Promise<TermBounds | null> {
  return termId === null ? null : tx.one<TermBounds>(TERM, [termId], 'term_bounds');
}

const outsideOf = ({ name, startsOn, endsOn }: Omit<TermBounds, 'id'>) => `is outside of ${name}, ${formatDate(startsOn)} to ${formatDate(endsOn)}`;

/** A session of a term meets inside it. */
export function refuseOutside(term: TermBounds | null, startsOn: PlainDate, endsOn: PlainDate): void {
  if (!term) return;
  const says = outsideOf(term);
  if (startsOn < term.startsOn || startsOn > term.endsOn) throw invalid('startsOn', says);
  if (endsOn > term.endsOn) throw invalid('endsOn', says);
}

/** One more day of a session: inside of the term, or where there is none so near that the session still runs two years at most. */
export async function refuseDateOutside(tx: Tx, sessionId: string, date: PlainDate, path: 'date' | 'toDate'): Promise<void> {
  const run = await tx.one<{ startsOn: PlainDate; endsOn: PlainDate; term: Omit<TermBounds, 'id'> | null }>(RUN, [sessionId], 'session_run');
  if (!run) return;
  const { term, startsOn, endsOn } = run;
  // A day that is moved stands in a field of its own; one that is added is read by itself.
  const refuse = (says: string, wayOut: string) => invalid(path, path === 'toDate' ? says : `${formatDate(date)} ${says}. ${wayOut}`);
  if (term) {
    if (date < term.startsOn || date > term.endsOn) throw refuse(outsideOf(term), 'Choose a day of that term, or copy the session into another one.');
    return;
  }
  const [first, last] = [addDays(endsOn, 1 - MAX_SESSION_DAYS), addDays(startsOn, MAX_SESSION_DAYS - 1)];
  if (date >= first && date <= last) return;
  throw refuse(`is too far from the session, ${formatDate(startsOn)} to ${formatDate(endsOn)}: it runs two years at most`, `Choose a day from ${formatDate(first)} to ${formatDate(last)}, or add a session for it.`);
}

/** What a schedule makes at a site, with its closed days; refuses what cannot be. */
export async function planAt(tx: Tx, siteId: string, schedule: SessionSchedule, { term, leftOut }: { term: TermBounds | null; leftOut: ReadonlySet<PlainDate> }): Promise<SeriesPlan> {
  const { startsOn, endsOn } = schedule;
  refuseOutside(term, startsOn, endsOn ?? startsOn);
  const closed = await closedDates(tx, siteId, startsOn, endsOn ?? addDays(startsOn, MAX_SESSION_DAYS));
  const plan = planSeries(schedule, { closed, leftOut, lastDay: term?.endsOn ?? null });
  if (plan.problems.length) throw new AppError('VALIDATION', { problems: plan.problems });
  return plan;
}

export interface LeftOutDays {
  days: ReadonlySet<PlainDate>;
  /** Whether what was sent differs from what is on record. */
  changed: boolean;
  write(sessionId: string): Promise<void>;
}

/** The days that a session leaves out: those that are sent, else those on record; moved ones always. */
export async function leftOutOf(tx: Tx, sessionId: string | null, sent: readonly LeftOut[] | null, siteId: string): Promise<LeftOutDays> {
  const days = (sent ?? []).map(({ date, reason }, place) => ({ date: checkedDate(date, place), reason: reasonOf(reason, `leftOut.${place}.reason`) }));
  if (days.length > MOST_LEFT_OUT) throw invalid('leftOut', `are more than ${MOST_LEFT_OUT}`);
  const known = sessionId === null ? [] : await tx.query<{ date: PlainDate; moved: boolean }>(EXCEPTIONS, [sessionId], 'session_exceptions_of');
  const before = known.filter(({ moved }) => !moved).map(({ date }) => date);
  const stay = known.filter(({ moved }) => sent === null || moved);
  const wanted = new Set(days.map(({ date }) => date));
  return {
    days: new Set([...days, ...stay].map(({ date }) => date)),
    changed: sent !== null && (wanted.size !== before.length || before.some((date) => !wanted.has(date))),
    write: async (id: string): Promise<void> => {
      if (sent === null) return;
      await tx.execute(REPLACE, [id], 'session_exceptions_replace');
      if (days.length) await tx.execute(INSERT, [id, siteId, days.map(({ date }) => date), days.map(({ reason }) => reason)], 'session_exceptions_insert');
    },
  };
}

function checkedDate(date: PlainDate, place: number): PlainDate {
  if (!isPlainDate(date)) throw invalid(`leftOut.${place}.date`, 'is not a date');
  return date;
}

export function reasonOf(reason: string | null | undefined, path: string): string | null {
  const text = tidyLine(reason) || null;
  if (text !== null && text.length > REASON_LENGTH) throw invalid(path, `has more than ${REASON_LENGTH} characters`);
  return text;
}
