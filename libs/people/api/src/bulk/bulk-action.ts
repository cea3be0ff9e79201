import type { Tx } from '@afterbell/core/api';
import type { FeatureKey } from '@afterbell/core/domain';
import type { BulkActionKey, MessageInput } from '@afterbell/people/domain';

/** What a caller asks of an action; each reads what it needs of it. */
export interface BulkWish {
  targetId: string | null;
  on: string | null;
  reason: string | null;
  /** What else the action asks. */
  choice: string | null;
  /** What is to be sent. */
  message: MessageInput | null;
}

/** What would become of one person, in words that name nobody. */
export interface Verdict {
  verdict: 'can' | 'already' | 'cannot';
  code?: string;
  message?: string;
}

export interface BulkTrace {
  organizationId?: string;
  before: unknown;
  after: unknown;
}

/** Something that can be done to many participants. All of it happens in the transaction that is handed in, with the people held. */
export interface BulkAction<Params extends object, Effect> {
  readonly key: BulkActionKey;
  /** Whose edit it takes; asked at the start and again for every portion. */
  readonly feature: FeatureKey;
  /** Of the trail, done and undone. */
  readonly trail: { readonly done: string; readonly undone: string };
  /** It tells by itself when all is over: when the run is, nothing has happened yet. */
  readonly saysWhenOver?: boolean;
  /** Reads the wish and finds its target; refuses what can be for nobody. `runId` is that of the run, if it comes to one. */
  open(tx: Tx, wish: BulkWish, runId: string): Promise<{ params: Params; label: string }>;
  /** By person; whoever is left out can. With `hold` nothing that the answer rests on may change before the transaction ends. */
  plan(tx: Tx, params: Params, personIds: readonly string[], hold: boolean): Promise<ReadonlyMap<string, Verdict>>;
  /** What else would come of it for those who can, in sentences. */
  remarks?(tx: Tx, params: Params, personIds: readonly string[]): Promise<string[]>;
  /** What its form shows before it is done, of all who were chosen. */
  outlook?(tx: Tx, params: Params, personIds: readonly string[]): Promise<unknown>;
  /** How many of those who can would only be put on a wait list. */
  waits?(tx: Tx, params: Params, personIds: readonly string[]): Promise<number>;
  /** What the effect of one holds who was only put on a wait list. */
  readonly waitsEffect?: Partial<Effect>;
  /** Does it to people who can; answers what undoing needs, by person. */
  apply(tx: Tx, params: Params, personIds: readonly string[]): Promise<ReadonlyMap<string, Effect>>;
  /** Takes back what nobody has changed since; answers, by person, why something stays. */
  undo(tx: Tx, params: Params, done: ReadonlyMap<string, Effect>): Promise<ReadonlyMap<string, string>>;
  /** Why none of it can be taken back any more. */
  tooLate?(tx: Tx, params: Params): Promise<string | null>;
  /** Somebody stopped the run. */
  stopped?(tx: Tx, params: Params): Promise<void>;
  trace(params: Params, effect: Effect): BulkTrace;
}

/** As the registry keeps them: what an action stored is read by the action that stored it. */
export type AnyBulkAction = BulkAction<object, unknown>;
