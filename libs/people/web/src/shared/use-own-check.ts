import { useSession } from '@afterbell/core/web';
import type { OwnCheck } from '@afterbell/forms/web';
import { ownFieldProblem } from '@afterbell/people/domain';
import { useCallback } from 'react';

/** What the server asks of a person's fields beside their types, asked while somebody fills them in. */
export function useOwnCheck(): OwnCheck {
  const { today } = useSession();
  return useCallback((name, value) => ownFieldProblem(name, value, today), [today]);
}
