import { useVault } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import type { RosterDay } from '../roster/marks';
import { keepRoster, keptRoster, type KeptRoster } from './kept-rosters';

export interface KeptQuestion {
  sessionId: string;
  date: string;
  scope: 'enrolled' | 'all';
  /** The whole roster, as it has just come: it is kept. */
  told: RosterDay | undefined;
  /** The server did not answer: what is kept is shown. */
  unanswered: boolean;
}

/** The roster that this device has kept, while there is no other. */
export function useKeptRoster(place: string, { sessionId, date, scope, told, unanswered }: KeptQuestion): (KeptRoster & { scope: 'enrolled' | 'all' }) | null {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof keptRoster>>>(null);
  const vault = useVault();
  useEffect(() => {
    if (told && vault) void keepRoster(place, scope, told);
  }, [place, scope, told, vault]);
  useEffect(() => {
    if (!unanswered) return undefined;
    let gone = false;
    void keptRoster(place, { sessionId, date }, scope)
      .catch(() => null)
      .then((found) => !gone && setKept(found));
    return () => {
      gone = true;
    };
  }, [place, sessionId, date, scope, unanswered]);
  return kept && kept.day.sessionId === sessionId && kept.day.date === date ? kept : null;
}
