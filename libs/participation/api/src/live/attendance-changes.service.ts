import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { addDays, AppError, daysBetween, type FeatureKey, type PlainDate } from '@afterbell/core/domain';
import type { AttendanceStatus, MarkSource } from '@afterbell/participation/domain';
import { MAX_GRID_DAYS, MAX_GRID_ROWS } from '../grid/grid.types';
import { GRID_PARTICIPANT } from '../grid/participant-grid.sql';
import { dateOf, invalid, knownId } from '../shared/input';
import { UserNames } from '../shared/user-names';
import type { AttendanceChange, ChangedMark } from './attendance-change.types';
import { DAY_VERSIONS, PARTICIPANT_MARKS, PARTICIPANT_SESSIONS, PARTICIPANT_VERSIONS, SESSION_MARKS, SESSION_VERSIONS, WATCHED_SESSION } from './attendance-changes.sql';

export interface SessionWatch {
  sessionId: string;
  from: PlainDate;
  to: PlainDate;
  /** Of those alone; of everybody when left out. */
  personIds?: string[] | null | undefined;
}

export interface ParticipantWatch {
  personId: string;
  from: PlainDate;
  to: PlainDate;
}

interface Version {
  sessionId: string;
  date: PlainDate;
  personId: string;
  version: number;
  [column: string]: unknown;
}

interface StoredMark extends Version {
  status: AttendanceStatus;
  startTime: string | null;
  endTime: string | null;
  recordedBy: string | null;
  recordedAt: Date;
  source: MarkSource;
}

/** What is listened to on one page, and what was told of it. */
export interface Followed {
  /** Any of them lets one listen. */
  readonly features: readonly FeatureKey[];
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly siteId: string;
  readonly sessionIds: readonly string[];
  readonly versions: Map<string, Version>;
  readonly days: Map<string, number>;
  /** Whether it may still be seen. */
  readonly seen: (tx: Tx) => Promise<boolean>;
  readonly marks: (tx: Tx, dates: readonly PlainDate[]) => Promise<StoredMark[]>;
}

const SESSION_FEATURES: FeatureKey[] = ['participation.by_activity', 'participation.grid'];
const PARTICIPANT_FEATURES: FeatureKey[] = ['participation.by_participant'];
const keyOf = ({ sessionId, date, personId }: Version) => `${sessionId}/${date}/${personId}`;

/** Attendance on open pages: what was stored when a page began to listen, and what changed since. */
@Injectable()
export class AttendanceChanges {
  constructor(
    private readonly db: Db,
    private readonly userNames: UserNames,
  ) {}

