import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, formatDate, isUuid, newId, tidyLine, todayIn } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { checkStay, END_REASON_LENGTH, overlapping } from '@afterbell/people/domain';
import { CHANGE_STAY, DROP_PROGRAMMES_AFTER, END_PROGRAMMES, HOLD_PERSON, INSERT_STAY, STAY, STAYS_OF } from './stay.sql';
import { type PlacesMoved, type PlacesOutlook, StayPlaces } from './stay-places';
import type { StayRow } from './stay.types';

export interface StayWish {
  startsOn: string;
  endsOn?: string | null;
  endReason?: string | null;
}

export interface StayChanged {
  id: string;
  places: PlacesMoved;
}

/** When a participant is at which site. Stays of one site never share a day; a gap makes another stay. */
@Injectable()
export class StayService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly places: StayPlaces,
  ) {}

  /** The newest first, as far as the caller sees the sites. */
  async of(personId: string): Promise<StayRow[]> {
    if (!isUuid(personId)) throw notFound();
    return this.db.query<StayRow>(STAYS_OF, [[personId]], 'stays_of');
  }

  async personOf(id: string): Promise<string> {
    const row = await this.db.one<StayRow>(STAY, [id], 'stay_one');
    if (!row) throw notFound('The stay');
    return row.personId;
  }

  async begin(personId: string, siteId: string, wish: StayWish): Promise<string> {
    const dates = tidied(wish);
    refuse(checkStay(dates));
    return this.db.write(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      await this.hold(tx, personId);
      await this.refuseOverlap(tx, personId, { organizationId: siteId, ...dates });
      const id = newId();
      await tx.execute(INSERT_STAY, [id, personId, siteId, dates.startsOn, dates.endsOn, dates.endReason], 'stay_insert');
      await this.note(tx, 'stay.begin', personId, siteId, null, dates);
      return id;
    });
  }

  /** What other days of a stay would do to the child's places in sessions. */
  async outlook(id: string, wish: StayWish): Promise<PlacesOutlook> {
    const { startsOn, endsOn } = tidied(wish);
    refuse(checkStay({ startsOn, endsOn, endReason: null }));
    await this.personOf(id);
    return this.db.read((tx) => this.places.outlook(tx, { stayIds: [id], startsOn, endsOn }));
  }

  async change(id: string, version: number, wish: StayWish): Promise<StayChanged> {
    const dates = tidied(wish);
    refuse(checkStay(dates));
    return this.db.write(async (tx) => {
      const stay = await this.held(tx, id, version);
      await this.refuseOverlap(tx, stay.personId, { id, organizationId: stay.organizationId, ...dates });
      const { moved } = await this.places.around(tx, [stay.personId], () => this.write(tx, stay, dates));
      await this.note(tx, 'stay.change', stay.personId, stay.organizationId, stay, dates);
      return { id, places: moved };
    });
  }

  /** To another site from a day on: the stay ends on the day before, and one there begins; both or neither. */
  async move(id: string, version: number, siteId: string, on: string): Promise<StayChanged> {
    return this.db.write(async (tx) => {
      const to = await this.organizations.within(siteId, ['site']);
      const stay = await this.held(tx, id, version);
      if (stay.organizationId === siteId) throw invalid('siteId', 'is where the stay is already');
      if (on <= stay.startsOn) throw invalid('on', 'is not after the first day of the stay');
      if (stay.endsOn !== null && stay.endsOn < on) throw invalid('on', 'is after the last day of the stay');
      const lastDay = dayBefore(on);
      const dates = { startsOn: stay.startsOn, endsOn: lastDay, endReason: movedTo(to.name) };
      const there = { startsOn: on, endsOn: stay.endsOn, endReason: stay.endsOn === null ? null : stay.endReason };
      await this.refuseOverlap(tx, stay.personId, { organizationId: siteId, ...there }, 'on');
      const { moved } = await this.places.around(tx, [stay.personId], () => this.write(tx, stay, dates));
      const made = newId();
      await tx.execute(INSERT_STAY, [made, stay.personId, siteId, there.startsOn, there.endsOn, there.endReason], 'stay_insert');
      await this.note(tx, 'stay.move', stay.personId, stay.organizationId, { startsOn: stay.startsOn, endsOn: stay.endsOn }, dates);
      await this.note(tx, 'stay.begin', stay.personId, siteId, null, there);
      return { id: made, places: moved };
    });
  }

  /** A stay and its person, held until the transaction ends. */
  async held(tx: Tx, id: string, version: number): Promise<StayRow> {
    const found = isUuid(id) ? await tx.one<StayRow>(STAY, [id], 'stay_one') : null;
    if (!found) throw notFound('The stay');
    await this.hold(tx, found.personId);
    const stay = await tx.one<StayRow>(STAY, [id], 'stay_one');
    if (!stay) throw notFound('The stay');
    if (stay.version !== version) {
      const current = `${stay.startsOn} – ${stay.endsOn ?? ''}`.trim();
      throw await staleSave(tx, { subjectType: 'person', subjectId: stay.personId, actions: 'stay.' }, [{ id, field: 'stay', current, attempted: null, version: stay.version }]);
    }
    return stay;
  }

  async hold(tx: Tx, personId: string): Promise<void> {
    if (!isUuid(personId) || !(await tx.one(HOLD_PERSON, [personId], 'stay_hold_person'))) throw notFound();
  }

  private async write(tx: Tx, { id, version }: StayRow, { startsOn, endsOn, endReason }: ReturnType<typeof tidied>): Promise<void> {
    await tx.execute(CHANGE_STAY, [id, version, startsOn, endsOn, endReason], 'stay_change');
    if (endsOn === null) return;
    await tx.execute(DROP_PROGRAMMES_AFTER, [id, endsOn], 'stay_programmes_drop');
    await tx.execute(END_PROGRAMMES, [id, endsOn], 'stay_programmes_end');
  }

  async refuseOverlap(tx: Tx, personId: string, wanted: Parameters<typeof overlapping>[0], path = 'startsOn'): Promise<void> {
    const others = await tx.query<StayRow>(STAYS_OF, [[personId]], 'stays_of');
    const other = overlapping(wanted, others);
    if (other) throw invalid(path, `would overlap the stay from ${formatDate(other.startsOn)}${other.endsOn === null ? '' : ` to ${formatDate(other.endsOn)}`}`);
  }

  private async note(tx: Tx, action: string, personId: string, organizationId: string, before: StayWish | null, after: StayWish): Promise<void> {
    const said = ({ startsOn, endsOn, endReason }: StayWish) => ({ startsOn, endsOn, endReason });
    await this.audit.record(tx, { action, subjectType: 'person', subjectId: personId, personId, organizationId, before: before && said(before), after: said(after) });
  }
}

export const tidied = ({ startsOn, endsOn, endReason }: StayWish) => ({ startsOn, endsOn: endsOn || null, endReason: tidyLine(endReason ?? '') || null });

export const today = () => todayIn(requirePrincipal().timeZone, new Date());

/** What a move writes at the stay that it ends. */
export const movedTo = (site: string): string => `Moved to ${site}`.slice(0, END_REASON_LENGTH);

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export const notFound = (what = 'The participant') => new AppError('NOT_FOUND', { what });
export const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

export function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length) throw new AppError('VALIDATION', { problems });
}
