import { Injectable } from '@nestjs/common';
import { AuditService, type Tx } from '@afterbell/core/api';

/** A place in a session, as far as a stay has to do with it. */
export interface StayPlace {
  id: string;
  personId: string;
  organizationId: string;
  sessionId: string;
  session: string;
  startsOn: string;
  endsOn: string | null;
}

/** What other days of stays would do to the places that hold on their days. */
export interface PlacesOutlook {
  /** Places that would end earlier, or begin later. */
  places: number;
  /** Their sessions, with the activity, each once, the most frequent first, some of them. */
  sessions: string[];
  /** How many further sessions there are. */
  moreSessions: number;
  /** Marks that were made on days that would be left out; they stay. */
  marks: number;
  markedSessions: number;
  lastMarkedOn: string | null;
  /** Places that would come back, wholly or in part. */
  returning: number;
}

/** What happened to a child on the days of a stay at its site. */
export interface StayHappened {
  marks: number;
  services: number;
  lastOn: string | null;
}

/** Days that stays would have; no first day: each keeps its own. */
export interface StayDays {
  stayIds: readonly string[];
  startsOn: string | null;
  endsOn: string | null;
}

export interface PlaceKeeper {
  of(tx: Tx, personIds: readonly string[]): Promise<StayPlace[]>;
  outlook(tx: Tx, days: StayDays): Promise<PlacesOutlook>;
  happened(tx: Tx, stayId: string): Promise<StayHappened>;
  /** Sessions in which somebody's place ended. */
  freed(tx: Tx, sessionIds: readonly string[]): Promise<void>;
}

export interface PlacesMoved {
  /** Places that lost days. */
  ended: number;
  /** Places that got days back. */
  returned: number;
}

export const NO_OUTLOOK: PlacesOutlook = { places: 0, sessions: [], moreSessions: 0, marks: 0, markedSessions: 0, lastMarkedOn: null, returning: 0 };
const NOTHING_MOVED: PlacesMoved = { ended: 0, returned: 0 };
const said = ({ session, startsOn, endsOn }: StayPlace) => ({ session, startsOn, endsOn });
const lastDay = (place: StayPlace) => place.endsOn ?? '9999-12-31';

/**
 * The port by which the section that gives places tells stays of them. That places end with their stay is kept by the database, whoever
 * writes; who changes stays here says so, and writes it into the trail.
 */
@Injectable()
export class StayPlaces {
  private keeper: PlaceKeeper | null = null;

  constructor(private readonly audit: AuditService) {}

  register(keeper: PlaceKeeper): void {
    if (this.keeper) throw new Error('Places have two keepers.');
    this.keeper = keeper;
  }

  async outlook(tx: Tx, days: StayDays): Promise<PlacesOutlook> {
    return this.keeper && days.stayIds.length ? this.keeper.outlook(tx, days) : NO_OUTLOOK;
  }

  async happened(tx: Tx, stayId: string): Promise<StayHappened> {
    return this.keeper ? this.keeper.happened(tx, stayId) : { marks: 0, services: 0, lastOn: null };
  }

  /** Changes stays of people, and records what became of their places by it. */
  async around<T>(tx: Tx, personIds: readonly string[], change: () => Promise<T>): Promise<{ answer: T; moved: PlacesMoved }> {
    if (!this.keeper || !personIds.length) return { answer: await change(), moved: NOTHING_MOVED };
    const before = await this.keeper.of(tx, personIds);
    const answer = await change();
    const after = await this.keeper.of(tx, personIds);
    return { answer, moved: await this.note(tx, before, after) };
  }

  private async note(tx: Tx, before: readonly StayPlace[], after: readonly StayPlace[]): Promise<PlacesMoved> {
    const was = new Map(before.map((place) => [place.id, place]));
    const is = new Map(after.map((place) => [place.id, place]));
    const moved = { ...NOTHING_MOVED };
    const freed = new Set<string>();
    const byPerson = new Map<string, { organizationId: string; before: StayPlace[]; after: StayPlace[] }>();
    for (const id of new Set([...was.keys(), ...is.keys()])) {
      const [old, now] = [was.get(id), is.get(id)];
      if (old?.startsOn === now?.startsOn && old?.endsOn === now?.endsOn) continue;
      const isLess = old !== undefined && (now === undefined || lastDay(now) < lastDay(old) || now.startsOn > old.startsOn);
      moved[isLess ? 'ended' : 'returned'] += 1;
      if (isLess) freed.add(old.sessionId);
      const { personId, organizationId } = (old ?? now) as StayPlace;
      const entry = byPerson.get(`${personId} ${organizationId}`) ?? { organizationId, before: [], after: [] };
      if (old) entry.before.push(old);
      if (now) entry.after.push(now);
      byPerson.set(`${personId} ${organizationId}`, entry);
    }
    for (const [key, entry] of byPerson) {
      const personId = key.split(' ')[0] as string;
      const places = (some: readonly StayPlace[]) => ({ places: some.map(said) });
      await this.audit.record(tx, { action: 'enrollment.followStay', subjectType: 'person', subjectId: personId, personId, organizationId: entry.organizationId, before: places(entry.before), after: places(entry.after) });
    }
    if (freed.size) await this.keeper?.freed(tx, [...freed]);
    return moved;
  }
}
