import { useEffect, useSyncExternalStore } from 'react';

let editors = 0;
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/** While `dirty`, nothing suggests to reload the page. */
export function useEditing(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    editors += 1;
    changed();
    return () => {
      editors -= 1;
      changed();
    };
  }, [dirty]);
}

export function useIsEditing(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => editors > 0,
  );
}
