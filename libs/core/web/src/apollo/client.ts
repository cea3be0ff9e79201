import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { heardFetch } from '../offline/connection';
import './masking';
import { confirmLink } from './confirm';
import { forgetHeld, heldLink } from './held-link';
import { errorLink, retryLink } from './links';
import { liveLink } from './live-link';
import { onceLink } from './once-link';

export interface ClientOptions {
  uri?: string;
  /** Replaces the network in tests. */
  terminal?: ApolloLink;
  retryDelay?: number;
}

export function createClient({ uri = '/graphql', terminal, retryDelay }: ClientOptions = {}): ApolloClient {
  const http = new HttpLink({ uri, credentials: 'include', fetch: heardFetch, fetchOptions: { cache: 'no-store' } });
  const network = terminal ?? ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, liveLink(), http);
  const client = new ApolloClient({
    link: ApolloLink.from([onceLink(), errorLink(), confirmLink(), retryLink(retryDelay), heldLink(), network]),
    cache: new InMemoryCache({
      typePolicies: {
        // The one session of this browser: a switch of access replaces it everywhere at once.
        SignInSession: { keyFields: [], merge: false },
        // A field is the same in every record and every version of its form; what it holds and says there is not.
        Form: { keyFields: false },
        FormField: { keyFields: false },
        FormColumn: { keyFields: false },
        FormOption: { keyFields: false },
        FieldDesign: { keyFields: false },
      },
      possibleTypes: {
        FieldValue: ['Text', 'Integer', 'Decimal', 'Money', 'Flag', 'Option', 'Options', 'Texts', 'Date', 'Dates', 'DateRange', 'Instant', 'Time', 'TimeRange', 'File', 'Rows', 'RoleModes', 'Signature', 'Secret'].map((kind) => `${kind}Value`),
      },
    }),
    dataMasking: true,
    queryDeduplication: false,
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  const forget = () => Promise.resolve(forgetHeld(client));
  client.onClearStore(forget);
  client.onResetStore(forget);
  return client;
}
