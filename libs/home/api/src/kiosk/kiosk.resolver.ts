import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { toSVG } from 'bwip-js/node';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { DoorListService, DoorService } from '@afterbell/participation/api';
import { formatPersonName } from '@afterbell/people/domain';
import type { HttpContext } from './kiosk-grant';
import { KioskService } from './kiosk.service';
import { DoorListToday, Kiosk, KioskCodePayload, MakeKioskInput, RevokeKioskPayload } from './kiosk.types';

export const drawQr = (text: string): string => toSVG({ bcid: 'qrcode', text, scale: 4, padding: 2, backgroundcolor: 'FFFFFF' });

/** Kiosks from the side of staff. */
@Resolver()
export class KioskResolver {
  constructor(
    private readonly kiosks: KioskService,
    private readonly lists: DoorListService,
    private readonly door: DoorService,
  ) {}

  @Query(() => [Kiosk], { name: 'kiosks', description: 'Kiosks at or beneath the acting organization that are in force, 200 at most.' })
  @Requires('edit', 'activities.session')
  list(): Promise<Kiosk[]> {
    return this.kiosks.list();
  }

  @PayloadMutation(() => KioskCodePayload, { description: 'Makes a kiosk for the acting site and the code that opens it on a device. Needs the edit of attendance as well. Not for API tokens. Problems: VALIDATION.' })
  @Requires('edit', 'activities.session', { confirm: 'permissions' })
  async makeKiosk(@Args('input', { description: 'The kiosk.' }) input: MakeKioskInput, @Context() { req }: HttpContext): Promise<KioskCodePayload> {
    return this.coded(await this.kiosks.make(input, req.headers.host), req.headers.host);
  }

  @PayloadMutation(() => KioskCodePayload, { description: 'Another code for a kiosk: the device that uses it takes the place of the one before. Not for API tokens.' })
  @Requires('edit', 'activities.session', { confirm: 'permissions' })
  async newKioskCode(@Args('id', { type: () => ID, description: 'The kiosk.' }) id: string, @Context() { req }: HttpContext): Promise<KioskCodePayload> {
    return this.coded(await this.kiosks.newCode(id, req.headers.host), req.headers.host);
  }

  @PayloadMutation(() => RevokeKioskPayload, { description: 'Ends a kiosk: its device is refused from the next call on. Not for API tokens.' })
  @Requires('edit', 'activities.session')
  async revokeKiosk(@Args('id', { type: () => ID, description: 'The kiosk.' }) id: string): Promise<RevokeKioskPayload> {
    await this.kiosks.revoke(id);
    return { revokedId: id, problems: [] };
  }

  @Query(() => DoorListToday, { description: 'Who is expected, in and gone today at the site of a kiosk, for whoever has just read its rotating code there. A code older than a minute is refused (DOOR_LINK_STALE); a site out of sight is not found.' })
  @Requires('view', 'participation.by_activity')
  async doorList(@Args('nonce', { description: 'What the code says.' }) nonce: string): Promise<DoorListToday> {
    const kiosk = await this.kiosks.ofNonce(nonce);
    const [{ now }, children] = [await this.door.site(kiosk.siteId), await this.lists.today(kiosk.siteId)];
    return {
      siteName: kiosk.siteName,
      kioskName: kiosk.name,
      at: now,
      children: children.map(({ personId, state, session, restricted, ...name }) => ({
        personId,
        name: formatPersonName(name),
        state,
        sessionName: session?.sessionName ?? null,
        since: session?.from ?? null,
        left: state === 'left' ? (session?.to ?? null) : null,
        restricted,
      })),
    };
  }

  private coded({ kiosk, code }: { kiosk: Kiosk; code: string }, host: string | undefined): KioskCodePayload {
    const link = this.kiosks.openingLink(code, host);
    return { kiosk, code: `${code.slice(0, 4)} ${code.slice(4)}`, link, qr: drawQr(link), problems: [] };
  }
}
