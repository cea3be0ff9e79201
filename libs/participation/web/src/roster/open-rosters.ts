/** What a roster on the screen does for those who are not on its page. */
export interface OpenRoster {
  flush: () => Promise<boolean>;
  stop: () => void;
  /** Whose marks it brings to the server. */
  personIds: () => readonly string[];
}

const open = new Map<string, OpenRoster>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Who counts what waits is told when a page takes days on, and when it leaves them. */
export function onOpenRosters(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const keyOf = (sessionId: string, date: string) => `${sessionId}:${date}`;

/** One sender for one day's marks: while its roster is open, that is the roster. */
export function openRoster(sessionId: string, date: string, roster: OpenRoster): () => void {
  const key = keyOf(sessionId, date);
  open.set(key, roster);
  const release = hold(key);
  tell();
  return () => {
    release();
    if (open.get(key) === roster) open.delete(key);
    tell();
  };
}

const LOCK = 'afterbell.roster:';

/** So that other tabs leave its marks to it; the browser lets go of it with the tab. */
function hold(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(`${LOCK}${key}`, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

/** Days whose rosters are open in other tabs, as `session:date`. */
export async function rostersOpenElsewhere(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const own = new Set(open.keys());
  return new Set(held.flatMap(({ name }) => {
    if (!name?.startsWith(LOCK)) return [];
    const key = name.slice(LOCK.length);
    // Each tab holds it once.
    return own.delete(key) ? [] : [key];
  }));
}

export const rosterOpenAt = (sessionId: string, date: string): OpenRoster | undefined => open.get(keyOf(sessionId, date));
