import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { formatDate, isUuid } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { checkStay } from '@afterbell/people/domain';
import { ProgrammeService, type ProgrammeWish } from './programme.service';
import { CHANGE_STAY, DELETE_STAY, INSERT_STAY, STAYS_OF } from './stay.sql';
import { dayBefore, invalid, movedTo, notFound, refuse, type StayChanged, StayService, tidied } from './stay.service';
import { StayPlaces } from './stay-places';
import type { StayRow } from './stay.types';

/** A stay as it was, by whoever takes back what became of it. */
export interface StayBack {
  id: string;
  /** As it is now; none: it is gone. */
  version?: number | null;
  personId: string;
  siteId: string;
  startsOn: string;
  endsOn?: string | null;
  endReason?: string | null;
  programmes: readonly ProgrammeWish[];
  /** The stay that ended by the move to it, where it comes back. */
  movedFrom?: string | null;
  /** The stay that began in its place. */
  instead?: { id: string; version: number } | null;
}

const counted = (count: number, one: string, many: string) => (count ? [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`] : []);

/** Stays that never were so: taken off the record, and what was done to one taken back (docs/people.md "Stays and programmes"). */
@Injectable()
export class StayRepairService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly stays: StayService,
    private readonly programmes: ProgrammeService,
    private readonly places: StayPlaces,
  ) {}

  /** Answers whose it was. */
  async remove(id: string, version: number): Promise<StayChanged> {
    return this.db.write(async (tx) => {
      const stay = await this.stays.held(tx, id, version);
      const { moved } = await this.places.around(tx, [stay.personId], () => this.takeOff(tx, stay));
      return { id: stay.personId, places: moved };
    });
  }

  /** The stay, its programmes and its places as they were, without the stay that began in its place; all or nothing. */
  async restore(back: StayBack): Promise<StayChanged> {
    const dates = tidied(back);
    refuse(checkStay(dates));
    return this.db.write(async (tx) => {
      const { id, version = null, personId, siteId, instead, programmes } = back;
      const now = version === null ? null : await this.stays.held(tx, id, version);
      if (now && (now.personId !== personId || now.organizationId !== siteId)) throw notFound('The stay');
      if (!now) await this.mayComeBack(tx, id, personId, siteId);
      const { moved } = await this.places.around(tx, [personId], async () => {
        const stay = { id, personId, organizationId: siteId, ...dates };
        if (now) await tx.execute(CHANGE_STAY, [id, now.version, dates.startsOn, dates.endsOn, dates.endReason], 'stay_change');
        if (instead) await this.takeOff(tx, await this.others(tx, personId, instead));
        await this.stays.refuseOverlap(tx, personId, stay);
        if (!now) await tx.execute(INSERT_STAY, [id, personId, siteId, dates.startsOn, dates.endsOn, dates.endReason], 'stay_insert');
        await this.programmes.write(tx, stay, programmes, 'programmes');
        if (!now && back.movedFrom) await this.sayMoved(tx, stay, back.movedFrom);
      });
      const { startsOn, endsOn, endReason } = now ?? {};
      await this.audit.record(tx, { action: 'stay.restore', subjectType: 'person', subjectId: personId, personId, organizationId: siteId, before: now && { startsOn, endsOn, endReason }, after: { ...dates, programmes } });
      return { id: personId, places: moved };
    });
  }

  private async others(tx: Tx, personId: string, { id, version }: { id: string; version: number }): Promise<StayRow> {
    const stay = await this.stays.held(tx, id, version);
    if (stay.personId !== personId) throw notFound('The stay');
    return stay;
  }

  private async mayComeBack(tx: Tx, id: string, personId: string, siteId: string): Promise<void> {
    await this.organizations.within(siteId, ['site']);
    await this.stays.hold(tx, personId);
    if (!isUuid(id)) throw notFound('The stay');
    if ((await tx.query<StayRow & Record<string, unknown>>(STAYS_OF, [[personId]], 'stays_of')).some((stay) => stay.id === id)) throw invalid('id', 'is on record already');
  }

  /** Nothing that happened is deleted, and nobody is left without a stay: the record would be out of everybody's sight. */
  private async takeOff(tx: Tx, stay: StayRow): Promise<void> {
    const site = stay.organizationName;
    const others = await tx.query<StayRow & Record<string, unknown>>(STAYS_OF, [[stay.personId]], 'stays_of');
    if (others.length < 2) throw invalid('id', `The stay at ${site} is the only one on record. Remove the participant instead, or give the stay other days.`);
    const { marks, services, lastOn } = await this.places.happened(tx, stay.id);
    if (lastOn) {
      const what = [...counted(marks, 'mark of attendance', 'marks of attendance'), ...counted(services, 'service', 'services')].join(' and ');
      throw invalid('id', `Under the stay at ${site} there is ${what}, the last on ${formatDate(lastOn)}. End the stay instead, or take that away first.`);
    }
    const programmes = await this.programmes.within(tx, stay.id);
    await tx.execute(DELETE_STAY, [stay.id, stay.version], 'stay_delete');
    const { startsOn, endsOn, endReason } = stay;
    for (const one of leftFor(stay, others)) if (one.endReason === movedTo(site)) await this.sayWhy(tx, one, null);
    await this.audit.record(tx, { action: 'stay.remove', subjectType: 'person', subjectId: stay.personId, personId: stay.personId, organizationId: stay.organizationId, before: { startsOn, endsOn, endReason, programmes } });
  }

  /** The stay that ended by the move to this one says so again. */
  private async sayMoved(tx: Tx, stay: { personId: string; organizationId: string; startsOn: string }, from: string): Promise<void> {
    const to = await this.organizations.within(stay.organizationId, ['site']);
    const others = await tx.query<StayRow & Record<string, unknown>>(STAYS_OF, [[stay.personId]], 'stays_of');
    const one = leftFor(stay, others).find(({ id, endReason }) => id === from && endReason === null);
    if (one) await this.sayWhy(tx, one, movedTo(to.name));
  }

  private async sayWhy(tx: Tx, { id, version, personId, organizationId, startsOn, endsOn, endReason }: StayRow, reason: string | null): Promise<void> {
    await tx.execute(CHANGE_STAY, [id, version, startsOn, endsOn, reason], 'stay_change');
    await this.audit.record(tx, { action: 'stay.change', subjectType: 'person', subjectId: personId, personId, organizationId, before: { endReason }, after: { endReason: reason } });
  }
}

/** Stays elsewhere that ended on the day before this one begins. */
const leftFor = ({ startsOn, organizationId }: { startsOn: string; organizationId: string }, others: readonly StayRow[]) => others.filter((one) => one.organizationId !== organizationId && one.endsOn === dayBefore(startsOn));
