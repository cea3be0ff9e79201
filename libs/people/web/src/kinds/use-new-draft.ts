import { silent } from '@afterbell/core/web';
import type { MaintenanceSection } from '@afterbell/core/domain';
import { DiscardRecordDraftDocument, SaveRecordDraftDocument, type FormStore } from '@afterbell/forms/web';
import { toWireInput } from '@afterbell/forms/domain';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 1200;
const APART = { context: { ...silent(), fetchOptions: { keepalive: true } }, fetchPolicy: 'no-cache' } as const;

/** What is typed of a new record, kept on the server while the steps come and go. */
export function useNewDraft(form: { section: MaintenanceSection; subSection: string }, store: FormStore) {
  const client = useApolloClient();
  const flying = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const over = useRef(false);
  const { section, subSection } = form;
  const send = () => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
    const values = [...store.unsavedValues()].filter(([field]) => field.type !== 'password').map(([field, value]) => ({ fieldId: field.id, value: toWireInput(value, field) }));
    // One after the other: an older draft must not arrive last.
    flying.current = flying.current.then(() => client.mutate({ mutation: SaveRecordDraftDocument, variables: { input: { section, subSection, id: null, version: null, values: values as never } }, ...APART })).catch(() => undefined);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const stop = store.onEdit(() => {
      over.current = false;
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = setTimeout(() => latest.current(), PAUSE_MS);
    });
    return () => {
      stop();
      if (waiting.current && !over.current) latest.current();
    };
  }, [store]);
  return {
    /** All that was typed is on the server. */
    flush: async () => {
      if (waiting.current) latest.current();
      await flying.current;
    },
    /** The draft went with the save; or it is thrown away. */
    forget: (discard = false) => {
      over.current = true;
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = null;
      if (discard) void flying.current.then(() => client.mutate({ mutation: DiscardRecordDraftDocument, variables: { section, subSection, id: null }, ...APART })).catch(() => undefined);
    },
  };
}
