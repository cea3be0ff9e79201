import type { BulkOutcome, BulkState } from '@afterbell/people/domain';

export interface BulkRunRow {
  id: string;
  organizationId: string;
  madeBy: string;
  action: string;
  label: string;
  params: object;
  state: BulkState;
  cancelAsked: boolean;
  total: number;
  waiting: number;
  changed: number;
  already: number;
  refused: number;
  cancelled: number;
  undone: number;
  kept: number;
  unseen: number;
  createdAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
  /** Not too old to be undone. */
  recent: boolean;
}

/** What became of one row, as it is written. */
export interface ItemOutcome {
  person_id: string;
  outcome: BulkOutcome;
  code?: string | null;
  message?: string | null;
  effect?: unknown;
}
