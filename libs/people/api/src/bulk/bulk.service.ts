import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, toListQuery, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { BULK_AT_ONCE, BULK_MOST, isUnderWay } from '@afterbell/people/domain';
import { isSameMessage } from '../messages/message.action';
import { ParticipantService } from '../participant.service';
import type { BulkWish, Verdict } from './bulk-action';
import { BulkActions } from './bulk-actions';
import { planAll } from './bulk-plan';
import type { BulkRunRow } from './bulk-run';
import { BulkRunner } from './bulk-runner';
import { ASK_CANCEL, BEGIN_UNDO, ENQUEUE, HOLD_RUN, INSERT_ITEMS, INSERT_RUN, inSight, ON_THE_WAY, RUN, RUN_COLUMNS, RUN_OF_KEY } from './bulk.sql';
import type { BulkChangeInput, BulkSelectionInput, StartBulkInput } from './bulk.inputs';

/** When the queue looks whether a run that was done at once is really done. */
const SAFETY_SECONDS = 30;

export interface BulkPlan {
  label: string;
  total: number;
  unseen: number;
  verdicts: Map<string, Verdict>;
  remarks: string[];
  outlook: unknown;
  /** Of those who would be changed: who would only be put on a wait list. */
  onWaitList: number;
}

type Row = BulkRunRow & Record<string, unknown>;

