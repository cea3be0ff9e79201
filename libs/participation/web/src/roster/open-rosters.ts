/** What a roster on the screen does for those who are not on its page. */
export interface OpenRoster {
  flush: () => Promise<boolean>;
  stop: () => void;
  /** Whose marks it brings to the server. */
  personIds: () => readonly string[];
  /** The page is of this child alone: other tabs send the marks of the others. */
  child?: string;
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
  const release = hold(nameOf(key, roster));
  tell();
  return () => {
    release();
    if (open.get(key) === roster) open.delete(key);
    tell();
  };
}

const LOCK = 'afterbell.roster:';
const nameOf = (key: string, { child }: OpenRoster) => `${LOCK}${key}${child ? `:${child}` : ''}`;

/** So that other tabs leave its marks to it; the browser lets go of it with the tab. */
function hold(name: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

/** Days that are open in other tabs, as `session:date`: whole, or for these children alone. */
export type OpenElsewhere = ReadonlyMap<string, 'whole' | ReadonlySet<string>>;

export async function rostersOpenElsewhere(): Promise<OpenElsewhere> {
  const days = new Map<string, 'whole' | Set<string>>();
  if (!('locks' in navigator)) return days;
  const { held = [] } = await navigator.locks.query();
  // Each tab holds it once.
  const own = new Set([...open].map(([key, roster]) => nameOf(key, roster)));
  for (const { name } of held) {
    if (!name?.startsWith(LOCK) || own.delete(name)) continue;
    const [sessionId = '', date = '', child] = name.slice(LOCK.length).split(':');
    const key = keyOf(sessionId, date);
    const known = days.get(key);
    if (!child) days.set(key, 'whole');
    else if (known !== 'whole') days.set(key, new Set([...(known ?? []), child]));
  }
  return days;
}

export const rosterOpenAt = (sessionId: string, date: string): OpenRoster | undefined => open.get(keyOf(sessionId, date));
