import { formatDate } from '@afterbell/core/domain';
import { Badge } from '@afterbell/core/web';
import type { StayState } from '@afterbell/people/domain';
import { CalendarClock, LogOut } from 'lucide-react';
import { useParticipantsTexts } from './participants-texts';

export interface Standing {
  state: StayState;
  /** Null to a role that does not see registration information. */
  day: string | null;
}

/** `Left 11/20/2026`, `Coming 12/01/2026`, or `Now`. */
export function useStayWords(): (standing: Standing | null) => string {
  const t = useParticipantsTexts();
  return (standing) => {
    if (!standing) return '';
    const { state, day } = standing;
    return state === 'now' || !day ? t(`stay.${state}`) : t(`stay.${state}On`, { day: formatDate(day) });
  };
}

/** Beside the name of whoever is not here today: who has left, and who is to come. */
export function StayMark({ stay }: { stay: Standing | null | undefined }) {
  const words = useStayWords();
  if (!stay || stay.state === 'now') return null;
  const left = stay.state === 'ended';
  return (
    <>
      {' '}
      <Badge tone={left ? 'gray' : 'blue'} icon={left ? <LogOut aria-hidden="true" /> : <CalendarClock aria-hidden="true" />}>
        {words(stay)}
      </Badge>
    </>
  );
}
