import { silent } from '@afterbell/core/web';
import type { MaintenanceSection } from '@afterbell/core/domain';
import { toWireInput } from '@afterbell/forms/domain';
import type { ApolloClient } from '@apollo/client';
import { DiscardRecordDraftDocument, SaveRecordDraftDocument } from '../render/__generated__/form';
import type { FormStore } from '../render/form-store';

/** A pause in typing after which what was typed is kept. */
const PAUSE_MS = 1200;
/** Fails quietly, outlives the page that sends it, and stays out of the cache. */
const APART = { context: { ...silent(), fetchOptions: { keepalive: true } }, fetchPolicy: 'no-cache' } as const;

export interface DraftedFlow {
  readonly store: FormStore;
  readonly extra: object;
  ended: boolean;
  kept: { at: Date } | 'failed' | null;
  onChange: (listener: () => void) => () => void;
  drawn: () => void;
}

export interface FlowDraft {
  /** The record was added, or the draft is not wanted: nothing is kept any more. */
  end: (discard: boolean) => void;
  /** What was kept is not wanted any more; what is typed from now on is kept again. */
  forget: () => void;
  /** Before the record is added: nothing of the draft is under way any more. */
  settle: () => Promise<void>;
}

const drafts = new WeakMap<DraftedFlow, FlowDraft>();

/** Keeps on the server what the steps hold: it outlives the browser, and nobody's data stays in it. */
export function flowDraft(flow: DraftedFlow, form: { section: MaintenanceSection; subSection: string }, client: ApolloClient): FlowDraft {
  const known = drafts.get(flow);
  if (known) return known;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let flying: Promise<unknown> = Promise.resolve();
  const stop = () => {
    if (waiting) clearTimeout(waiting);
    waiting = null;
  };
  const send = () => {
    stop();
    if (flow.ended) return;
    const values = [...flow.store.unsavedValues()].filter(([field]) => field.type !== 'password').map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) }));
    flying = client
      .mutate({ mutation: SaveRecordDraftDocument, variables: { input: { ...form, values: values as never, more: JSON.stringify(flow.extra) } }, ...APART })
      .then(({ data }) => (flow.kept = data && data.saveFormDraft.problems.length === 0 ? { at: new Date() } : 'failed'))
      .catch(() => (flow.kept = 'failed'))
      .then(() => flow.drawn());
  };
  const leave = () => waiting && send();
  const hide = () => document.visibilityState === 'hidden' && leave();
  const unsubscribe = flow.onChange(() => {
    stop();
    waiting = setTimeout(send, PAUSE_MS);
  });
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  // Not before what is under way: it would come back.
  const forget = () => {
    stop();
    flying = flying.then(() => client.mutate({ mutation: DiscardRecordDraftDocument, variables: form, ...APART })).catch(() => undefined);
  };
  const draft: FlowDraft = {
    forget,
    end: (discard) => {
      stop();
      flow.ended = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      if (discard) forget();
    },
    settle: async () => {
      stop();
      await flying;
    },
  };
  drafts.set(flow, draft);
  return draft;
}
