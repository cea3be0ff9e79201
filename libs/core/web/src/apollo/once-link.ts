import { ApolloLink } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { OperationTypeNode, print } from 'graphql';
import { finalize, type Observable, shareReplay } from 'rxjs';

/**
 * Equal questions that are asked at once go out once, as Apollo Client does it too, but not across a write: an answer under way while something is saved may be from before it, and whoever asks
 * again because of what was saved would be given that one.
 */
export function onceLink(): ApolloLink {
  let underWay = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      return forward(operation).pipe(
        finalize(() => {
          underWay = new Map();
        }),
      );
    }
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = print(operation.query) + canonicalStringify(operation.variables);
    const shared = underWay.get(key);
    if (shared) return shared;
    const here = underWay;
    const answer = forward(operation).pipe(
      finalize(() => {
        here.delete(key);
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    here.set(key, answer);
    return answer;
  });
}
