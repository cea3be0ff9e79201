import { formatDate } from '@afterbell/core/domain';
import { Notice } from '@afterbell/core/web';
import { useScheduleTexts } from './schedule-texts';
import type { SessionConflict } from './use-schedule-preview';
import { useScheduleWords } from './use-schedule-words';

const MOST_DATES = 4;
const MOST = 6;

/** What would be taken twice. Advice: people know of a curtain in the gym. */
export function ConflictNotice({ conflicts }: { conflicts: readonly SessionConflict[] }) {
  const t = useScheduleTexts();
  const words = useScheduleWords();
  if (conflicts.length === 0) return null;
  const said = ({ kind, subjectName, sessionName, siteName, startTime, endTime, dates }: SessionConflict) => {
    const named = [...dates.slice(0, MOST_DATES).map(formatDate), ...(dates.length > MOST_DATES ? [t('preview.more', { count: dates.length - MOST_DATES })] : [])].join(', ');
    const about = { name: subjectName, session: sessionName ?? '', site: siteName ?? '', times: words.times(startTime, endTime), dates: named };
    return t(kind === 'room' ? 'conflict.room' : sessionName === null ? 'conflict.elsewhere' : 'conflict.staff', about);
  };
  const rooms = conflicts.some(({ kind }) => kind === 'room');
  const staff = new Set(conflicts.filter(({ kind }) => kind !== 'room').map(({ subjectId }) => subjectId)).size;
  const title = rooms && staff > 0 ? t('conflict.bothTitle') : rooms ? t('conflict.roomTitle') : t('conflict.staffTitle', { count: staff });
  return (
    <Notice severity="warn" live title={title}>
      <ul style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
        {conflicts.slice(0, MOST).map((conflict) => (
          <li key={`${conflict.kind} ${conflict.subjectId} ${conflict.sessionId ?? ''} ${conflict.dates[0] ?? ''}`}>{said(conflict)}</li>
        ))}
        {conflicts.length > MOST && <li>{t('preview.more', { count: conflicts.length - MOST })}</li>}
      </ul>
      {t('conflict.hint')}
    </Notice>
  );
}
