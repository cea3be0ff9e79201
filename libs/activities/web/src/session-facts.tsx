import { chakra } from '@chakra-ui/react';
import { formatDate } from '@afterbell/core/domain';
import { useActivitiesTexts } from './activities-texts';
import { type ActivityRow, AttendanceLink, nameNeeded, PlacesLink, SessionTimes, useWhen } from './session-lines';

/** One row for each session: beside each other in columns, and on a phone under each other, never parted. */
const Each = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(4, auto)' },
    '& > li': { display: { base: 'flex', md: 'grid' }, flexWrap: 'wrap', columnGap: '4', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center', minH: '7', '&:not(:first-of-type)': { borderTop: 'hairline' }, '@media (pointer: coarse)': { minH: 'touch' } },
    '& [data-figures]': { flexBasis: 'full', lineHeight: 'snug', py: '1' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& small': { fontSize: 'sm', color: 'fg.muted' },
  },
});

/** The head of a record: each session with all that is known of it, and its links, so that nobody takes those of another. */
export function SessionFacts({ row, attendance }: { row: ActivityRow; attendance: boolean }) {
  const t = useActivitiesTexts();
  const when = useWhen();
  if (!row.sessions?.length) return <SessionTimes row={row} />;
  return (
    <Each aria-label={t('field.sessions')}>
      {row.sessions.map((session) => (
        <li key={session.id}>
          <span data-figures="">
            {nameNeeded(row, session) && <b>{session.name}</b>}
            {when(session)}
          </span>
          <span>
            <small>{session.nextDate ? t('field.nextDate') : t(session.patterns.length ? 'noMoreDates' : 'noDayAhead')} </small>
            {session.nextDate && <time dateTime={session.nextDate}>{formatDate(session.nextDate)}</time>}
          </span>
          {attendance && <AttendanceLink session={session} />}
          {attendance && (
            <span>
              <small>{t('field.enrolled')} </small>
              <PlacesLink session={session} />
            </span>
          )}
        </li>
      ))}
    </Each>
  );
}
