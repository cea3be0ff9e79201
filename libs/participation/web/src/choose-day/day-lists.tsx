import { Button, EmptyState, formatTotal, i18n, LoadHint, Notice, Section, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { dayName } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { useAttendanceNotEnteredQuery, useAttendanceTodayQuery } from './__generated__/choose-day';
import { DayRows } from './day-rows';

const TODAY = 100;
const FIRST = 5;
const MORE = 20;

/** Today's sessions of the site, by time: the way that most days begin. */
export function TodaySection() {
  const t = useTakeTexts();
  const { today } = useSession();
  const { data, error, loading, refetch } = useAttendanceTodayQuery({ variables: { first: TODAY }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', context: silent() });
  const page = data?.todaysSessions;
  return (
    <Section title={t('today.title', { date: dayName(today) })}>
      {!page && error && !loading && <Failed onRetry={refetch} />}
      {!page && !(error && !loading) && <Skeleton lines={3} label={t('today.loading')} />}
      {page?.nodes.length === 0 && (
        <EmptyState kind="nothing" title={t('today.empty')}>
          {t('today.emptyHint')}
        </EmptyState>
      )}
      {page && page.nodes.length > 0 && <DayRows days={page.nodes} by="time" />}
      {page?.pageInfo.hasNextPage && <p>{t('today.more')}</p>}
    </Section>
  );
}

/** Days that nobody entered, newest first; one click leads to the day. */
export function NotEnteredSection() {
  const t = useTakeTexts();
  const [first, setFirst] = useState(FIRST);
  const { data, previousData, error, loading, refetch } = useAttendanceNotEnteredQuery({ variables: { first }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', context: silent() });
  const queue = (data ?? previousData)?.notEntered;
  return (
    <Section title={queue && queue.nodes.length > 0 ? t('notEntered.count', { total: formatTotal(queue.totalCount, i18n.language) }) : t('notEntered.title')}>
      {!queue && error && !loading && <Failed onRetry={refetch} />}
      {!queue && !(error && !loading) && <Skeleton lines={3} label={t('notEntered.loading')} />}
      {queue?.nodes.length === 0 && (
        <chakra.p css={{ display: 'flex', gap: '2', alignItems: 'center', '& svg': { boxSize: '5', color: 'green.fg' } }}>
          <CircleCheck aria-hidden="true" />
          {t('notEntered.none')}
        </chakra.p>
      )}
      {queue && queue.nodes.length > 0 && <DayRows days={queue.nodes} by="date" />}
      {queue?.pageInfo.hasNextPage && (
        <chakra.div css={{ mt: '2' }}>
          <Button variant="ghost" loading={loading} onClick={() => setFirst(Math.min(first + MORE, 200))}>
            {t('notEntered.more')}
          </Button>
        </chakra.div>
      )}
    </Section>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const core = useCoreTexts();
  return (
    <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void onRetry().catch(() => undefined)}>{core('retry')}</Button>}>
      <LoadHint />
    </Notice>
  );
}
