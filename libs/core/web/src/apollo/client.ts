import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import './masking';
import { confirmLink } from './confirm';
import { errorLink, retryLink } from './links';

export interface ClientOptions {
  uri?: string;
  /** Replaces the network in tests. */
  terminal?: ApolloLink;
  retryDelay?: number;
}

export function createClient({ uri = '/graphql', terminal, retryDelay }: ClientOptions = {}): ApolloClient {
  const network = terminal ?? new HttpLink({ uri, credentials: 'include', fetchOptions: { cache: 'no-store' } });
  return new ApolloClient({
    link: ApolloLink.from([errorLink(), confirmLink(), retryLink(retryDelay), network]),
    cache: new InMemoryCache({
      typePolicies: {
        // The one session of this browser: a switch of access replaces it everywhere at once.
        SignInSession: { keyFields: [], merge: false },
      },
    }),
    dataMasking: true,
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
