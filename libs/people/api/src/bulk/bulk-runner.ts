import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditService, Db, LOGGER, NotificationService, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { BULK_AT_ONCE, isUnderWay } from '@afterbell/people/domain';
import type { AnyBulkAction, Verdict } from './bulk-action';
import { BulkActions, isAllowed } from './bulk-actions';
import { forAll, OUT_OF_SIGHT, planAll } from './bulk-plan';
import type { BulkRunRow, ItemOutcome } from './bulk-run';
import { CANCEL_REST, COUNT_ITEMS, HOLD_RUN, inSight, NEXT_CHANGED, NEXT_WAITING, WRITE_ITEMS } from './bulk.sql';

const PORTION = 100;
const FORBIDDEN: Verdict = { verdict: 'cannot', code: 'FORBIDDEN', message: new AppError('FORBIDDEN').messages.join(' ') };
const FAILED = 'could not be changed; the rest went on';

interface Item {
  personId: string;
  effect: unknown;
  [column: string]: unknown;
}

/** How many rows the next transactions take: after a fault one at a time, so that one bad row stops no other. */
export interface Pace {
  size: number;
  left: number;
}
export const fullPace = (): Pace => ({ size: PORTION, left: 0 });

/**
 * Takes a run further, a portion and a transaction at a time: the rows, what became of them and their trail are written together, so a
 * process that dies leaves whole rows behind and another goes on after them. Two at once take turns, because the run is held.
 */
@Injectable()
export class BulkRunner {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly actions: BulkActions,
    private readonly notifications: NotificationService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async work(id: string): Promise<void> {
    const pace = fullPace();
    while (await this.advance(id, pace));
  }

  /** False when nothing is left to do. */
  async advance(id: string, pace: Pace): Promise<boolean> {
    try {
      const more = await this.step(id, pace.size);
      if (pace.size === 1 && (pace.left -= 1) <= 0) pace.size = PORTION;
      return more;
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
      if (pace.size > 1) Object.assign(pace, { size: 1, left: PORTION });
      else await this.setAside(id, error);
      return true;
    }
  }

  private step(id: string, most: number): Promise<boolean> {
    return this.db.write(async (tx) => {
      const run = await tx.one<BulkRunRow & Record<string, unknown>>(HOLD_RUN, [id], 'bulk_hold');
      if (!run || !isUnderWay(run.state)) return false;
      return run.state === 'undoing' ? this.undoSome(tx, run, most) : this.doSome(tx, run, most);
    });
  }

  private async doSome(tx: Tx, run: BulkRunRow, most: number): Promise<boolean> {
    if (run.cancelAsked) await tx.execute(CANCEL_REST, [run.id], 'bulk_cancel_rest');
    const items = await tx.query<Item>(NEXT_WAITING, [run.id, most], 'bulk_next');
    const action = this.actions.get(run.action);
    const ids = items.map(({ personId }) => personId);
    const verdicts = isAllowed(action) ? await planAll(tx, action, run.params, ids, true) : new Map(ids.map((one) => [one, FORBIDDEN]));
    const able = ids.filter((one) => verdicts.get(one)?.verdict === 'can');
    const effects = able.length ? await action.apply(tx, run.params, able) : new Map<string, unknown>();
    const outcomes = ids.map((one): ItemOutcome => {
      const { verdict, code, message } = verdicts.get(one) ?? OUT_OF_SIGHT;
      return { person_id: one, outcome: verdict === 'can' ? 'changed' : verdict === 'already' ? 'already' : 'refused', code, message, effect: effects.get(one) };
    });
    await this.write(tx, run.id, outcomes);
    for (const one of able) await this.note(tx, action, run, one, effects.get(one), false);
    const over = items.length < most;
    await tx.execute(COUNT_ITEMS, [run.id, over ? (run.cancelAsked ? 'cancelled' : 'done') : 'running'], 'bulk_count');
    if (over) await this.finish(tx, action, run);
    return !over;
  }

