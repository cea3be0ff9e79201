import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, requestLoader, type Tx } from '@afterbell/core/api';
import { AppError, GRADES, isGrade, MAX_PAGE_SIZE, type PlainDate } from '@afterbell/core/domain';
import { isOutside } from '@afterbell/organizations/domain';
import { formatPersonName } from '@afterbell/people/domain';
import { usDate } from '../attendance/attendance-plan';
import { type HeldSession, heldSession, holdSession, refuseAfterEnd, refuseBeforeBegin, viewedSession } from '../enrollment/session-places';
import { reachOf } from '../enrollment/reach';
import { CLOCK, type Clock } from '../shared/clock';
import { dateOf, invalid, knownId } from '../shared/input';
import { roomIn } from './capacity';
import { addedDays, touchedDays } from './place-days';
import { APPLICANTS, CHANGE_PLACES, HELD_PLACES, MARKS_LEFT, PLACE_COUNTS, PLACES, PLACES_MET, REMOVE_PLACES } from './places.sql';
import type { ChangePlaceInput, SessionApplicant, SessionApplicantPage, SessionPlace } from './places.types';
import { WaitingService } from './waiting.service';

export interface PlaceCounts {
  id: string;
  capacity: number | null;
  enrolled: number;
  waiting: number;
  [column: string]: unknown;
}

interface PlaceDays {
  id: string;
  personId: string;
  startsOn: PlainDate;
  endsOn: PlainDate | null;
  lastMarkedOn: PlainDate | null;
  [column: string]: unknown;
}

interface Named {
  firstName: string;
  lastName: string;
  preferredName: string | null;
  total: number;
  [column: string]: unknown;
}

interface MarkLeft {
  id: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  date: PlainDate;
  [column: string]: unknown;
}

export interface Slice {
  first: number;
  offset: number;
}

export interface ApplicantFilter {
  rosterId?: string | null;
  grades?: readonly string[] | null;
}

const MOST_CHANGES = 500;
const NAMED_MARKS = 10;
const lastDay = (days: Pick<PlaceDays, 'endsOn'> | undefined) => days?.endsOn ?? '9999-12-31';

