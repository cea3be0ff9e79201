import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { Guest, PayloadMutation } from '@afterbell/core/api';
import { AppError, type ErrorCode } from '@afterbell/core/domain';
import { type DoorChild, type DoorDone, DoorListService, DoorService } from '@afterbell/participation/api';
import { doorName, doorNames } from '@afterbell/participation/domain';
import { isRelationshipKind, relationshipLabel } from '@afterbell/people/domain';
import { type HttpContext, KioskGrants } from './kiosk-grant';
import { drawQr } from './kiosk.resolver';
import { KioskChild, KioskDevicePayload, KioskHere, KioskPickUp, KioskStaffCode, KioskStepPayload } from './kiosk.types';
import { KioskService } from './kiosk.service';

/** The kiosk's own endpoints. Their guard is the device's grant: without one they answer KIOSK_CLOSED, and no other endpoint knows the grant. */
@Resolver()
export class KioskDoorResolver {
  constructor(
    private readonly grants: KioskGrants,
    private readonly kiosks: KioskService,
    private readonly door: DoorService,
    private readonly lists: DoorListService,
  ) {}

  @PayloadMutation(() => KioskDevicePayload, { description: 'Opens a kiosk on this device with its code, which works once. Whoever was signed in here is signed out. Problems: KIOSK_CODE_WRONG.' })
  @Guest()
  async openKiosk(@Args('code', { description: 'Eight digits, with or without the gap.' }) code: string, @Context() context: HttpContext): Promise<KioskDevicePayload> {
    await this.grants.open(code, context);
    return { problems: [] };
  }

  @PayloadMutation(() => KioskDevicePayload, { description: 'Leaves the kiosk on this device. Problems: KIOSK_PIN_WRONG, KIOSK_CLOSED. Five wrong ones, and there is a wait.' })
  @Guest()
  async leaveKiosk(@Args('pin', { description: 'PIN of the staff.' }) pin: string, @Context() context: HttpContext): Promise<KioskDevicePayload> {
    await this.grants.leave(pin, context);
    return { problems: [] };
  }

  @Query(() => KioskHere, { description: 'The kiosk that this device is open as; KIOSK_CLOSED when it is none, or no more.' })
  @Guest()
  kioskHere(@Context() { req }: HttpContext): Promise<KioskHere> {
    return this.grants.as(req, async ({ id, siteId }) => {
      const { name: siteName, timeZone } = await this.door.site(siteId);
      const name = await this.kiosks.nameOf(id);
      return { name, siteName, timeZone };
    });
  }

  @Query(() => KioskStaffCode, { description: 'The rotating code with which staff open the door list on a phone of their own.' })
  @Guest()
  kioskStaffCode(@Context() { req }: HttpContext): Promise<KioskStaffCode> {
    return this.grants.as(req, ({ id }) => {
      const { link, seconds } = this.kiosks.staffLink(id, req.headers.host);
      return Promise.resolve({ qr: drawQr(link), seconds });
    });
  }

  @Query(() => [KioskChild], { description: 'Children of today whose first name begins so, 12 at most, and so many times a minute. Two of them who would read alike are told apart by letters of the family name, four at most. A single letter finds only a name of one letter.' })
  @Guest()
  kioskChildren(@Args('name', { description: 'What the first name begins with.' }) name: string, @Context() { req }: HttpContext): Promise<KioskChild[]> {
    return this.grants.as(req, async ({ id, siteId }) => {
      await this.grants.countSearch(id);
      const children = await this.lists.found(siteId, name);
      return doorNames(children).map(([child, name]) => ({ ...shown(child), name }));
    });
  }

  @Query(() => [KioskPickUp], { description: 'Whom a child may be released to today. Nobody else is named.' })
  @Guest()
  kioskPickUps(@Args('childId', { type: () => ID, description: 'The child.' }) childId: string, @Context() { req }: HttpContext): Promise<KioskPickUp[]> {
    return this.grants.as(req, async ({ siteId }) => {
      await this.childHere(siteId, childId);
      const list = await this.door.pickUps(childId, (await this.door.site(siteId)).today);
      return list.filter(({ mayPickUp, restricted }) => mayPickUp && !restricted).map(({ id, kind, ...name }) => ({ id, name: doorName(name), relationship: isRelationshipKind(kind) ? relationshipLabel(kind) : '' }));
    });
  }

  @PayloadMutation(() => KioskStepPayload, { description: "Reads a badge: checks the child in, or shows where they stand when they are here. Problems: DOOR_CODE_UNKNOWN, DOOR_NOT_EXPECTED and those of attendance, KIOSK_CLOSED." })
  @Guest()
  kioskScan(@Args('code', { description: 'What the scanner read.' }) code: string, @Context() { req }: HttpContext): Promise<KioskStepPayload> {
    return this.grants.as(req, async ({ id, siteId }) => {
      const personId = await this.lists.childOfCode(siteId, code);
      if (personId === null) throw new AppError('DOOR_CODE_UNKNOWN');
      const child = await this.childHere(siteId, personId);
      if (child.state === 'in' && child.session) return { child: shown(child), did: 'already_in', at: child.session.from, problems: [] };
      if (child.state === 'left' && child.session) return { child: shown(child), did: 'already_out', at: child.session.to, problems: [] };
      return this.checkedIn(child, id, siteId);
    });
  }

