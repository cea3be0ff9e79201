import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { system } from '@afterbell/core/web';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

export type Answer = (variables: Record<string, unknown>) => Record<string, unknown> | Error;

/** Answers operations by their names; one without an answer has no network. */
export function clientWith(answers: Record<string, Answer>): ApolloClient {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const data = answers[operationName ?? '']?.(variables) ?? new TypeError('Failed to fetch');
        if (data instanceof Error) return observer.error(data);
        observer.next({ data });
        observer.complete();
      }),
  );
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

export function renderKit(element: ReactElement, answers: Record<string, Answer> = {}) {
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(
    <ApolloProvider client={clientWith(answers)}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </ApolloProvider>,
  );
}
