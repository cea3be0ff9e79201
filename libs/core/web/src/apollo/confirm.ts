import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, mergeMap, of, throwError } from 'rxjs';
import { failuresOf } from './links';

/** The server's word that a passkey is wanted first (docs/errors.md). */
export const CONFIRM_STATUS = 428;

type Asker = (why: string) => Promise<boolean>;
let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Says who asks the person; answers how to take that back. */
export function onConfirmationAsked(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks the person for their passkey; calls that are refused at the same time share one question. */
export function askConfirmation(why: string): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  asking ??= asker(why).finally(() => {
    asking = null;
  });
  return asking;
}

/** Put in the `context` of the calls that the question itself makes. */
export const WITHOUT_CONFIRMATION = { noConfirmation: true };

const whyOf = (error: unknown): string | null => failuresOf(error).find(({ statusCode }) => statusCode === CONFIRM_STATUS)?.message[0] ?? null;

/** A call that was refused for want of a passkey is sent once more when the person has given it. */
export function confirmLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if ((operation.getContext() as { noConfirmation?: boolean }).noConfirmation) return forward(operation);
    const again = (why: string, otherwise: () => ReturnType<typeof forward>) => from(askConfirmation(why)).pipe(mergeMap((given) => (given ? forward(operation) : otherwise())));
    return forward(operation).pipe(
      mergeMap((result) => {
        const why = 'errors' in result && result.errors?.length ? whyOf(new CombinedGraphQLErrors(result)) : null;
        // What another field of the same call has done already is not done twice.
        const untouched = !('data' in result) || Object.values(result.data ?? {}).every((value) => value === null);
        return why !== null && untouched ? again(why, () => of(result)) : of(result);
      }),
      catchError((error: unknown) => {
        const why = whyOf(error);
        return why === null ? throwError(() => error) : again(why, () => throwError(() => error));
      }),
    );
  });
}
