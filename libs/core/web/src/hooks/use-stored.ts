import { useCallback, useState } from 'react';

/** A small preference of this browser. Person data never goes here. */
export function useStored<T>(key: string, fallback: T, accepts: (value: unknown) => value is T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return accepts(stored) ? stored : fallback;
    } catch {
      return fallback;
    }
  });
  const store = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage the choice lasts for this page only.
      }
    },
    [key],
  );
  return [value, store];
}