  async ofSession(asked: SessionWatch): Promise<Followed> {
    const sessionId = knownId(asked.sessionId, 'The session');
    const { from, to } = daysOf(asked);
    const personIds = asked.personIds?.map((id) => knownId(id, 'The participant')) ?? null;
    if (personIds && personIds.length > MAX_GRID_ROWS) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_GRID_ROWS) });
    const site = (tx: Tx) => tx.one<{ siteId: string }>(WATCHED_SESSION, [sessionId], 'watched_session');
    return this.db.read(async (tx) => {
      const found = await site(tx);
      if (!found) throw new AppError('NOT_FOUND', { what: 'The session' });
      const versions = await tx.query<Version>(SESSION_VERSIONS, [sessionId, from, to, personIds], 'watched_session_versions');
      return followed(tx, versions, {
        ...{ features: SESSION_FEATURES, from, to, siteId: found.siteId, sessionIds: [sessionId] },
        seen: async (later) => (await site(later)) !== null,
        marks: (later, dates) => later.query<StoredMark>(SESSION_MARKS, [sessionId, dates, personIds], 'watched_session_marks'),
      });
    });
  }

  async ofParticipant(asked: ParticipantWatch): Promise<Followed> {
    const personId = knownId(asked.personId, 'The participant');
    const { from, to } = daysOf(asked);
    const { organizationId: siteId } = requirePrincipal();
    const person = (tx: Tx) => tx.one(GRID_PARTICIPANT, [personId], 'participant_grid_person');
    return this.db.read(async (tx) => {
      if (!(await person(tx))) throw new AppError('NOT_FOUND', { what: 'The participant' });
      const sessions = await tx.query<{ sessionId: string }>(PARTICIPANT_SESSIONS, [personId, from, to, siteId], 'watched_participant_sessions');
      const versions = await tx.query<Version>(PARTICIPANT_VERSIONS, [personId, from, to, siteId], 'watched_participant_versions');
      return followed(tx, versions, {
        ...{ features: PARTICIPANT_FEATURES, from, to, siteId, sessionIds: sessions.map(({ sessionId }) => sessionId) },
        seen: async (later) => (await person(later)) !== null,
        marks: (later, dates) => later.query<StoredMark>(PARTICIPANT_MARKS, [personId, dates, siteId], 'watched_participant_marks'),
      });
    });
  }

  /** One look at the days that were rung for, however many marks they have. Null where nothing is new, `gone` where it may not be seen any more. */
  async since(watch: Followed, rings: Iterable<string>, missed: boolean): Promise<AttendanceChange | null | 'gone'> {
    const { permissions } = requirePrincipal();
    if (!watch.features.some((feature) => permissions.allows('view', feature))) return 'gone';
    const dates = new Set<PlainDate>();
    let again = missed;
    for (const ring of rings) {
      const date = ring.split('/')[1];
      // Named without a day: places changed, or the months of the site.
      if (date === undefined) again = true;
      else if (watch.from <= date && date <= watch.to) dates.add(date);
    }
    const read = await this.db.read(async (tx) => ((await watch.seen(tx)) ? { marks: dates.size ? await watch.marks(tx, [...dates]) : [], days: dates.size ? await dayVersions(tx, watch.sessionIds, [...dates]) : [] } : null));
    if (!read) return 'gone';
    for (const { sessionId, date, version } of read.days) {
      const key = `${sessionId}/${date}`;
      if (watch.days.get(key) !== version) again = true;
      watch.days.set(key, version);
    }
    const marks = await this.changed(watch, read.marks, dates);
    return marks.length || again ? { marks, again } : null;
  }

  private async changed({ versions }: Followed, stored: readonly StoredMark[], dates: ReadonlySet<PlainDate>): Promise<ChangedMark[]> {
    const { userId } = requirePrincipal();
    const news = stored.filter((mark) => versions.get(keyOf(mark))?.version !== mark.version);
    const here = new Set(stored.map(keyOf));
    const gone = [...versions].filter(([key, { date }]) => dates.has(date) && !here.has(key));
    for (const mark of news) versions.set(keyOf(mark), { sessionId: mark.sessionId, date: mark.date, personId: mark.personId, version: mark.version });
    for (const [key] of gone) versions.delete(key);
    const names = await this.userNames.of(new Set(news.map(({ recordedBy }) => recordedBy)));
    return [
      ...news.map(({ recordedBy, recordedAt, ...mark }) => ({ ...mark, changedBy: recordedBy ? (names.get(recordedBy) ?? null) : null, changedByYou: recordedBy === userId, changedAt: recordedAt })),
      ...gone.map(([, { sessionId, date, personId }]) => ({ sessionId, date, personId, status: 'Enrolled' as const, startTime: null, endTime: null, version: 0, changedBy: null, changedByYou: false, changedAt: null, source: null })),
    ];
  }
}

/** Whether the page that begins to listen shows something else: the versions on it, added up, are not those stored. */
export function isBehind({ versions }: Followed, known: number | null | undefined): boolean {
  if (known === null || known === undefined) return false;
  return [...versions.values()].reduce((sum, { version }) => sum + version, 0) !== known;
}

function daysOf({ from, to }: { from: PlainDate; to: PlainDate }): { from: PlainDate; to: PlainDate } {
  const span = daysBetween(dateOf(from, 'from'), dateOf(to, 'to'));
  if (span < 0) throw invalid('to', 'The last day must not be before the first.');
  if (span >= MAX_GRID_DAYS) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_GRID_DAYS) });
  return { from, to };
}

function dayVersions(tx: Tx, sessionIds: readonly string[], dates: readonly PlainDate[]): Promise<{ sessionId: string; date: PlainDate; version: number; [column: string]: unknown }[]> {
  return tx.query(DAY_VERSIONS, [sessionIds, dates], 'watched_days');
}

async function followed(tx: Tx, versions: readonly Version[], watch: Omit<Followed, 'versions' | 'days'>): Promise<Followed> {
  const dates = Array.from({ length: daysBetween(watch.from, watch.to) + 1 }, (_, day) => addDays(watch.from, day));
  const days = await dayVersions(tx, watch.sessionIds, dates);
  return { ...watch, versions: new Map(versions.map((one) => [keyOf(one), one])), days: new Map(days.map(({ sessionId, date, version }) => [`${sessionId}/${date}`, version])) };
}