/** Places in a session: who has one, who could, other days, and taking one back. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly waiting: WaitingService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  counts(sessionId: string): Promise<PlaceCounts> {
    return requestLoader<string, PlaceCounts>('session.places', async (ids) => {
      const rows = new Map((await this.db.query<PlaceCounts>(PLACE_COUNTS, [ids, this.clock()], 'session_place_counts')).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id) ?? { id, capacity: null, enrolled: 0, waiting: 0 });
    }).load(sessionId);
  }

  async list(sessionId: string, search: string, ended: boolean, slice: Slice): Promise<{ nodes: SessionPlace[]; total: number }> {
    return this.named<SessionPlace>(PLACES, 'session_places', sessionId, [this.clock(), search, ended], slice);
  }

  async applicants(sessionId: string, on: string, search: string, { rosterId, grades }: ApplicantFilter, slice: Slice): Promise<SessionApplicantPage> {
    const roster = rosterId ? knownId(rosterId, 'The roster') : null;
    if (grades && !grades.every(isGrade)) throw invalid('grades', 'There is no such grade.');
    const page = await this.named<SessionApplicant>(APPLICANTS, 'session_applicants', sessionId, [dateOf(on, 'on'), search, roster, grades?.length ? grades : null], slice);
    const reach = await this.db.read((tx) => reachOf(tx, sessionId));
    return { ...page, grades: reach?.gradeFrom ? GRADES.filter((grade) => !isOutside(grade, reach)) : [] };
  }

  /** Other days for places; each is as it was read, or nothing is changed. */
  async change(sessionId: string, changes: readonly ChangePlaceInput[], keepMarks = false): Promise<{ places: PlaceDays[] }> {
    if (!changes.length || changes.length > MOST_CHANGES) throw invalid('places', `1 to ${MOST_CHANGES} places can be changed at once.`);
    const wanted = new Map(changes.map((change, at) => [knownId(change.id, 'The place'), { at, startsOn: dateOf(change.startsOn, 'startsOn'), endsOn: change.endsOn ? dateOf(change.endsOn, 'endsOn') : null, before: change.before }]));
    return this.db.write(async (tx) => {
      const { session, places } = await this.hold(tx, sessionId, [...wanted.keys()], (place) => wanted.get(place.id) ?? null);
      for (const place of places) {
        const { startsOn, endsOn, before, at } = wanted.get(place.id) as NonNullable<ReturnType<typeof wanted.get>>;
        if (endsOn !== null && endsOn < startsOn) throw invalid(`places.${at}.endsOn`, 'The last day must not be before the first.');
        if (startsOn !== place.startsOn) refuseAfterEnd(session, startsOn, `places.${at}.startsOn`);
        if (endsOn !== place.endsOn) refuseBeforeBegin(session, endsOn, `places.${at}.endsOn`);
        if (before.startsOn !== place.startsOn || (before.endsOn ?? null) !== place.endsOn) throw new AppError('STALE_VERSION');
      }
      const days = JSON.stringify([...wanted].map(([id, { startsOn, endsOn }]) => ({ id, startsOn, endsOn })));
      const met = await tx.one<PlaceDays>(PLACES_MET, [session.sessionId, days], 'session_places_met');
      if (met) throw invalid(`places.${wanted.get(met.id)?.at ?? 0}.startsOn`, `There is another place ${met.endsOn === null ? `from ${usDate(met.startsOn)} on` : `from ${usDate(met.startsOn)} to ${usDate(met.endsOn)}`}: change or remove that one.`);
      if (!keepMarks) await this.refuseMarked(tx, session, days);
      await tx.execute(CHANGE_PLACES, [session.sessionId, days], 'session_places_change');
      await this.refuseFull(tx, session, places.flatMap((place) => addedDays(place, wanted.get(place.id) ?? place)), places.length);
      const after = await tx.query<PlaceDays>(HELD_PLACES, [session.sessionId, [...wanted.keys()]], 'session_places_hold');
      await this.note(tx, 'enrollment.change', session, places, after);
      if (after.some((place) => lastDay(place) < lastDay(places.find(({ id }) => id === place.id)))) await this.waiting.freed(tx, [session.sessionId]);
      return { places: after };
    });
  }

  /** For what never was so: refused where attendance rests on the place. */
  async remove(sessionId: string, ids: readonly string[]): Promise<{ places: PlaceDays[] }> {
    if (!ids.length || ids.length > MOST_CHANGES) throw invalid('ids', `1 to ${MOST_CHANGES} places can be removed at once.`);
    return this.db.write(async (tx) => {
      const { session, places } = await this.hold(tx, sessionId, ids.map((id) => knownId(id, 'The place')), () => null);
      const marked = places.find(({ lastMarkedOn }) => lastMarkedOn !== null);
      if (marked) throw invalid('ids', `Attendance was taken until ${usDate(marked.lastMarkedOn as string)}: give the place a last day instead.`);
      await tx.execute(REMOVE_PLACES, [session.sessionId, places.map(({ id }) => id)], 'session_places_remove_some');
      await this.note(tx, 'enrollment.remove', session, places, []);
      await this.waiting.freed(tx, [session.sessionId]);
      return { places };
    });
  }

  /** The session and the places, held; no month that a change touches may be locked. */
  private async hold(tx: Tx, id: string, ids: readonly string[], next: (place: PlaceDays) => { startsOn: PlainDate; endsOn: PlainDate | null } | null): Promise<{ session: HeldSession; places: PlaceDays[] }> {
    const sessionId = knownId(id, 'The session');
    let session = await heldSession(tx, sessionId);
    const places = await tx.query<PlaceDays>(HELD_PLACES, [sessionId, ids], 'session_places_hold');
    if (places.length !== new Set(ids).size) throw new AppError('NOT_FOUND', { what: 'The place' });
    for (const place of places) for (const [from, to] of touchedDays(place, next(place))) session = await holdSession(tx, sessionId, from, to);
    return { session, places };
  }

  /** Once all of them are changed: of several that are made longer together, each may find the last place. */
  private async refuseFull(tx: Tx, session: HeldSession, added: ReturnType<typeof addedDays>, asked: number): Promise<void> {
    for (const [from, to] of added) {
      const { capacity, taken } = await roomIn(tx, session.sessionId, from, to, []);
      if (capacity !== null && taken > capacity) throw new AppError('SESSION_FULL', { session: session.name, capacity, taken: taken - asked, asked, over: taken - capacity });
    }
  }

  /** Attendance that is left without a place is told first: a slip of the day would else go unseen. */
  private async refuseMarked(tx: Tx, { sessionId }: HeldSession, days: string): Promise<void> {
    const marks = await tx.query<MarkLeft>(MARKS_LEFT, [sessionId, days], 'session_places_marks_left');
    if (!marks.length) return;
    const byPlace = new Map<string, MarkLeft[]>();
    for (const mark of marks) byPlace.set(mark.id, [...(byPlace.get(mark.id) ?? []), mark]);
    const lines = [...byPlace.values()].map((its) => {
      const [first] = its as [MarkLeft];
      const [named, more] = [its.slice(0, NAMED_MARKS).map(({ date }) => usDate(date)), its.length - NAMED_MARKS];
      return `${formatPersonName(first)} has attendance on ${its.length === 1 ? 'a day' : `${its.length} days`} that the place would no longer hold: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
    });
    throw new AppError('PLACE_MARKED', { message: lines.join('\n') });
  }

  private async note(tx: Tx, action: string, { sessionId, siteId }: HeldSession, before: readonly PlaceDays[], after: readonly PlaceDays[]): Promise<void> {
    const said = (places: readonly PlaceDays[]) => places.map(({ personId, startsOn, endsOn }) => ({ personId, startsOn, endsOn }));
    await this.audit.record(tx, { action, subjectType: 'session', subjectId: sessionId, organizationId: siteId, before: { places: said(before) }, after: { places: said(after) } });
  }

  private async named<Row>(sql: string, statement: string, sessionId: string, values: readonly unknown[], { first, offset }: Slice): Promise<{ nodes: Row[]; total: number }> {
    if (first < 1 || first > MAX_PAGE_SIZE || offset < 0) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_PAGE_SIZE) });
    const id = knownId(sessionId, 'The session');
    const rows = await this.db.read(async (tx) => {
      await viewedSession(tx, id);
      return tx.query<Named>(sql, [id, ...values, first, offset], statement);
    });
    return { nodes: rows.map((row) => ({ ...row, displayName: formatPersonName(row) }) as unknown as Row), total: rows[0]?.total ?? 0 };
  }
}
