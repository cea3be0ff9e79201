import { useEffect, useState } from 'react';
import type { OpenerState } from './opener';
import { lockState, useVault } from './vault-door';

/** What the offline password could do when this was shown; null until it is known. */
export function useLockState(): OpenerState | null {
  const vault = useVault();
  const [state, setState] = useState<OpenerState | null>(null);
  useEffect(() => {
    let gone = false;
    void lockState().then((found) => !gone && setState(found));
    return () => {
      gone = true;
    };
  }, [vault]);
  return state;
}
