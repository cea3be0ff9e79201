import { chakra } from '@chakra-ui/react';
import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Button, formatTotal, i18n, Section, silent, Skeleton } from '@afterbell/core/web';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNotEnteredQuery, useTodaysSessionsQuery } from './__generated__/dashboard';
import { PartError, Rows, weekdayOf } from './board-parts';
import { namesOf, rosterPath, type SessionDay } from './day-phase';
import { useHomeTexts } from './home-texts';
import { SHOWN } from './today-list';

const FIRST = 6;
const MORE = 20;

const OneDay = chakra('div', { base: { '& + &': { mt: '5' }, '& > h3': { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', mb: '1.5' } } });

/** Days of one date together, in the order they came. */
function byDate(days: readonly SessionDay[]): (readonly [date: string, days: readonly SessionDay[]])[] {
  const dates = [...new Set(days.map(({ date }) => date))];
  return dates.map((date) => [date, days.filter((day) => day.date === date)]);
}

/** Days that nobody entered, newest first; a tap on one leads to its roster. */
export function NotEnteredList() {
  const t = useHomeTexts();
  const [first, setFirst] = useState(FIRST);
  const { data, previousData, error, loading, refetch } = useNotEnteredQuery({ variables: { first }, context: silent() });
  // Shown only when the list above has its height: a row must not move away under a finger. The same query is sent once.
  const above = useTodaysSessionsQuery({ variables: { first: SHOWN }, context: silent() });
  if (above.loading && !above.data) return null;
  const queue = (data ?? previousData)?.notEntered;
  const title = queue && queue.nodes.length > 0 ? t('notEntered.titleCount', { total: formatTotal(queue.totalCount, i18n.language) }) : t('notEntered.title');
  return (
    <Section title={title}>
      {error && !loading ? (
        <PartError onRetry={refetch} />
      ) : !queue ? (
        <Skeleton lines={4} label={t('notEntered.loading')} />
      ) : queue.nodes.length === 0 ? (
        <CaughtUp />
      ) : (
        <>
          {byDate(queue.nodes).map(([date, days]) => (
            <OneDay key={date} aria-busy={loading || undefined}>
              <h3>
                {weekdayOf(date, 'short')} <time dateTime={date}>{formatDate(date)}</time>
              </h3>
              <Rows>
                {days.map((day) => (
                  <DayRow key={day.sessionId} day={day} />
                ))}
              </Rows>
            </OneDay>
          ))}
          {queue.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
            <Button variant="ghost" loading={loading} onClick={() => setFirst(Math.min(first + MORE, MAX_PAGE_SIZE))} style={{ marginTop: '0.5rem', marginInlineStart: '-0.75rem' }}>
              {t('notEntered.more')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

function DayRow({ day }: { day: SessionDay }) {
  const t = useHomeTexts();
  const { name, about } = namesOf(day);
  return (
    <li>
      <Link to={rosterPath(day)}>
        <chakra.span css={{ flex: '1', minW: '0' }}>
          <strong>{name}</strong>
          {about && <small>{about}</small>}
        </chakra.span>
        <chakra.span data-figures="" css={{ color: 'fg.muted', whiteSpace: 'nowrap' }}>
          {day.markedCount > 0 ? t('notEntered.marked', { marked: day.markedCount, enrolled: Math.max(day.enrolledCount, day.markedCount) }) : t('notEntered.enrolled', { count: day.enrolledCount })}
        </chakra.span>
        <ChevronRight data-go="" data-mirror="" aria-hidden="true" />
      </Link>
    </li>
  );
}

export function CaughtUp() {
  const t = useHomeTexts();
  return (
    <chakra.p css={{ display: 'flex', alignItems: 'flex-start', gap: '2', py: '3', borderBlock: 'hairline', '& svg': { boxSize: '5', color: 'green.fg', flexShrink: '0' } }}>
      <CircleCheck aria-hidden="true" />
      <span>
        <strong>{t('notEntered.caughtUp')}</strong>
        <chakra.span css={{ display: 'block', color: 'fg.muted' }}>{t('notEntered.caughtUpHint')}</chakra.span>
      </span>
    </chakra.p>
  );
}
