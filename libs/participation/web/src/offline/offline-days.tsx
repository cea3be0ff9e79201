import { EmptyState, Section, serverNow, Skeleton, useSession } from '@afterbell/core/web';
import { todayIn } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { DayRows } from '../choose-day/day-rows';
import { dayName } from '../shared/day-words';
import { keptDays, placeOf, type KeptDay } from './kept-rosters';
import { useOfflineTexts } from './offline-texts';

const Day = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', mt: '4', mb: '1' } });

/** Days whose rosters are on this device; what day it is, the server's clock says. */
export function OfflineDays() {
  const t = useOfflineTexts();
  const session = useSession();
  const { user } = session;
  const place = placeOf(session);
  const today = todayIn(session.timeZone, serverNow());
  const [days, setDays] = useState<readonly KeptDay[] | null>(null);
  useEffect(() => {
    let gone = false;
    void keptDays(user.id, place, today)
      .catch(() => [])
      .then((found) => !gone && setDays(found));
    return () => {
      gone = true;
    };
  }, [user.id, place, today]);
  const dates = [...new Set(days?.map(({ date }) => date))];
  return (
    <Section title={t('days')}>
      {days === null && <Skeleton lines={3} />}
      {days?.length === 0 && (
        <EmptyState kind="nothing" title={t('noDays')}>
          {t('noDaysHint')}
        </EmptyState>
      )}
      {dates.length > 0 && <p>{t('daysHint')}</p>}
      {dates.map((date) => (
        <div key={date}>
          <Day>{dayName(date)}</Day>
          <DayRows days={days?.filter((day) => day.date === date) ?? []} by="time" />
        </div>
      ))}
    </Section>
  );
}
