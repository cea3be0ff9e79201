import { todayIn, type PlainDate } from '@afterbell/core/domain';
import { useVault } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { fetchedAt, onFetched } from './kept-rosters';

/** Whether all rosters of today and the next days are on this device; those that were fetched on another day are not all of them. */
export function useKeptAhead(place: string, timeZone: string, today: PlainDate): boolean {
  const vault = useVault();
  const [at, setAt] = useState(0);
  useEffect(() => {
    let gone = false;
    const read = () => void fetchedAt(place).then((found) => !gone && setAt(found), () => undefined);
    read();
    const stop = onFetched(read);
    return () => {
      gone = true;
      stop();
    };
  }, [vault, place]);
  return vault !== null && at > 0 && todayIn(timeZone, new Date(at)) === today;
}
