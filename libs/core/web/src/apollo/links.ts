import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import { defer, mergeMap, of, retry, throwError, timer } from 'rxjs';
import { UnreachableError } from '../offline/connection';
import { failureOf, isRetryStatus, reportFailure, RETRY_DELAY_MS, type Failure, type Silence } from './failures';

/** Put in an operation's `context` to handle its failures where it is called: `{ context: silent() }`. */
export function silent(silence: Silence = true): { silent: Silence } {
  return { silent: silence };
}

function failureOfGraphQL({ message, extensions }: GraphQLFormattedError): Failure {
  const { statusCode, title, messages, code } = (extensions ?? {}) as Record<string, unknown>;
  // Without our own extensions it is the executor speaking (a malformed document): a fault, not the person's doing.
  return failureOf(typeof statusCode === 'number' ? statusCode : 500, { error: title, message: Array.isArray(messages) ? messages : [message], code });
}

function errorsOfBody(text: string): GraphQLFormattedError[] {
  try {
    const body = JSON.parse(text) as { errors?: GraphQLFormattedError[] };
    return Array.isArray(body.errors) ? body.errors : [];
  } catch {
    return [];
  }
}

/** Every failure that an error of Apollo Client carries; none for a request that the server never answered. */
export function failuresOf(error: unknown): Failure[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map(failureOfGraphQL);
  if (!ServerError.is(error)) return [];
  const errors = errorsOfBody(error.bodyText);
  if (errors.length > 0) return errors.map(failureOfGraphQL);
  let body: unknown = null;
  try {
    body = JSON.parse(error.bodyText);
  } catch {
    // A proxy's page.
  }
  return [failureOf(error.statusCode, body, error.response.statusText)];
}

const sameFailure = (a: Failure, b: Failure) => a.statusCode === b.statusCode && a.error === b.error && a.message.join() === b.message.join();

/** Shows each different failure of an operation once. */
export function errorLink(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const silence = (operation.getContext() as { silent?: Silence }).silent;
    const failures = failuresOf(error);
    if (failures.length === 0) console.warn('Request failed', operation.operationName, error);
    failures.filter((failure, index) => failures.findIndex((other) => sameFailure(other, failure)) === index).forEach((failure) => reportFailure(failure, silence));
  });
}

const isRetryable = (error: unknown) => error instanceof UnreachableError || failuresOf(error).some(({ statusCode }) => isRetryStatus(statusCode));

/** Queries are sent once more on a passing failure; mutations and subscriptions never. */
export function retryLink(delay: number = RETRY_DELAY_MS): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return defer(() => forward(operation)).pipe(
      mergeMap((result) => {
        const error = 'errors' in result && result.errors?.length ? new CombinedGraphQLErrors(result) : null;
        return error && isRetryable(error) ? throwError(() => error) : of(result);
      }),
      retry({ count: 1, delay: (error) => (isRetryable(error) ? timer(delay) : throwError(() => error as unknown)) }),
    );
  });
}
