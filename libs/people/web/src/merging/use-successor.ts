import { silent, useChangedBy } from '@afterbell/core/web';
import type { FindSuccessor } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { PersonMergedIntoDocument } from './__generated__/merge';

/** Under which record somebody is found whose open record was merged away, by whom and when. */
export function useSuccessor(address: (id: string) => string): FindSuccessor {
  const client = useApolloClient();
  const byOf = useChangedBy();
  return async (id) => {
    const { data } = await client.query({ query: PersonMergedIntoDocument, variables: { id }, fetchPolicy: 'no-cache', context: silent() });
    const into = data?.personMergedInto;
    if (!into) return null;
    const { displayName, mergedBy: changedBy, mergedByYou: changedByYou, mergedAt: changedAt } = into;
    return { id: into.id, name: displayName, to: address(into.id), by: byOf({ changedBy, changedByYou, changedAt })?.words ?? null };
  };
}
