import { Injectable } from '@nestjs/common';
import { Db, escapeLike, type Tx } from '@afterbell/core/api';
import { foldText, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { badgeCodeOf, type DoorSession, type DoorStanding, doorState, type DoorWay, seenTimes } from '@afterbell/participation/domain';
import { cleanText, dateOf, knownId } from '../shared/input';
import { UserNames } from '../shared/user-names';
import { CHILD_OF_CODE, DOOR_CHILD, DOOR_FOUND, DOOR_LIST, EVENTS } from './door.sql';
import { DoorService } from './door.service';

export interface DoorRow extends DoorSession, Record<string, unknown> {
  personId: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  photoId: string | null;
  restricted: boolean;
  sessionName: string;
}

export interface DoorChild extends DoorStanding<DoorRow> {
  personId: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  photoId: string | null;
  restricted: boolean;
}

export interface DoorEventRow extends Record<string, unknown> {
  id: string;
  kind: 'in' | 'out';
  at: PlainTime;
  how: DoorWay;
  kioskName: string | null;
  recordedBy: string | null;
  pickedUpBy: string | null;
  byStaff: boolean;
}

/** A site takes no more at one door; a list longer than that is searched. */
const MOST_ROWS = 3000;
const MOST_FOUND = 12;

/** Who is expected, who is in and who has left, by the clock of the site. */
@Injectable()
export class DoorListService {
  constructor(
    private readonly db: Db,
    private readonly door: DoorService,
    private readonly userNames: UserNames,
  ) {}

  /** The child whose badge was read, where they stay at the site today; null for every other code, whatever it is. */
  async childOfCode(siteId: string, code: string): Promise<string | null> {
    const { today } = await this.door.site(siteId);
    const read = badgeCodeOf(code.slice(0, 200));
    if (read === null) return null;
    const row = await this.db.one<{ id: string }>(CHILD_OF_CODE, [siteId, today, read], 'door_child_of_code');
    return row?.id ?? null;
  }

  async today(siteId: string): Promise<DoorChild[]> {
    return this.children(siteId, (tx, today) => tx.query<DoorRow>(DOOR_LIST, [siteId, today, siteId, MOST_ROWS], 'door_list'));
  }

  async child(siteId: string, personId: string): Promise<DoorChild | null> {
    const id = knownId(personId, 'The child');
    const [child] = await this.children(siteId, (tx, today) => tx.query<DoorRow>(DOOR_CHILD, [siteId, today, siteId, id], 'door_child'));
    return child ?? null;
  }

  /** Children of today whose first name begins so, 12 at most; one letter finds only those who are called by it. */
  async found(siteId: string, beginning: string): Promise<DoorChild[]> {
    const text = cleanText(beginning, 40, 'name');
    // As it is compared: marks without a letter begin every name.
    const letters = text === null ? 0 : [...foldText(text)].length;
    if (text === null || letters === 0) return [];
    return this.children(siteId, (tx, today) => tx.query<DoorRow>(DOOR_FOUND, [siteId, today, siteId, escapeLike(text), letters === 1 ? '' : '%', MOST_FOUND], 'door_found'));
  }

  /** What the door saw of a child on a session's day, the earliest first. */
  async events(sessionId: string, date: PlainDate, personId: string): Promise<DoorEventRow[]> {
    const values = [knownId(sessionId, 'The session'), dateOf(date, 'date'), knownId(personId, 'The participant')];
    const rows = await this.db.query<DoorEventRow>(EVENTS, values, 'door_events');
    const names = await this.userNames.of(rows.map((row) => row.recordedBy));
    return rows.map((row) => ({ ...row, recordedBy: row.recordedBy ? (names.get(row.recordedBy) ?? null) : null }));
  }

  private async children(siteId: string, ask: (tx: Tx, today: PlainDate) => Promise<DoorRow[]>): Promise<DoorChild[]> {
    const { today, now } = await this.door.site(siteId);
    const rows = await this.db.read((tx) => ask(tx, today));
    const byChild = new Map<string, DoorRow[]>();
    for (const row of rows) byChild.set(row.personId, [...(byChild.get(row.personId) ?? []), row]);
    return [...byChild.values()].flatMap((sessions) => {
      const [first] = sessions;
      if (!first) return [];
      const { personId, firstName, lastName, preferredName, photoId, restricted } = first;
      return [{ personId, firstName, lastName, preferredName, photoId, restricted, ...doorState(sessions.map((row) => ({ ...row, ...seenTimes(row, now) })), now) }];
    });
  }
}
