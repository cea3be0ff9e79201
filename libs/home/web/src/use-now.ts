import { nowTimeIn, type PlainTime } from '@afterbell/core/domain';
import { useSession } from '@afterbell/core/web';
import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** The wall clock of where the person works, so that a board left open tells what has begun and what is over. */
export function useNow(): PlainTime {
  const { timeZone } = useSession();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowTimeIn(timeZone, now);
}
