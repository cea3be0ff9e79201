import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { silent } from '../apollo/links';

export interface Subscribed<Data> {
  onData: (data: Data) => void;
  /** Something may have been missed: the line was cut, or nobody looked at the page. */
  onMissed?: () => void;
  /** The server has ended it: what was listened to is not there any more, or not for the caller. */
  onOver?: () => void;
}

/** Listens while the page is seen: a browser allows one host few open connections. `key` names what is listened to; null for nothing. */
export function useSubscriptionWhileSeen<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, key: string | null, variables: () => Variables, { onData, onMissed, onOver }: Subscribed<Data>): void {
  const client = useApolloClient();
  const latest = useRef({ variables, onData, onMissed, onOver });
  useEffect(() => {
    latest.current = { variables, onData, onMissed, onOver };
  });
  useEffect(() => {
    if (key === null) return undefined;
    let subscription: { unsubscribe: () => void } | null = null;
    const listen = () => {
      subscription ??= client.subscribe<Data, Variables>({ query: document, variables: latest.current.variables(), context: silent(), fetchPolicy: 'no-cache' } as never).subscribe({
        next: ({ data, extensions }) => {
          if (extensions?.['reopened']) latest.current.onMissed?.();
          else if (data) latest.current.onData(data as Data);
        },
        error: () => undefined,
        complete: () => latest.current.onOver?.(),
      });
    };
    const stop = () => {
      subscription?.unsubscribe();
      subscription = null;
    };
    const onVisible = () => {
      if (globalThis.document.visibilityState === 'hidden') return stop();
      if (subscription) return undefined;
      listen();
      return latest.current.onMissed?.();
    };
    if (globalThis.document.visibilityState !== 'hidden') listen();
    globalThis.document.addEventListener('visibilitychange', onVisible);
    return () => {
      globalThis.document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [client, document, key]);
}
