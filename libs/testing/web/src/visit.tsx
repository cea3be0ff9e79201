import { createClient, type PageMap, Providers, routesOf } from '@afterbell/core/web';
import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { render, type RenderResult } from '@testing-library/react';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NEVER, type Observable, of } from 'rxjs';
import { sessionAnswer, type SessionAnswerOptions } from './session-answer';

export interface Visit extends SessionAnswerOptions {
  url: string;
  mocks?: readonly MockLink.MockedResponse[];
  /** Whether somebody is signed in; asked each time the session is read. */
  signedIn?: () => boolean;
  /** What is told of changes; nothing, unless the test does. */
  live?: (operation: ApolloLink.Operation) => Observable<ApolloLink.Result>;
  /** What the bell counts. */
  unread?: () => number;
  /** Where a full navigation would have gone. */
  onLeave?: (url: string) => void;
}

export interface Visited extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  /** The names of the operations that were sent, in order. */
  operations: string[];
}

const operationNameOf = (document: DocumentNode) => document.definitions.map((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined)).find(Boolean);

/** The page in its real frame, behind its real gate, with a network of mocks. */
export function visit(pages: PageMap, { url, mocks = [], signedIn = () => true, unread = () => 0, live = () => NEVER, onLeave, ...session }: Visit): Visited {
  const operations: string[] = [];
  const noted = new ApolloLink((operation, forward) => {
    operations.push(operation.operationName ?? '');
    return forward(operation);
  });
  const sessionLink = new ApolloLink(() => of({ data: { session: signedIn() ? sessionAnswer(session) : null } }));
  const bellLink = new ApolloLink(() => of({ data: { unreadNotifications: unread() } }));
  const others = new MockLink(mocks, { showWarnings: false, defaultOptions: { delay: 0 } });
  // A tenant without fields of its own, unless the test has some.
  const ownFields = mocks.some(({ request }) => operationNameOf(request.query) === 'customListFields') ? others : new ApolloLink(() => of({ data: { customListFields: [] } }));
  // Nobody has kept a view, unless the test has some.
  const views = mocks.some(({ request }) => operationNameOf(request.query) === 'savedViews') ? others : new ApolloLink(() => of({ data: { savedViews: [] } }));
  const queries = noted.concat(ApolloLink.split(({ operationName }) => operationName === 'session', sessionLink, ApolloLink.split(({ operationName }) => operationName === 'unreadNotifications', bellLink, ApolloLink.split(({ operationName }) => operationName === 'customListFields', ownFields, ApolloLink.split(({ operationName }) => operationName === 'savedViews', views, others)))));
  const terminal = ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, new ApolloLink((operation) => live(operation)), queries);
  const router = createMemoryRouter(routesOf(pages), { initialEntries: [url] });
  const rendered = render(
    <Providers client={createClient({ terminal, retryDelay: 0 })} navigate={(to, options) => void router.navigate(to, options)} leave={onLeave}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { ...rendered, router, operations };
}
