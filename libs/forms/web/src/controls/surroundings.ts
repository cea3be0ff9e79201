import type { FieldContext } from '@afterbell/forms/domain';
import { createContext, use } from 'react';

/** What fields need to know of the place they are shown in. */
export interface Surroundings {
  context: FieldContext;
  /** The tenant's roles, for fields that say what each may do. */
  roles: readonly { id: string; name: string }[];
  /** What a text with tokens may name. */
  tokens: readonly { token: string; label: string }[];
  /** A field that still sends bytes; saving waits for it. */
  onBusy: (id: string, busy: boolean) => void;
}

const SurroundingsContext = createContext<Surroundings | null>(null);
export const SurroundingsProvider = SurroundingsContext.Provider;

export function useSurroundings(): Surroundings {
  const found = use(SurroundingsContext);
  if (!found) throw new Error('SurroundingsProvider is missing');
  return found;
}
