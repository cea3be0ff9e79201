/**
 * What somebody was typing when their session ended, for their next sign-in in this tab. It is about children: it stands in memory alone,
 * and goes when they sign out, when the tab goes, and when somebody else signs in.
 */
const held = new Map<string, unknown>();
let owner: string | null = null;

export function holdTyped(userId: string, place: string, typed: unknown): void {
  if (owner === userId) held.set(place, typed);
}

/** Reads it once. */
export function takeTyped<T>(userId: string, place: string): T | null {
  if (owner !== userId) return null;
  const typed = (held.get(place) ?? null) as T | null;
  held.delete(place);
  return typed;
}

/** Whose typing may be held from now on. */
export function holdsTypedOf(userId: string): void {
  if (owner !== userId) held.clear();
  owner = userId;
}

/** Nothing is held after a goodbye, not even what is on its way. */
export function forgetTyped(): void {
  held.clear();
  owner = null;
}
