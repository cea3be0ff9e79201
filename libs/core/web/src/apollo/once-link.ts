import { ApolloLink } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { OperationTypeNode, print } from 'graphql';
import { defer, finalize, map, type Observable, shareReplay } from 'rxjs';

/** One question while anybody waits for its answer. */
interface Asked {
  newest: Observable<ApolloLink.Result>;
  /** What the newest was answered. */
  answer: ApolloLink.Result | null;
  underWay: number;
  /** Something was written since the newest was asked. */
  old: boolean;
}

/**
 * Equal questions that are asked at once go out once, as Apollo Client does it too, but not across a write: an answer under way while something is saved may be from before it. Whoever asks again
 * because of what was saved is given an answer of its own, and one that was asked before it and comes after it says the same.
 */
export function onceLink(): ApolloLink {
  const questions = new Map<string, Asked>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) return forward(operation).pipe(finalize(() => questions.forEach((asked) => (asked.old = true))));
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = print(operation.query) + canonicalStringify(operation.variables);
    const known = questions.get(key);
    if (known && !known.old) return known.newest;
    const newest: Observable<ApolloLink.Result> = defer(() => {
      questions.set(key, asked);
      asked.underWay += 1;
      return forward(operation);
    }).pipe(
      map((result) => (asked.newest === newest ? (asked.answer = result) : (asked.answer ?? result))),
      finalize(() => {
        asked.underWay -= 1;
        if (!asked.underWay && questions.get(key) === asked) questions.delete(key);
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const asked: Asked = Object.assign(known ?? { underWay: 0 }, { newest, answer: null, old: false });
    return newest;
  });
}
