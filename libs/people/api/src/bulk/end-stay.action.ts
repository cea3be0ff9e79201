import { Injectable, type OnModuleInit } from '@nestjs/common';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, formatDate, isPlainDate, tidyLine } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { END_REASON_LENGTH, overlapping } from '@afterbell/people/domain';
import { CHANGE_STAY, DROP_PROGRAMMES_AFTER, END_PROGRAMMES, FORGET_PROGRAMMES, INSERT_PROGRAMMES, PROGRAMMES_OF, STAYS_OF } from '../stays/stay.sql';
import { placesEnding } from '../stays/outlook-words';
import { StayPlaces } from '../stays/stay-places';
import type { StayRow } from '../stays/stay.types';
import type { BulkAction, BulkWish, Verdict } from './bulk-action';
import { BulkActions } from './bulk-actions';

interface EndParams {
  siteId: string | null;
  endsOn: string;
  reason: string | null;
}

/** The stay as it was, with the version that ending it made. */
interface Ended {
  stayId: string;
  organizationId: string;
  startsOn: string;
  endsOn: string | null;
  endReason: string | null;
  version: number;
  programmes: unknown[];
}

/** As many people as the statement answers all stays of. */
const PORTION = 100;
const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** The one stay that goes on at a site, or anywhere in sight. Who stays at several sites is left to a look at the record. */
@Injectable()
export class EndStayAction implements OnModuleInit, BulkAction<EndParams, Ended> {
  readonly key = 'END_STAY';
  readonly feature = 'people.registration_info';
  readonly trail = { done: 'stay.change', undone: 'stay.change' };

  constructor(
    private readonly actions: BulkActions,
    private readonly organizations: OrganizationService,
    private readonly places: StayPlaces,
  ) {}

  onModuleInit(): void {
    this.actions.register(this);
  }

  async open(_tx: Tx, { targetId, on, reason }: BulkWish) {
    if (!isPlainDate(on)) throw invalid('on', 'Give the last day.');
    const why = tidyLine(reason ?? '') || null;
    if ((why ?? '').length > END_REASON_LENGTH) throw invalid('reason', `The reason has more than ${END_REASON_LENGTH} characters.`);
    const site = targetId === null ? null : await this.organizations.within(targetId, ['site']);
    return { params: { siteId: site?.id ?? null, endsOn: on, reason: why }, label: [site?.name, formatDate(on)].filter(Boolean).join(', ') };
  }

  async plan(tx: Tx, params: EndParams, ids: readonly string[]): Promise<Map<string, Verdict>> {
    const stays = await staysOf(tx, ids);
    return new Map(ids.flatMap((id): [string, Verdict][] => {
      const verdict = judge(stays.get(id) ?? [], params);
      return verdict ? [[id, verdict]] : [];
    }));
  }

  async remarks(tx: Tx, params: EndParams, ids: readonly string[]): Promise<string[]> {
    const stays = await staysOf(tx, ids);
    const stayIds = ids.flatMap((id) => goingOn(stays.get(id) ?? [], params).map((stay) => stay.id));
    const outlook = await this.places.outlook(tx, { stayIds, startsOn: null, endsOn: params.endsOn });
    return placesEnding(requirePrincipal().permissions.allows('view', 'people.participants', 'SESSION ENROLLMENT') ? outlook : { ...outlook, sessions: [] });
  }

  async apply(tx: Tx, params: EndParams, ids: readonly string[]) {
    return (await this.places.around(tx, ids, () => this.end(tx, params, ids))).answer;
  }

  private async end(tx: Tx, params: EndParams, ids: readonly string[]) {
    const stays = await staysOf(tx, ids);
    const effects = new Map<string, Ended>();
    for (const id of ids) {
      const [stay] = goingOn(stays.get(id) ?? [], params);
      if (!stay) throw new Error('A stay that was held is gone.');
      const programmes = await tx.query(PROGRAMMES_OF, [[stay.id]], 'stay_programmes');
      await tx.execute(CHANGE_STAY, [stay.id, stay.version, stay.startsOn, params.endsOn, params.reason], 'stay_change');
      await tx.execute(DROP_PROGRAMMES_AFTER, [stay.id, params.endsOn], 'stay_programmes_drop');
      await tx.execute(END_PROGRAMMES, [stay.id, params.endsOn], 'stay_programmes_end');
      const { startsOn, endsOn, endReason, organizationId } = stay;
      effects.set(id, { stayId: stay.id, organizationId, startsOn, endsOn, endReason, version: stay.version + 1, programmes });
    }
    return effects;
  }

  async undo(tx: Tx, _params: EndParams, done: ReadonlyMap<string, Ended>) {
    return (await this.places.around(tx, [...done.keys()], () => this.reopen(tx, done))).answer;
  }

  private async reopen(tx: Tx, done: ReadonlyMap<string, Ended>) {
    const stays = await staysOf(tx, [...done.keys()]);
    const kept = new Map<string, string>();
    for (const [id, was] of done) {
      const all = stays.get(id) ?? [];
      const now = all.find((stay) => stay.id === was.stayId);
      if (!now || now.version !== was.version) kept.set(id, 'the stay was changed since');
      else if (overlapping({ ...was, id: was.stayId }, all)) kept.set(id, 'another stay at the site began since');
      else {
        await tx.execute(CHANGE_STAY, [was.stayId, was.version, was.startsOn, was.endsOn, was.endReason], 'stay_change');
        await tx.execute(FORGET_PROGRAMMES, [was.stayId]);
        if (was.programmes.length) await tx.execute(INSERT_PROGRAMMES, [was.stayId, id, was.organizationId, JSON.stringify(was.programmes)]);
      }
    }
    return kept;
  }

  trace({ endsOn, reason }: EndParams, was: Ended) {
    const { organizationId, startsOn } = was;
    return { organizationId, before: { startsOn, endsOn: was.endsOn, endReason: was.endReason }, after: { startsOn, endsOn, endReason: reason } };
  }
}

async function staysOf(tx: Tx, ids: readonly string[]): Promise<Map<string, StayRow[]>> {
  const of = new Map<string, StayRow[]>();
  for (let at = 0; at < ids.length; at += PORTION) {
    for (const row of await tx.query<StayRow & Record<string, unknown>>(STAYS_OF, [ids.slice(at, at + PORTION)], 'stays_of')) of.set(row.personId, [...(of.get(row.personId) ?? []), row]);
  }
  return of;
}

const goingOn = (stays: readonly StayRow[], { siteId, endsOn }: EndParams) => stays.filter((stay) => (siteId === null || stay.organizationId === siteId) && stay.startsOn <= endsOn && (stay.endsOn === null || stay.endsOn > endsOn));

function judge(stays: readonly StayRow[], params: EndParams): Verdict | null {
  const { siteId, endsOn } = params;
  const found = goingOn(stays, params);
  if (found.length === 1) return null;
  if (found.length > 1) return { verdict: 'cannot', code: 'VALIDATION', message: 'stays at more than one site: choose the site' };
  const ended = stays.some((stay) => (siteId === null || stay.organizationId === siteId) && stay.endsOn === endsOn);
  return ended ? { verdict: 'already', message: 'has a stay that ends on that day already' } : { verdict: 'cannot', code: 'VALIDATION', message: `has no stay that is open on ${formatDate(endsOn)}` };
}
