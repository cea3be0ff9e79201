/** What a roster on the screen does for those who are not on its page. */
export interface OpenRoster {
  flush: () => Promise<boolean>;
  stop: () => void;
}

const open = new Map<string, OpenRoster>();
const keyOf = (sessionId: string, date: string) => `${sessionId}:${date}`;

/** One sender for one day's marks: while its roster is open, that is the roster. */
export function openRoster(sessionId: string, date: string, roster: OpenRoster): () => void {
  const key = keyOf(sessionId, date);
  open.set(key, roster);
  const release = hold(key);
  return () => {
    release();
    if (open.get(key) === roster) open.delete(key);
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

/** Days whose rosters are open in any tab, as `session:date`. */
export async function rostersOpenAnywhere(): Promise<ReadonlySet<string>> {
  const here = [...open.keys()];
  if (!('locks' in navigator)) return new Set(here);
  const { held = [] } = await navigator.locks.query();
  return new Set([...here, ...held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []))]);
}

export const rosterOpenAt = (sessionId: string, date: string): OpenRoster | undefined => open.get(keyOf(sessionId, date));
