import { Injectable } from '@nestjs/common';
import { Db, lastChange, type Principal, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid, type FeatureKey } from '@afterbell/core/domain';
import { Principals } from '@afterbell/sign-in/api';
import { Bell, type RecordRing } from '../notifications/bell';
import { LIST_SPECS, type LiveList, RECORD_VERSIONS, type RecordKind } from './live-kinds';
import type { LiveStream } from './live-stream';
import { type Heard, LiveWatch, type WatchOptions } from './live-watch';
import type { ListChange, RecordChange } from './live.types';

const views = ({ permissions }: Principal, features: readonly FeatureKey[]) => features.some((feature) => permissions.allows('view', feature));

/** Tells open records and lists that somebody changed them, as long as the caller may see them. */
@Injectable()
export class LiveService {
  constructor(
    private readonly db: Db,
    private readonly bell: Bell,
    private readonly principals: Principals,
  ) {}

  /** `known` is the version that the caller has: another one is told at once. */
  async record(kind: RecordKind, id: string, known: number | null): Promise<LiveStream<RecordChange>> {
    const now = isUuid(id) ? await this.versionOf(kind, id) : null;
    if (!now) throw new AppError('NOT_FOUND', { what: 'The record' });
    let told = known ?? now.version;
    return this.watch<RecordChange>(kind, true, {
      hears: (ring) => ring.id === id,
      tell: async () => {
        const change = await this.versionOf(kind, id);
        if (!change) return 'gone';
        // Not every change in the trail is one of the record itself: a note has a tab of its own.
        if (change.version === told) return null;
        told = change.version;
        return { kind, id, ...change };
      },
    });
  }

  async list(list: LiveList): Promise<LiveStream<ListChange>> {
    const { subjectType, features, count } = LIST_SPECS[list];
    if (!views(requirePrincipal(), features)) throw new AppError('FORBIDDEN');
    return this.watch<ListChange>(subjectType, false, {
      // One's own changes are in one's own list.
      hears: ({ userId }, principal) => userId !== principal.userId,
      tell: async ({ ids, missed }: Heard, principal) => {
        if (!views(principal, features)) return 'gone';
        if (missed) return { list, count: null };
        const row = await this.db.one<{ count: number }>(count, [[...ids].filter(isUuid)], `live_${list}`);
        return row?.count ? { list, count: row.count } : null;
      },
    });
  }

  /** Version and last author of a record that the caller may view; null otherwise. */
  private versionOf(kind: RecordKind, id: string): Promise<Pick<RecordChange, 'version' | 'changedBy' | 'changedByYou'> | null> {
    const principal = requirePrincipal();
    return this.db.read(async (tx) => {
      const row = await tx.one<{ version: number; features: FeatureKey[] }>(RECORD_VERSIONS[kind], [id], `live_${kind}`);
      return row && views(principal, row.features) ? { version: row.version, ...(await lastChange(tx, { subjectType: kind, subjectId: id })) } : null;
    });
  }

  /** Listens before it looks for the first time, so that nothing falls between. */
  private async watch<T>(subjectType: RecordKind, looksAtOnce: boolean, options: Pick<WatchOptions<T>, 'hears' | 'tell'>): Promise<LiveStream<T>> {
    const principal = requirePrincipal();
    const stops: (() => void)[] = [];
    const watch = new LiveWatch<T>({ ...options, principal, again: () => this.principals.again(principal), onEnd: () => stops.forEach((stop) => stop()) });
    const heard = this.bell.listenToRecords(principal.tenantId, subjectType, (ring?: RecordRing) => watch.hear(ring));
    stops.push(heard.stop, this.bell.onEnd(() => watch.stream.end()));
    await heard.ready;
    if (looksAtOnce) watch.hear();
    return watch.stream;
  }
}
