const KEY = 'afterbell.lastActive';
const EVERY_MS = 10_000;
/** A clock that was set back by more than this is not believed. */
export const BACK_MS = 300_000;

/** Somebody is at the device. Kept, so that a browser that was closed knows for how long nobody was. */
export function noteActive(now = Date.now()): void {
  try {
    const told = Number(localStorage.getItem(KEY) ?? 0);
    if (now - told >= 0 && now - told < EVERY_MS) return;
    localStorage.setItem(KEY, String(now));
  } catch {
    // Then it counts as unknown, which is too long.
  }
}

function lastActive(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** Whether the device's clock stands before somebody was here: it was set back. */
export const isClockBack = (now = Date.now()): boolean => lastActive() - now > BACK_MS;

/** Whether nobody was here for longer than a session may idle; unknown is too long. */
export function wasIdle(timeoutSeconds: number, now = Date.now()): boolean {
  const idle = now - lastActive();
  return !Number.isFinite(idle) || idle > timeoutSeconds * 1000 || isClockBack(now);
}
