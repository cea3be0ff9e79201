import { LOGIN_PATH } from '@afterbell/core/domain';
import { useCallback, useEffect, useState } from 'react';
import { rest } from '../apollo/rest';
import { openKeptSession, reopenKeptSession } from '../offline/kept-session';
import { isMarkedLocked, LOCK_KEY, markLocked } from '../offline/lock-mark';
import { lockDoor, openByPassword } from '../offline/vault-door';
import type { SessionFieldsFragment } from './__generated__/session';
import type { LockAnswer } from './session-context';

export interface LockedDevice {
  locked: boolean;
  /** Covers the screen, also after a reload. */
  close: () => void;
  /** With a network again: the session ends as it would have. */
  unlock: () => Promise<void>;
  /** Without one: opens with the offline password. */
  openLocked: (password: string) => Promise<LockAnswer>;
}

/** The lock of a device that was idle without a network. */
export function useLockedDevice(navigate: (to: string, options?: { replace?: boolean }) => void, take: (wire: SessionFieldsFragment | null) => void): LockedDevice {
  const [locked, setLocked] = useState(isMarkedLocked);
  const close = useCallback(() => {
    markLocked(true);
    setLocked(true);
  }, []);
  const open = useCallback(
    (wire: SessionFieldsFragment | null) => {
      markLocked(false);
      take(wire);
      setLocked(false);
    },
    [take],
  );

  const unlock = useCallback(
    () =>
      rest('/auth/signout', { method: 'POST', body: {}, silent: true }).then(({ error: failure }) => {
        // Signed out already is signed out; after anything else the cookie would still be alive behind the open door.
        if (failure && failure.statusCode !== 403) return;
        open(null);
        navigate(`${LOGIN_PATH}?inactiveLogout=1`, { replace: true });
      }),
    [navigate, open],
  );

  const openLocked = useCallback(
    async (password: string): Promise<LockAnswer> => {
      const answer = await openByPassword(password);
      if (answer.kind !== 'opened') return answer;
      const wire = await reopenKeptSession(answer);
      if (wire) open(wire);
      else await lockDoor();
      return { kind: wire ? 'opened' : 'none' };
    },
    [open],
  );

  // Another window of this browser was opened.
  useEffect(() => {
    if (!locked) return undefined;
    const follow = async ({ key, newValue }: StorageEvent) => {
      if (key !== LOCK_KEY || newValue !== null) return;
      const wire = await openKeptSession().catch(() => null);
      if (wire && wire !== 'locked') open(wire);
    };
    const heard = (event: StorageEvent) => void follow(event);
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, [locked, open]);

  return { locked, close, unlock, openLocked };
}
