export const LOCK_KEY = 'afterbell.locked';

/** The screen was locked without a network: a reload does not open it, with or without one. */
export function isMarkedLocked(): boolean {
  try {
    return localStorage.getItem(LOCK_KEY) !== null;
  } catch {
    return false;
  }
}

export function markLocked(locked: boolean): void {
  try {
    if (locked) localStorage.setItem(LOCK_KEY, '1');
    else localStorage.removeItem(LOCK_KEY);
  } catch {
    // Without storage there is no key on the device either.
  }
}