/** Changes of many participants: what would become of each, the run, and taking it back. */
@Injectable()
export class BulkService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly participants: ParticipantService,
    private readonly actions: BulkActions,
    private readonly runner: BulkRunner,
  ) {}

  async preview(input: BulkChangeInput): Promise<BulkPlan> {
    const action = this.actions.allowed(input.action);
    return this.db.read(async (tx) => {
      const { params, label } = await action.open(tx, wishOf(input), newId());
      const { ids, unseen } = await this.chosen(tx, input.selection);
      const verdicts = await planAll(tx, action, params, ids, false);
      const able = ids.filter((id) => verdicts.get(id)?.verdict === 'can');
      const [remarks, onWaitList] = able.length ? [(await action.remarks?.(tx, params, able)) ?? [], (await action.waits?.(tx, params, able)) ?? 0] : [[], 0];
      return { label, total: ids.length, unseen, verdicts, remarks, onWaitList, outlook: (await action.outlook?.(tx, params, ids)) ?? null };
    });
  }

  /** Whom it is about is found at this moment; the same key answers the run that it began. */
  async start(input: StartBulkInput): Promise<BulkRunRow> {
    const { change, key } = input;
    const action = this.actions.allowed(change.action);
    const { userId, accessId, organizationId, tenantId } = requirePrincipal();
    const known = await this.db.one<Row>(RUN_OF_KEY, [userId, key]);
    if (known) return this.sameAs(known, change);
    const run = await this.db.write(async (tx) => {
      const id = newId();
      const { params, label } = await action.open(tx, wishOf(change), id);
      const { ids, unseen } = await this.chosen(tx, change.selection);
      const made = await tx.execute(INSERT_RUN, [id, organizationId, userId, accessId, key, change.action, label, JSON.stringify(params), ids.length, unseen], 'bulk_insert');
      // The same key came twice at once: the other one has it.
      if (!made) return this.sameAs((await tx.one<Row>(RUN_OF_KEY, [userId, key])) as Row, change);
      await tx.execute(INSERT_ITEMS, [id, organizationId, ids], 'bulk_insert_items');
      await tx.query(ENQUEUE, [JSON.stringify({ tenantId, id }), `bulk:${id}`, ids.length > BULK_AT_ONCE ? 0 : SAFETY_SECONDS]);
      await this.audit.record(tx, { action: 'bulk.start', subjectType: 'bulk', subjectId: id, organizationId, after: { action: change.action, label, people: ids.length } });
      return this.get(id);
    });
    if (run.state !== 'waiting' || run.total > BULK_AT_ONCE) return run;
    return this.atOnce(run.id);
  }

  async get(id: string): Promise<BulkRunRow> {
    const row = isUuid(id) ? await this.db.one<Row>(RUN, [id], 'bulk_run') : null;
    if (!row || !this.actions.keysAllowed().some((key) => key === row.action)) throw notFound();
    return row;
  }

  /** With `onTheWay` only messages of the caller's own that have not all left. */
  list(limit: number, offset: number, onTheWay = false): Promise<BulkRunRow[]> {
    const values = [this.actions.keysAllowed(), limit, offset, ...(onTheWay ? [requirePrincipal().userId] : [])];
    return this.db.query<Row>(`select ${RUN_COLUMNS} from bulk_run r where r.action = any($1) ${onTheWay ? ON_THE_WAY : ''} order by r.created_at desc, r.id desc limit $2 offset $3`, values);
  }

  /** What is done stays; what waits is left alone. */
  async cancel(id: string): Promise<BulkRunRow> {
    const { organizationId } = await this.get(id);
    await this.db.write(async (tx) => {
      if (await tx.execute(ASK_CANCEL, [id])) await this.audit.record(tx, { action: 'bulk.cancel', subjectType: 'bulk', subjectId: id, organizationId });
    });
    return this.get(id);
  }

  async undo(id: string): Promise<BulkRunRow> {
    const action = this.actions.allowed((await this.get(id)).action);
    const { userId, accessId, organizationId, tenantId } = requirePrincipal();
    const run = await this.db.write(async (tx) => {
      const held = await tx.one<Row>(HOLD_RUN, [id], 'bulk_hold');
      if (!held) throw notFound();
      // A second press finds it done already.
      if (held.state === 'undone' || held.state === 'undoing') return held;
      if (isUnderWay(held.state)) throw invalid('id', 'is not finished yet: cancel it, or wait');
      if (!held.recent) throw invalid('id', 'is too old to be undone');
      const late = await action.tooLate?.(tx, held.params);
      if (late) throw invalid('id', late);
      await tx.execute(BEGIN_UNDO, [id, userId, accessId, organizationId]);
      await tx.query(ENQUEUE, [JSON.stringify({ tenantId, id }), `bulk:${id}`, held.changed > BULK_AT_ONCE ? 0 : SAFETY_SECONDS]);
      return held;
    });
    return run.state !== 'undone' && run.changed <= BULK_AT_ONCE ? this.atOnce(id) : this.get(id);
  }

  /** What cannot be done now, because another change holds somebody, the queue goes on with. */
  private async atOnce(id: string): Promise<BulkRunRow> {
    await this.runner.work(id).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'UNAVAILABLE')) throw error;
    });
    return this.get(id);
  }

  /** Those chosen one by one as far as they are in sight, or all whom a question finds now, in the order of the list. */
  private async chosen(tx: Tx, { ids, question }: BulkSelectionInput): Promise<{ ids: string[]; unseen: number }> {
    if (Boolean(ids?.length) === Boolean(question)) throw invalid('selection', 'needs either ids or a question');
    const asked = ids?.length ? [...new Set(ids.map((id) => id.toLowerCase()))] : await this.participants.ids(toListQuery({ search: question?.search ?? undefined, filter: question?.filter ?? undefined, first: 1 }), BULK_MOST + 1);
    if (asked.length > BULK_MOST) throw invalid('selection', `has more than ${BULK_MOST} people: narrow it down`);
    const seen = new Set((await tx.query<{ id: string }>(inSight(false), [asked], 'bulk_in_sight')).map(({ id }) => id));
    if (!seen.size) throw new AppError('NOT_FOUND', { what: 'The participant' });
    return { ids: asked.filter((id) => seen.has(id)), unseen: asked.length - seen.size };
  }

  private sameAs(run: BulkRunRow, { action, message }: BulkChangeInput): BulkRunRow {
    if (run.action !== action || (message && !isSameMessage(run.params, message))) throw new AppError('IDEMPOTENCY_MISMATCH');
    return run;
  }
}

const wishOf = ({ targetId, on, reason, choice, message }: BulkChangeInput): BulkWish => ({ targetId: targetId ?? null, on: on ?? null, reason: reason ?? null, choice: choice ?? null, message: message ?? null });
const notFound = () => new AppError('NOT_FOUND', { what: 'The change' });
const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
