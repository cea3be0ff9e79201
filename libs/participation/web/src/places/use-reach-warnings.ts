import { isPlainDate } from '@afterbell/core/domain';
import { silent } from '@afterbell/core/web';
import { useSessionReachWarningsQuery } from './__generated__/places';

/** Whom the activity is not meant for, by id: said while somebody chooses, never in the way. */
export function useReachWarnings(sessionId: string, on: string, personIds: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useSessionReachWarningsQuery({ variables: { sessionId, on, personIds: [...personIds] }, skip: sessionId === '' || !isPlainDate(on) || personIds.length === 0, context: silent(), fetchPolicy: 'no-cache' });
  return new Map((data?.sessionReachWarnings ?? []).map(({ personId, message }) => [personId, message]));
}
