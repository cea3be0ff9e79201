import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { AppError, type FeatureKey, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { MessageLoaders } from '../messages/message.loaders';
import { BulkMessage, type MessageOutlook } from '../messages/message.types';
import { BulkActions, isAllowed } from './bulk-actions';
import type { BulkRunRow } from './bulk-run';
import { BulkChangeInput, StartBulkInput } from './bulk.inputs';
import { BulkLoaders } from './bulk.loaders';
import { BulkService } from './bulk.service';
import { BulkOutcomeEnum, BulkPreviewPayload, BulkRow, BulkRun, BulkRunPayload } from './bulk.types';

/** Of any action; which of them decides the action itself. */
const FEATURES: FeatureKey[] = ['people.participants', 'people.rosters', 'people.registration_info', 'participation.by_activity', 'tools.send_messages'];
const NAMED = 100;
const RUNS = 50;

const limited = (first: number, most: number) => {
  if (first < 1 || first > most) throw new AppError('PAGE_TOO_LARGE', { max: most });
  return first;
};

@Resolver(() => BulkRun)
export class BulkResolver {
  constructor(
    private readonly service: BulkService,
    private readonly actions: BulkActions,
    private readonly loaders: BulkLoaders,
    private readonly messages: MessageLoaders,
  ) {}

  @PayloadMutation(() => BulkPreviewPayload, { description: 'What a change of many participants would do; nothing is changed. Problems: VALIDATION, MONTH_LOCKED.' })
  @Requires('edit', FEATURES)
  async bulkPreview(@Args('change', { description: 'The change.' }) change: BulkChangeInput): Promise<BulkPreviewPayload> {
    const { label, total, unseen, verdicts, remarks, outlook, onWaitList } = await this.service.preview(change);
    const others = [...verdicts].filter(([, { verdict }]) => verdict !== 'can').sort(([, a], [, b]) => Number(a.verdict === 'already') - Number(b.verdict === 'already'));
    const reasons = new Map<string, { outcome: string; message: string; count: number }>();
    for (const [, { verdict, message = '' }] of others) {
      const known = reasons.get(`${verdict} ${message}`);
      if (known) known.count += 1;
      else reasons.set(`${verdict} ${message}`, { outcome: verdict === 'already' ? 'already' : 'refused', message, count: 1 });
    }
    const shown = others.slice(0, NAMED);
    const names = await this.loaders.names(shown.map(([id]) => id));
    const plan = {
      label,
      total,
      unseen,
      remarks,
      message: outlook as MessageOutlook | null,
      onWaitList,
      changed: total - others.length,
      reasons: [...reasons.values()].sort((a, b) => b.count - a.count).slice(0, NAMED),
      rows: shown.map(([personId, { verdict, code = null, message = null }]) => ({ personId, displayName: names.get(personId) ?? null, outcome: verdict === 'already' ? 'already' : 'refused', code, message })),
    };
    return { plan, problems: [] };
  }

  @PayloadMutation(() => BulkRunPayload, { description: 'Begins a change of many participants; up to 200 are done when it answers, more go on in the queue. Problems: VALIDATION, MONTH_LOCKED, IDEMPOTENCY_MISMATCH.' })
  @Requires('edit', FEATURES)
  async startBulk(@Args('input', { description: 'The change and its key.' }) input: StartBulkInput) {
    return { run: await this.service.start(input), problems: [] };
  }

  @Query(() => BulkRun, { description: 'A change of many participants, as far as it is.' })
  @Requires('view', 'people.participants')
  bulkRun(@Args('id', { type: () => ID, description: 'Id of the change.' }) id: string) {
    return this.service.get(id);
  }

  @Query(() => [BulkRun], { description: 'Changes of the last 30 days at and beneath the acting organization, newest first: those whose action the caller may do.' })
  @Requires('view', 'people.participants')
  bulkRuns(
    @Args('first', { type: () => Int, defaultValue: 20, description: `At most ${RUNS}.` }) first: number,
    @Args('offset', { type: () => Int, defaultValue: 0, description: 'How many to leave out.' }) offset: number,
    @Args('onTheWay', { type: () => Boolean, defaultValue: false, description: 'Only messages of the caller’s own that have not all left.' }) onTheWay: boolean,
  ) {
    return this.service.list(limited(first, RUNS), Math.max(0, offset), onTheWay);
  }

  @PayloadMutation(() => BulkRunPayload, { description: 'Stops a change: what is done stays, what waits is left alone.' })
  @Requires('edit', FEATURES)
  async cancelBulk(@Args('id', { type: () => ID, description: 'Id of the change.' }) id: string) {
    return { run: await this.service.cancel(id), problems: [] };
  }

  @PayloadMutation(() => BulkRunPayload, { description: 'Takes back what a change did and nobody has changed since; within 30 days. Problems: VALIDATION.' })
  @Requires('edit', FEATURES)
  async undoBulk(@Args('id', { type: () => ID, description: 'Id of the change.' }) id: string) {
    return { run: await this.service.undo(id), problems: [] };
  }

  @ResolveField(() => String, { nullable: true, description: 'Who began it, as far as the caller sees users.' })
  madeBy(run: BulkRun): Promise<string | null> {
    return this.loaders.userName((run as unknown as BulkRunRow).madeBy);
  }

  @ResolveField(() => Boolean, { description: 'Whether the caller may undo it now.' })
  async canUndo(run: BulkRun): Promise<boolean> {
    const { id, recent, state, changed, action } = run as unknown as BulkRunRow;
    if (!recent || (state !== 'done' && state !== 'cancelled') || changed === 0 || !isAllowed(this.actions.get(action))) return false;
    return action !== 'MESSAGE' || (await this.messages.ofRun(id))?.state === 'held';
  }

  @ResolveField(() => BulkMessage, { nullable: true, description: 'Of a message: when it leaves, and what became of its mails.' })
  message({ id, action }: BulkRun): Promise<BulkMessage | null> | null {
    return action === 'MESSAGE' ? this.messages.ofRun(id) : null;
  }

  @ResolveField(() => Int, { description: 'Of those changed: who were put on a wait list instead of being given a place.' })
  onWaitList({ id, action, changed }: BulkRun): Promise<number> | number {
    const { waitsEffect } = this.actions.get(action);
    return waitsEffect && changed > 0 ? this.loaders.onWaitList(id, action, waitsEffect) : 0;
  }

  @ResolveField(() => [BulkRow], { description: 'Its people in the order in which they were chosen.' })
  rows(
    @Parent() { id }: BulkRun,
    @Args('outcomes', { type: () => [BulkOutcomeEnum], nullable: true, description: 'Only those; all when left out.' }) outcomes: string[] | null,
    @Args('first', { type: () => Int, defaultValue: 100, description: `At most ${MAX_PAGE_SIZE}.` }) first: number,
    @Args('offset', { type: () => Int, defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<BulkRow[]> {
    return this.loaders.rows(id, outcomes ?? null, limited(first, MAX_PAGE_SIZE), Math.max(0, offset));
  }
}
