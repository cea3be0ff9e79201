import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Entries of the history on which the organization that is being added was filled in, and those whose organization is there by now. */
const under = new Set<string>();
const spent = new Set<string>();

/** All entries of this adding are done with: Back from the new record must not lead to an empty form. */
export function spendEntries(): void {
  for (const key of under) spent.add(key);
  under.clear();
}

/** True on an entry whose organization was added. */
export function useIsSpent(): boolean {
  const { key } = useLocation();
  const isSpent = spent.has(key);
  useEffect(() => {
    if (!isSpent) under.add(key);
  }, [isSpent, key]);
  return isSpent;
}
