import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { Observable } from 'rxjs';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** The server says that it is there every 25 seconds; a connection that says nothing for so long is dead. */
const SILENT_MS = 70_000;

/** What a stream says after it was cut: something may have been missed. */
export const REOPENED = { extensions: { reopened: true } } as const;

/** Subscriptions over server-sent events (docs/graphql.md): one request each, opened again when it is cut, until the server says that it is over. */
export function liveLink(uri = '/live/graphql'): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable<ApolloLink.Result>((observer) => {
        const leaving = new AbortController();
        let wait = FIRST_WAIT_MS;
        let opened = false;
        const open = async (): Promise<'over' | 'cut'> => {
          const cut = new AbortController();
          const signal = AbortSignal.any([leaving.signal, cut.signal]);
          const body = JSON.stringify({ operationName, query: print(query), variables });
          const response = await fetch(uri, { method: 'POST', credentials: 'include', cache: 'no-store', headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' }, body, signal });
          if (response.status >= 500) return 'cut';
          // Refused: whoever may not see the page is told so by the page.
          if (!response.ok || !response.body) return 'over';
          wait = FIRST_WAIT_MS;
          if (opened) observer.next(REOPENED as ApolloLink.Result);
          opened = true;
          return readEvents(response.body, (result) => observer.next(result), () => cut.abort());
        };
        const run = async () => {
          while (!leaving.signal.aborted) {
            const outcome = await open().catch(() => 'cut' as const);
            if (leaving.signal.aborted) return;
            if (outcome === 'over') return observer.complete();
            await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
            wait = Math.min(wait * 2, LONGEST_WAIT_MS);
          }
        };
        void run();
        return () => leaving.abort();
      }),
  );
}

async function readEvents(body: ReadableStream<Uint8Array>, onResult: (result: ApolloLink.Result) => void, onSilence: () => void): Promise<'over' | 'cut'> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const timer = setTimeout(onSilence, SILENT_MS);
    const { value, done } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return 'cut';
    const parts = (text + value).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      if (part.startsWith('event: complete')) return 'over';
      const data = /^event: next\ndata: (.*)$/.exec(part)?.[1];
      if (data) onResult(JSON.parse(data) as ApolloLink.Result);
    }
  }
}
