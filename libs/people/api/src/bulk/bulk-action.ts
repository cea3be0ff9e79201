import type { Tx } from '@afterbell/core/api';
import type { FeatureKey } from '@afterbell/core/domain';
import type { BulkActionKey } from '@afterbell/people/domain';

/** What a caller asks of an action; each reads what it needs of it. */
export interface BulkWish {
  targetId: string | null;
  on: string | null;
  reason: string | null;
  /** What else the action asks. */
  choice: string | null;
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
  /** Reads the wish and finds its target; refuses what can be for nobody. */
  open(tx: Tx, wish: BulkWish): Promise<{ params: Params; label: string }>;
  /** By person; whoever is left out can. With `hold` nothing that the answer rests on may change before the transaction ends. */
  plan(tx: Tx, params: Params, personIds: readonly string[], hold: boolean): Promise<ReadonlyMap<string, Verdict>>;
  /** What else would come of it for those who can, in sentences. */
  remarks?(tx: Tx, params: Params, personIds: readonly string[]): Promise<string[]>;
  /** Does it to people who can; answers what undoing needs, by person. */
  apply(tx: Tx, params: Params, personIds: readonly string[]): Promise<ReadonlyMap<string, Effect>>;
  /** Takes back what nobody has changed since; answers, by person, why something stays. */
  undo(tx: Tx, params: Params, done: ReadonlyMap<string, Effect>): Promise<ReadonlyMap<string, string>>;
  trace(params: Params, effect: Effect): BulkTrace;
}

/** As the registry keeps them: what an action stored is read by the action that stored it. */
export type AnyBulkAction = BulkAction<object, unknown>;
