import { useEffect, useState } from 'react';
import type { OpenerState } from './opener';
import { lockState, useVault } from './vault-door';

/** A clock that is put right says nothing of it. */
const LOOK_AGAIN_MS = 2_000;

/** What the offline password can do, null until it is known; and how a try that was made has changed it. */
export function useLockState(): [OpenerState | null, (next: OpenerState) => void] {
  const vault = useVault();
  const [state, setState] = useState<OpenerState | null>(null);
  const isMoved = state?.kind === 'moved';
  useEffect(() => {
    let gone = false;
    const look = () => void lockState().then((found) => !gone && setState(found));
    look();
    const timer = isMoved ? setInterval(look, LOOK_AGAIN_MS) : undefined;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [vault, isMoved]);
  return [state, setState];
}
