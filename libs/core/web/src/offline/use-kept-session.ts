import { useEffect } from 'react';
import type { SessionFieldsFragment } from '../session/__generated__/session';
import { keepSession } from './kept-session';
import { useVault } from './vault-door';

/** How often a server that did not answer is asked who is signed in. */
const ASK_AGAIN_MS = 20_000;

export interface KeptSessionUse {
  session: SessionFieldsFragment | null;
  /** It is the device's: the server has not been asked yet. */
  kept: boolean;
  refresh: () => Promise<void>;
}

/** Keeps the session on the device, and asks the server about one that came from there until it answers. */
export function useKeptSession({ session, kept, refresh }: KeptSessionUse): void {
  const vault = useVault();
  useEffect(() => {
    if (vault && session && !kept && vault.userId === session.user.id) void keepSession(vault, session);
  }, [vault, session, kept]);

  useEffect(() => {
    if (!kept) return undefined;
    const again = () => void refresh();
    const timer = setInterval(again, ASK_AGAIN_MS);
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
    };
  }, [kept, refresh]);
}
