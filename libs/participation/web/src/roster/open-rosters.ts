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
  return () => {
    if (open.get(key) === roster) open.delete(key);
  };
}

export const rosterOpenAt = (sessionId: string, date: string): OpenRoster | undefined => open.get(keyOf(sessionId, date));
