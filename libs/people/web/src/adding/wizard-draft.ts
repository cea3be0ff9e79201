import { silent } from '@afterbell/core/web';
import { toWireInput } from '@afterbell/forms/domain';
import { DiscardRecordDraftDocument, SaveRecordDraftDocument } from '@afterbell/forms/web';
import type { ApolloClient } from '@apollo/client';
import type { Wizard } from './wizard';

/** A pause in typing after which what was typed is kept. */
const PAUSE_MS = 1200;
const KEY = { section: 'participants', subSection: 'participant' } as const;
/** Fails quietly, outlives the page that sends it, and stays out of the cache. */
const APART = { context: { ...silent(), fetchOptions: { keepalive: true } }, fetchPolicy: 'no-cache' } as const;

export interface WizardDraft {
  /** The child was added, or the draft is not wanted: nothing is kept any more. */
  end: (discard: boolean) => void;
  /** What was kept is not wanted any more; what is typed from now on is kept again. */
  forget: () => void;
  /** Before the child is added: nothing of the draft is under way any more. */
  settle: () => Promise<void>;
}

const drafts = new WeakMap<Wizard, WizardDraft>();

/** Keeps on the server what the steps hold: it outlives the browser, and no child's data stays in it. */
export function draftOf(wizard: Wizard, client: ApolloClient): WizardDraft {
  const known = drafts.get(wizard);
  if (known) return known;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let flying: Promise<unknown> = Promise.resolve();
  const stop = () => {
    if (waiting) clearTimeout(waiting);
    waiting = null;
  };
  const send = () => {
    stop();
    if (wizard.ended) return;
    const values = [...wizard.store.unsavedValues()].filter(([field]) => field.type !== 'password').map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) }));
    flying = client
      .mutate({ mutation: SaveRecordDraftDocument, variables: { input: { ...KEY, values: values as never, more: JSON.stringify(wizard.extra) } }, ...APART })
      .then(({ data }) => (wizard.kept = data && data.saveFormDraft.problems.length === 0 ? { at: new Date() } : 'failed'))
      .catch(() => (wizard.kept = 'failed'))
      .then(() => wizard.drawn());
  };
  const leave = () => waiting && send();
  const hide = () => document.visibilityState === 'hidden' && leave();
  const unsubscribe = wizard.onChange(() => {
    stop();
    waiting = setTimeout(send, PAUSE_MS);
  });
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  // Not before what is under way: it would come back.
  const forget = () => {
    stop();
    flying = flying.then(() => client.mutate({ mutation: DiscardRecordDraftDocument, variables: KEY, ...APART })).catch(() => undefined);
  };
  const draft: WizardDraft = {
    forget,
    end: (discard) => {
      stop();
      wizard.ended = true;
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
  drafts.set(wizard, draft);
  return draft;
}