  @PayloadMutation(() => KioskStepPayload, { description: 'Checks a child in, also one who left and comes back. Problems: DOOR_NOT_EXPECTED and those of attendance, KIOSK_CLOSED.' })
  @Guest()
  kioskCheckIn(@Args('childId', { type: () => ID, description: 'The child.' }) childId: string, @Context() { req }: HttpContext): Promise<KioskStepPayload> {
    return this.grants.as(req, async ({ id, siteId }) => this.checkedIn(await this.childHere(siteId, childId), id, siteId));
  }

  @PayloadMutation(() => KioskStepPayload, {
    description: 'Checks a child out. Whoever is not on the pick-up list, is restricted, or is nobody at all, needs the PIN of the staff, and so does everybody while the child has a contact restriction. Problems: DOOR_NOT_IN, DOOR_NOT_RELEASED, KIOSK_PIN_WRONG, KIOSK_CLOSED.',
  })
  @Guest()
  kioskCheckOut(
    @Args('childId', { type: () => ID, description: 'The child.' }) childId: string,
    @Args('pickedUpBy', { type: () => ID, nullable: true, description: 'Who picks up, of the list.' }) pickedUpBy: string | null,
    @Args('pickedUpName', { type: () => String, nullable: true, description: 'Name of somebody who is not on it.' }) pickedUpName: string | null,
    @Args('pin', { type: () => String, nullable: true, description: 'PIN of the staff, where they agree.' }) pin: string | null,
    @Context() { req }: HttpContext,
  ): Promise<KioskStepPayload> {
    return this.grants.as(req, async ({ id, siteId }) => {
      const child = await this.childHere(siteId, childId);
      if (!child.session) throw new AppError('DOOR_NOT_IN', { name: doorName(child) });
      if (pin !== null && pin !== undefined) await this.grants.provePin(id, pin);
      const { today } = await this.door.site(siteId);
      const leaving = { sessionId: child.session.sessionId, date: today, personId: child.personId, how: 'kiosk' as const, kioskId: id, pickedUpBy, pickedUpName, released: Boolean(pin) };
      return this.after(await calledAsHere(child, () => this.door.checkOut(leaving)), siteId);
    });
  }

  private async checkedIn(child: DoorChild, kioskId: string, siteId: string): Promise<KioskStepPayload> {
    const to = child.arrival ?? child.session;
    if (!to) throw new AppError('DOOR_NOT_EXPECTED', { name: doorName(child) });
    const { today } = await this.door.site(siteId);
    // Who was seen leaving the one, or is marked present ahead in another, is not in two places: nobody can be asked here, and what lies in both counts once.
    const arrival = { sessionId: to.sessionId, date: today, personId: child.personId, how: 'kiosk' as const, kioskId, allowOverlap: child.state === 'left' || child.isAhead, arrives: child.state === 'left' || child.isAhead };
    return this.after(await calledAsHere(child, () => this.door.checkIn(arrival)), siteId);
  }

  /** The card tells of the session that was marked, whatever else the child has today. */
  private async after({ personId, did, at, sessionName }: DoorDone, siteId: string): Promise<KioskStepPayload> {
    const child = shown(await this.childHere(siteId, personId));
    return { child: { ...child, sessionName, state: did === 'in' || did === 'already_in' ? 'in' : 'left' }, did, at, problems: [] };
  }

  /** A child of today; every other one does not exist here. */
  private async childHere(siteId: string, personId: string): Promise<DoorChild> {
    const child = await this.lists.child(siteId, personId);
    if (!child) throw new AppError('DOOR_NOT_EXPECTED');
    return child;
  }
}

const NAMING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['ATTENDANCE_OVERLAP', 'ATTENDANCE_NOT_ENROLLED', 'ATTENDANCE_LONG', 'ATTENDANCE_TIME_INVALID', 'DOOR_NOT_IN']);

/** A refusal at the door is read by strangers: it names the child as the screen does, and nothing else that staff are told. */
async function calledAsHere<Done>(child: DoorChild, step: () => Promise<Done>): Promise<Done> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError && NAMING.has(error.code)) throw new AppError(error.code, { name: doorName(child) });
    throw error;
  }
}

/** That an absence was entered is for staff to know: at the door the child is not here yet. */
function shown(child: DoorChild): KioskChild {
  const { personId, photoId, session, restricted } = child;
  const state = child.state === 'absent' ? 'expected' : child.state;
  const arrivalName = child.arrival && child.arrival.sessionId !== session?.sessionId ? child.arrival.sessionName : null;
  return { id: personId, name: doorName(child), hasPhoto: photoId !== null, state, sessionName: session?.sessionName ?? null, arrivalName, since: session?.from ?? null, left: state === 'left' ? (session?.to ?? null) : null, restricted };
}
