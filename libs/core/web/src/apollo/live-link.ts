import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import { steadyStream } from './steady-stream';
import { takeStreamPlace } from './stream-place';

/** What a stream says after it was cut: something may have been missed. */
export const REOPENED = { extensions: { reopened: true } } as const;

/**
 * Subscriptions over server-sent events (docs/graphql.md): one stream each. The browser opens it again when it is cut; it is over when the
 * server says so, or refuses. Whoever may not see a page is told so by the page.
 */
export function liveLink(uri = '/live/graphql'): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable<ApolloLink.Result>((observer) => {
        if (typeof EventSource === 'undefined') return undefined;
        const asked = new URLSearchParams({ operationName: operationName ?? '', query: print(query), variables: JSON.stringify(variables) });
        return takeStreamPlace((waited) => {
          let opened = waited;
          return steadyStream(`${uri}?${asked}`, (source, again) => {
            opened ||= again;
            const over = () => {
              source.close();
              observer.complete();
            };
            source.addEventListener('open', () => {
              if (opened) observer.next(REOPENED as ApolloLink.Result);
              opened = true;
            });
            source.addEventListener('next', ({ data }) => observer.next(JSON.parse(String(data)) as ApolloLink.Result));
            source.addEventListener('complete', over);
            source.addEventListener('error', () => source.readyState === EventSource.CLOSED && over());
          });
        });
      }),
  );
}
