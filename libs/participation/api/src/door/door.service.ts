import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, comparePlainTimes, dateIn, foldText, newId, type PlainDate, type PlainTime, timeIn } from '@afterbell/core/domain';
import { formatPersonName } from '@afterbell/people/domain';
import { type AttendanceStatus, type DoorWay, leavingTimes, seenTimes } from '@afterbell/participation/domain';
import { AttendanceService, type Making } from '../attendance/attendance.service';
import { CLOCK, type Clock } from '../shared/clock';
import { cleanText, dateOf, knownId } from '../shared/input';
import { EVENT_INSERT, HOLD_DAY, MARK, PICK_UPS, SITE_CLOCK } from './door.sql';

export interface DoorStep {
  sessionId: string;
  date: PlainDate;
  personId: string;
  how: DoorWay;
  kioskId?: string | null;
  /** They have just come, whatever was marked ahead. */
  arrives?: boolean;
  /** A place for the day for a child who has none. */
  enrollMissing?: boolean;
  allowOverlap?: boolean;
}

export interface Leaving extends DoorStep {
  pickedUpBy?: string | null;
  /** Somebody who is not on record. */
  pickedUpName?: string | null;
  /** A staff member agrees although the list or a restriction speaks against it. */
  released?: boolean;
}

export interface DoorDone {
  personId: string;
  name: string;
  did: 'in' | 'already_in' | 'out' | 'already_out';
  /** Of what was done before null, where nobody saw when. */
  at: PlainTime | null;
  sessionName: string;
}

export interface PickUp {
  id: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  kind: string;
  mayPickUp: boolean;
  restricted: boolean;
}

export interface SiteClock {
  name: string;
  enabled: boolean;
  timeZone: string;
}

interface Held {
  siteId: string;
  sessionName: string;
  personId: string | null;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  /** Whether a contact restriction is on file today. */
  restricted: boolean;
  status: AttendanceStatus | null;
  from: PlainTime | null;
  to: PlainTime | null;
  last: 'in' | 'out' | null;
  lastAt: PlainTime | null;
  leftSince: boolean;
  setSince: boolean;
  /** The mark begins when the door saw the child come. */
  fromSeen: boolean;
}

const madeBy = ({ how }: DoorStep, laterStarts: Making['laterStarts'] = []): Making => ({ source: how === 'kiosk' ? 'kiosk' : 'check_in', laterStarts });

