import { Badge, StatusBadge } from '@afterbell/core/web';
import { formatTime } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { ChevronRight, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { rosterPath } from '../shared/take-paths';
import { shortDayName } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import type { DayRowFragment } from './__generated__/choose-day';

export type Day = Omit<DayRowFragment, ' $fragmentName'>;

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    borderTop: 'hairline',
    '& > li > a': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '10.5rem minmax(0, 1fr) 8.5rem auto auto', xl: '11rem minmax(0, 1fr) 9rem 11rem auto' },
      columnGap: '4',
      rowGap: '1',
      alignItems: 'center',
      minH: '14',
      py: '2',
      px: { base: '1', md: '2' },
      borderBottom: 'hairline',
      color: 'fg',
      textDecoration: 'none',
      outlineOffset: '-2px',
      _hover: { bg: 'bg.subtle' },
      '& strong': { display: 'block', fontSize: 'md', lineHeight: 'snug' },
      '& small': { color: 'fg.muted', fontSize: 'sm' },
      '& > [data-part=when], & > [data-part=count]': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted', whiteSpace: 'nowrap' },
      '& > [data-part=go]': { boxSize: '5', color: 'fg.muted', gridColumn: { base: '2', md: 'auto' }, gridRow: { base: '1 / span 3', md: 'auto' } },
      '& > [data-part=name], & > [data-part=when], & > [data-part=count], & > [data-part=state]': { gridColumn: { base: '1', md: 'auto' } },
      '& > [data-part=state]:empty': { display: { base: 'none', md: 'block' } },
    },
  },
});

export interface DayRowsProps {
  days: readonly Day[];
  /** Today's rows say when, those of a queue say which day. */
  by: 'time' | 'date';
}

/** Sessions on a day as big rows: one tap leads to the roster. */
export function DayRows({ days, by }: DayRowsProps) {
  const t = useTakeTexts();
  return (
    <Rows>
      {days.map((day) => (
        <li key={`${day.sessionId} ${day.date}`}>
          <Link to={rosterPath(day)}>
            <span data-part="when">{by === 'date' ? shortDayName(day.date) : t('timeRange', { from: formatTime(day.startTime), to: formatTime(day.endTime) })}</span>
            <span data-part="name">
              <strong>{day.activityName}</strong>
              {day.sessionName !== day.activityName && <small>{day.sessionName}</small>}
            </span>
            <span data-part="count">{countOf(day, t)}</span>
            <span data-part="state">{stateOf(day, t)}</span>
            <ChevronRight data-part="go" data-mirror="" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </Rows>
  );
}

type Words = ReturnType<typeof useTakeTexts>;

function countOf({ isDropIn, enrolledCount, markedCount }: Day, t: Words): string {
  if (isDropIn) return t('today.came', { count: markedCount });
  if (enrolledCount === 0 && markedCount === 0) return t('today.nobody');
  return t('today.marked', { marked: markedCount, total: Math.max(enrolledCount, markedCount) });
}

function stateOf({ outcome, locked, isDropIn }: Day, t: Words): React.ReactNode {
  if (locked) {
    return (
      <Badge tone="gray" icon={<Lock aria-hidden="true" />}>
        {t('locked')}
      </Badge>
    );
  }
  if (outcome) return <StatusBadge status={outcome === 'taken' ? 'success' : outcome} label={t(`outcome.${outcome}`)} />;
  return isDropIn ? <Badge tone="gray">{t('today.dropIn')}</Badge> : null;
}
