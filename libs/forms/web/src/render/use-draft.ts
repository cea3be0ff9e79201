import { isAuthenticated, silent } from '@afterbell/core/web';
import { CARRIED_DRAFT, toWireInput } from '@afterbell/forms/domain';
import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DiscardRecordDraftDocument, SaveRecordDraftDocument } from './__generated__/form';
import type { FormStore } from './form-store';
import type { RecordSubject } from './record-form';
import type { TypedForm } from './typed-form';

/** A pause in typing after which what was typed is kept. */
const PAUSE_MS = 1200;
/** Fails quietly, outlives the page that sends it, and stays out of the cache. */
const APART = { context: { ...silent(), fetchOptions: { keepalive: true } }, fetchPolicy: 'no-cache' } as const;

export interface Draft {
  /** What an earlier visit left, filled in again. */
  restored: { savedAt: string; isOlder: boolean; isCarried: boolean } | null;
  kept: { at: Date } | 'failed' | null;
  /** Whether leaving now loses nothing: what waits is sent on the way. */
  keeps: boolean;
  /** Forgets the draft on the server; what is on the screen stays. */
  discard: () => void;
  /** Back to what is stored, and no draft. */
  reset: () => void;
  /** It is one's own work again: what differed from the record has been decided on. */
  own: () => void;
  /** Before a save: nothing of the draft is under way any more, else it could arrive after the save that it belongs before. */
  settle: () => Promise<void>;
  /** Keeps what is on the screen now; answers whether it is kept. */
  flush: () => Promise<boolean>;
  /** The save came to nothing: what waited is kept after all. */
  resume: () => void;
  /** The draft went with a save. */
  forget: () => void;
}

interface UseDraft extends Pick<TypedForm, 'loaded' | 'isTyped' | 'hold'> {
  subject: RecordSubject;
  store: FormStore;
  versionRef: RefObject<number | null>;
}

/** What is typed and not saved is kept on the server: it outlives the browser and the session. `versionRef`: of the record as it was last read or saved here. */
export function useDraft({ subject: { section, subSection, id }, store, loaded, versionRef, isTyped, hold }: UseDraft): Draft {
  const { draft, canEdit } = loaded;
  const [restored, setRestored] = useState(draft && { savedAt: draft.savedAt, isOlder: draft.version !== loaded.version, isCarried: draft.version === CARRIED_DRAFT });
  const [kept, setKept] = useState<Draft['kept']>(null);
  // Not the hooks of a mutation: these calls are also made when the page has gone.
  const client = useApolloClient();
  /** Whether the server holds a draft, and whether it is of what is on the screen. */
  const held = useRef(draft !== null);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const flying = useRef<Promise<boolean>>(Promise.resolve(true));
  const settled = useRef(false);

  const discard = () => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
    setRestored(null);
    setKept(null);
    if (!held.current) return;
    held.current = false;
    // Not before what is under way: it would come back.
    void flying.current.then(() => client.mutate({ mutation: DiscardRecordDraftDocument, variables: { section, subSection, id }, ...APART })).catch(() => undefined);
  };
  const send = () => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
    // A secret is typed again rather than kept.
    const values = [...store.unsavedValues()].filter(([field]) => field.type !== 'password').map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) }));
    if (values.length === 0) return held.current ? discard() : undefined;
    held.current = true;
    flying.current = client
      .mutate({ mutation: SaveRecordDraftDocument, variables: { input: { section, subSection, id, version: versionRef.current, values: values as never } }, ...APART })
      .then(({ data }) => {
        const isKept = data?.saveFormDraft.problems.length === 0;
        setKept(isKept ? { at: new Date() } : 'failed');
        return isKept;
      })
      .catch(() => {
        setKept('failed');
        // The session has ended: what was typed waits in this tab for the same person.
        if (!isAuthenticated()) hold(store, versionRef.current);
        return false;
      });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  useEffect(() => {
    if (!canEdit) return undefined;
    const leave = () => waiting.current && latest.current();
    // The server has not got it yet.
    if (isTyped) waiting.current = setTimeout(() => latest.current(), PAUSE_MS);
    const hide = () => document.visibilityState === 'hidden' && leave();
    const unsubscribe = store.onEdit(() => {
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = setTimeout(() => latest.current(), PAUSE_MS);
    });
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [store, canEdit, isTyped]);

  return {
    restored,
    kept,
    keeps: canEdit && kept !== 'failed' && [...store.unsavedValues().keys()].every(({ type }) => type !== 'password'),
    discard,
    reset: () => {
      store.reset();
      discard();
    },
    own: () => setRestored(null),
    settle: async () => {
      settled.current = waiting.current !== null;
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = null;
      await flying.current;
    },
    flush: () => {
      latest.current();
      return flying.current;
    },
    resume: () => {
      if (settled.current) latest.current();
      settled.current = false;
    },
    forget: () => {
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = null;
      held.current = false;
      setRestored(null);
      setKept(null);
    },
  };
}