/** Checking in and out: a mark, saved as every other, and who came or went when and with whom. Each step can be repeated without harm. */
@Injectable()
export class DoorService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly attendance: AttendanceService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  checkIn(sent: DoorStep): Promise<DoorDone> {
    return this.step(sent, async (tx, step, held, now) => {
      const done = (did: DoorDone['did'], at: DoorDone['at']) => ({ ...doneOf(held, step), did, at });
      const present = held.status === 'Present';
      const isPlan = present && held.last === null && (held.leftSince || (step.arrives === true && held.from !== null && comparePlainTimes(held.from, now) > 0));
      if (present && held.last !== 'out' && !held.leftSince && !isPlan) return done('already_in', seenTimes(held, now).from);
      const planned = held.to !== null && comparePlainTimes(held.to, now) > 0 ? { startTime: now, endTime: held.to } : { startTime: now };
      // Who comes back was there from the first time on; the end is the planned one again.
      const isBack = present && !isPlan;
      const mark = { personId: step.personId, status: 'Present' as const, ...(isPlan ? planned : present ? { startTime: held.from } : {}) };
      // Who comes hours before is here, and their hours are those that were planned: the step keeps when they came. What staff have said stands.
      const laterStarts = isBack ? (held.fromSeen ? [now, 'session' as const] : []) : [...(held.from === null ? [] : [held.from]), 'session' as const];
      await this.attendance.save({
        sessionId: step.sessionId,
        date: step.date,
        marks: [mark],
        useCurrentTime: true,
        allowLong: true,
        ...(step.enrollMissing ? { enrollMissing: true } : {}),
        ...(step.allowOverlap ? { allowOverlap: true } : {}),
      }, madeBy(step, laterStarts));
      await this.record(tx, step, held, { kind: 'in', at: now });
      return done('in', now);
    });
  }

  async checkOut(sent: Leaving): Promise<DoorDone> {
    const pickedUpName = cleanText(sent.pickedUpName, 100, 'pickedUpName');
    const pickedUpBy = sent.pickedUpBy ? knownId(sent.pickedUpBy, 'Who picks up') : null;
    return this.step(sent, async (tx, step, held, now) => {
      const done = (did: DoorDone['did'], at: DoorDone['at']) => ({ ...doneOf(held, step), did, at });
      if (held.status !== 'Present') throw new AppError('DOOR_NOT_IN', { name: formatPersonName(held) });
      if (held.last === 'out') return done('already_out', seenTimes(held, now).to);
      const refusal = await this.refusal(tx, step, held.restricted, pickedUpBy, pickedUpName);
      if (refusal !== null && !sent.released) throw new AppError('DOOR_NOT_RELEASED', { message: refusal });
      const { from, to } = leavingTimes(held, now);
      const mark = { personId: step.personId, status: 'Present' as const, startTime: from, endTime: to };
      // As if nobody had seen them come, where that would be hours before the session that they have not stayed for.
      const { from: unseen } = leavingTimes({ ...held, last: null, lastAt: null }, now);
      // Nobody is kept from leaving by where else they are marked: what lies in both counts once.
      await this.attendance.save({ sessionId: step.sessionId, date: step.date, marks: [mark], allowLong: true, allowOverlap: true }, madeBy(step, unseen === null ? [] : [unseen]));
      await this.record(tx, step, held, { kind: 'out', at: now, pickedUpBy, pickedUpName, byStaff: refusal !== null });
      return done('out', now);
    });
  }

  /** Whom a child may be released to today, and who is restricted. */
  async pickUps(personId: string, day: PlainDate): Promise<PickUp[]> {
    return this.db.query<PickUp & Record<string, unknown>>(PICK_UPS, [knownId(personId, 'The participant'), day], 'door_pick_ups');
  }

  /** The site with its clock; one that is not seen, or is no site, does not exist. */
  async site(siteId: string): Promise<SiteClock & { today: PlainDate; now: PlainTime }> {
    const site = await this.db.one<SiteClock & Record<string, unknown>>(SITE_CLOCK, [knownId(siteId, 'The site')], 'door_site');
    if (!site) throw new AppError('NOT_FOUND', { what: 'The site' });
    const at = this.clock();
    return { ...site, today: dateIn(site.timeZone, at), now: timeIn(site.timeZone, at) };
  }

  private async step(sent: DoorStep, decide: (tx: Tx, step: DoorStep, held: Held, now: PlainTime) => Promise<DoorDone>): Promise<DoorDone> {
    const step = { ...sent, sessionId: knownId(sent.sessionId, 'The session'), personId: knownId(sent.personId, 'The participant'), date: dateOf(sent.date, 'date') };
    const values = [step.sessionId, step.date, step.personId];
    return this.db.write(async (tx) => {
      const about = await tx.one<Held & Record<string, unknown>>(MARK, values, 'door_mark');
      if (!about) throw new AppError('NOT_FOUND', { what: 'The session' });
      if (about.personId === null) throw new AppError('NOT_FOUND', { what: 'The participant' });
      const { today, now } = await this.site(about.siteId);
      if (step.date !== today) throw new AppError('DOOR_NOT_TODAY');
      await tx.execute(HOLD_DAY, [about.siteId, step.date], 'door_hold');
      // Once the day is held: of two scans at once the second finds what the first one did.
      const held = await tx.one<Held & Record<string, unknown>>(MARK, values, 'door_mark');
      if (!held) throw new AppError('NOT_FOUND', { what: 'The session' });
      return decide(tx, step, held, now);
    });
  }

  /**
   * Why a staff member has to agree; null where the list says yes. At a kiosk nobody leaves without being picked up by somebody on it, and a
   * child with a contact restriction with nobody: whoever taps a name there need not be that person.
   */
  private async refusal(tx: Tx, { how, personId, date }: DoorStep, isRestricted: boolean, pickedUpBy: string | null, pickedUpName: string | null): Promise<string | null> {
    const list = await tx.query<PickUp & Record<string, unknown>>(PICK_UPS, [personId, date], 'door_pick_ups');
    const named = pickedUpName === null ? null : foldText(pickedUpName).trim();
    const restricted = list.some((one) => one.restricted && (one.id === pickedUpBy || (named !== null && foldText(`${one.firstName} ${one.lastName}`).trim() === named)));
    if (restricted) return 'There is a contact restriction: the child must not be released to this person.';
    if (isRestricted && how === 'kiosk') return 'There is a contact restriction on file: a staff member has to agree before anyone takes this child.';
    if (pickedUpBy !== null) return list.some((one) => one.id === pickedUpBy && one.mayPickUp) ? null : 'This person is not on the child’s pick-up list: a staff member has to agree.';
    if (named !== null) return 'This person is not on the child’s pick-up list: a staff member has to agree.';
    if (how === 'kiosk') return 'Nobody from the child’s pick-up list was chosen: a staff member has to agree.';
    return isRestricted ? 'There is a contact restriction on file, and nobody picks this child up: a staff member has to agree.' : null;
  }

  private async record(tx: Tx, step: DoorStep, held: Held, what: { kind: 'in' | 'out'; at: PlainTime; pickedUpBy?: string | null; pickedUpName?: string | null; byStaff?: boolean }): Promise<void> {
    const { userId } = requirePrincipal();
    const { kind, at, pickedUpBy = null, pickedUpName = null, byStaff = false } = what;
    const { sessionId, date, personId, how, kioskId = null } = step;
    await tx.execute(EVENT_INSERT, [newId(), sessionId, date, personId, held.siteId, kind, at, how, kioskId, userId || null, pickedUpBy, pickedUpName, byStaff, this.clock()], 'door_event_insert');
    await this.audit.record(tx, {
      action: `door.${kind}`,
      subjectType: 'person',
      subjectId: personId,
      personId,
      organizationId: held.siteId,
      after: { sessionId, date, at, how, ...(kioskId ? { kioskId } : {}), ...(pickedUpBy ? { pickedUpBy } : {}), ...(pickedUpName ? { pickedUpName } : {}), ...(byStaff ? { byStaff } : {}) },
    });
  }
}

const doneOf = (held: Held, { personId }: DoorStep) => ({ personId, name: formatPersonName(held), sessionName: held.sessionName });