  private async undoSome(tx: Tx, run: BulkRunRow, most: number): Promise<boolean> {
    const items = await tx.query<Item>(NEXT_CHANGED, [run.id, most], 'bulk_next_changed');
    const action = this.actions.get(run.action);
    const ids = items.map(({ personId }) => personId);
    const seen = new Set((await tx.query<{ id: string }>(inSight(true), [ids], 'bulk_in_sight_held')).map(({ id }) => id));
    const stays = new Map<string, string>(ids.filter((id) => !seen.has(id)).map((id) => [id, OUT_OF_SIGHT.message ?? '']));
    if (!isAllowed(action)) for (const id of ids) stays.set(id, FORBIDDEN.message ?? '');
    const done = new Map(items.filter(({ personId }) => !stays.has(personId)).map(({ personId, effect }) => [personId, effect]));
    const kept = done.size ? await action.undo(tx, run.params, done).catch((error: unknown) => new Map([...done.keys()].map((id) => [id, forAll(error).message ?? '']))) : new Map<string, string>();
    for (const [id, why] of kept) stays.set(id, why);
    await this.write(tx, run.id, ids.map((id) => ({ person_id: id, outcome: stays.has(id) ? 'kept' : 'undone', message: stays.get(id) ?? null })));
    for (const [id, effect] of done) if (!stays.has(id)) await this.note(tx, action, run, id, effect, true);
    const over = items.length < most;
    await tx.execute(COUNT_ITEMS, [run.id, over ? 'undone' : null], 'bulk_count');
    if (over) await this.audit.record(tx, { action: 'bulk.undo', subjectType: 'bulk', subjectId: run.id, organizationId: run.organizationId, after: { action: run.action, label: run.label } });
    return !over;
  }

  private async write(tx: Tx, runId: string, outcomes: readonly ItemOutcome[]): Promise<void> {
    if (outcomes.length) await tx.execute(WRITE_ITEMS, [runId, JSON.stringify(outcomes)], 'bulk_write');
  }

  private async note(tx: Tx, action: AnyBulkAction, run: BulkRunRow, personId: string, effect: unknown, undone: boolean): Promise<void> {
    const { organizationId, before, after } = action.trace(run.params, effect);
    const changes = undone ? { before: after, after: before } : { before, after };
    await this.audit.record(tx, { action: undone ? action.trail.undone : action.trail.done, subjectType: 'person', subjectId: personId, personId, ...(organizationId ? { organizationId } : {}), ...changes });
  }

  private async finish(tx: Tx, action: AnyBulkAction, run: BulkRunRow): Promise<void> {
    if (run.cancelAsked) await action.stopped?.(tx, run.params);
    const counts = await tx.one<BulkRunRow & Record<string, unknown>>('select changed, already, refused, cancelled from bulk_run where id = $1', [run.id]);
    await this.audit.record(tx, { action: 'bulk.finish', subjectType: 'bulk', subjectId: run.id, organizationId: run.organizationId, after: { action: run.action, label: run.label, ...counts } });
    if (run.total <= BULK_AT_ONCE || action.saysWhenOver) return;
    await this.notifications.notify(tx, { userIds: [run.madeBy], kind: 'bulk.done', params: { name: run.label, count: counts?.changed ?? 0, action: run.action }, path: `/people/participants?changes=${run.id}` });
  }

  /** The row whose turn it was, which fails on its own. */
  private async setAside(id: string, error: unknown): Promise<void> {
    this.logger.warn({ err: error, run: id }, 'one row of a bulk change failed');
    const said = error instanceof AppError && error.expected ? { code: error.code, message: error.messages.join(' ') } : { code: 'INTERNAL', message: FAILED };
    await this.db.write(async (tx) => {
      const run = await tx.one<BulkRunRow & Record<string, unknown>>(HOLD_RUN, [id], 'bulk_hold');
      if (!run || !isUnderWay(run.state)) return;
      const [item] = await tx.query<Item>(run.state === 'undoing' ? NEXT_CHANGED : NEXT_WAITING, [id, 1]);
      if (item) await this.write(tx, id, [{ person_id: item.personId, outcome: run.state === 'undoing' ? 'kept' : 'refused', ...said }]);
      await tx.execute(COUNT_ITEMS, [id, null], 'bulk_count');
    });
  }
}
