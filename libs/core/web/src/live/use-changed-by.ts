import { dateIn, formatDate, formatTime, timeIn } from '@afterbell/core/domain';
import { useCallback } from 'react';
import { defineTexts } from '../i18n/i18n';
import { useSession } from '../session/session-context';

const { useTexts } = defineTexts('changedBy', {
  you: 'you, in another window',
  at: '{{name}}, {{time}}',
});

/** Who saved meanwhile, as a conflict or a live change says it. */
export interface Changed {
  changedBy?: string | null;
  changedByYou?: boolean | null;
  changedAt?: string | null;
}

export interface ChangedBy {
  /** "Ana Ruiz, 04:12 PM"; "you, in another window". */
  words: string;
  isYou: boolean;
}

/** Names who saved meanwhile and when; null where nobody knows. */
export function useChangedBy(): (change: Changed | null | undefined) => ChangedBy | null {
  const t = useTexts();
  const { timeZone, today } = useSession();
  return useCallback(
    (change) => {
      if (!change || (!change.changedBy && !change.changedByYou)) return null;
      const name = change.changedByYou ? t('you') : (change.changedBy ?? '');
      const at = change.changedAt ? new Date(change.changedAt) : null;
      const day = at && dateIn(timeZone, at);
      const time = at && day ? `${day === today ? '' : `${formatDate(day)} `}${formatTime(timeIn(timeZone, at))}` : null;
      return { words: time ? t('at', { name, time }) : name, isYou: change.changedByYou === true };
    },
    [t, timeZone, today],
  );
}
