import { isSafeInternalPath } from '@afterbell/core/domain';

const KEY = 'afterbell.intended';

/** Where someone wanted to go before sign-in stood in the way: path and query (product.md §2). */
export function rememberIntended(location: string): void {
  if (location === '/' || !isSafeInternalPath(location)) return;
  try {
    sessionStorage.setItem(KEY, location);
  } catch {
    // Without storage sign-in ends at the dashboard.
  }
}

/** Reads it once. What a script may have put there is not trusted. */
export function takeIntended(): string | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored !== null && isSafeInternalPath(stored) ? stored : null;
  } catch {
    return null;
  }
}
