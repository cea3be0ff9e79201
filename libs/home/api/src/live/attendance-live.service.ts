import { Injectable } from '@nestjs/common';
import { requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { type AttendanceChange, AttendanceChanges, type Followed, isBehind } from '@afterbell/participation/api';
import { Principals } from '@afterbell/sign-in/api';
import { Bell, type RecordRing } from '../notifications/bell';
import type { LiveStream } from './live-stream';
import { LiveWatch } from './live-watch';

/** Two who take the attendance of one room look at the same list: sooner than other news, and still one telling for a burst of marks. */
const EVERY_MS = 400;

/** Tells open rosters and grids what others mark, as long as the caller may see it. */
@Injectable()
export class AttendanceLiveService {
  constructor(
    private readonly bell: Bell,
    private readonly principals: Principals,
    private readonly changes: AttendanceChanges,
  ) {}

  ofSession(asked: Parameters<AttendanceChanges['ofSession']>[0], known: number | null): Promise<LiveStream<AttendanceChange>> {
    return this.follow(() => this.changes.ofSession(asked), known);
  }

  ofParticipant(asked: Parameters<AttendanceChanges['ofParticipant']>[0], known: number | null): Promise<LiveStream<AttendanceChange>> {
    return this.follow(() => this.changes.ofParticipant(asked), known);
  }

  /** Looks before it listens to know what to listen to, and again when it listens: nothing falls between. */
  private async follow(look: () => Promise<Followed>, known: number | null): Promise<LiveStream<AttendanceChange>> {
    const principal = requirePrincipal();
    let watched = await look();
    if (!watched.features.some((feature) => principal.permissions.allows('view', feature))) throw new AppError('FORBIDDEN');
    const stops: (() => void)[] = [];
    const watch = new LiveWatch<AttendanceChange>({
      principal,
      everyMs: EVERY_MS,
      again: () => this.principals.again(principal),
      // One's own marks as well: they may have been made in another window.
      hears: () => true,
      tell: ({ ids, missed }) => this.changes.since(watched, ids, missed),
      onEnd: () => stops.forEach((stop) => stop()),
    });
    const hear = (ring?: RecordRing) => watch.hear(ring);
    const { tenantId } = principal;
    const heard = [
      ...watched.sessionIds.flatMap((id) => ['session_date', 'session'].map((kind) => this.bell.listenToRecords(tenantId, kind, hear, id))),
      // Its months are locked and opened.
      this.bell.listenToRecords(tenantId, 'organization', hear, watched.siteId),
    ];
    stops.push(...heard.map(({ stop }) => stop), this.bell.onEnd(() => watch.stream.end()));
    await Promise.all(heard.map(({ ready }) => ready));
    watched = await look();
    if (isBehind(watched, known)) watch.hear();
    return watch.stream;
  }
}
