import { Button, IconButton, LinkButton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight, ListPlus, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { dayName, shortDayName, timeRange } from '../shared/day-words';
import { dayPath, rosterPath } from '../shared/take-paths';
import { useRosterTexts } from './roster-texts';
import type { RosterDay } from './marks';

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1', rowGap: '1' } });

/** The day with its neighbours, under the session's name. */
export function RosterSubtitle({ day }: { day: RosterDay }) {
  const { sessionName, activityName, startTime, endTime, location } = day;
  return <>{[sessionName === activityName ? null : sessionName, timeRange(startTime, endTime), location].filter(Boolean).join(' · ')}</>;
}

export function DaySwitch({ day }: { day: RosterDay }) {
  const t = useRosterTexts();
  const navigate = useNavigate();
  const { sessionId, activityId, date, previousDate, nextDate } = day;
  const go = (to: string | null) => (to ? () => void navigate(rosterPath({ sessionId, date: to })) : undefined);
  return (
    <Line>
      <IconButton variant="outline" icon={<ChevronLeft data-mirror="" aria-hidden="true" />} disabled={!previousDate} label={previousDate ? t('previousDay', { date: shortDayName(previousDate) }) : t('noPreviousDay')} onClick={go(previousDate)} />
      <chakra.strong css={{ px: '2', fontSize: 'md', fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={date}>{dayName(date)}</time>
      </chakra.strong>
      <IconButton variant="outline" icon={<ChevronRight data-mirror="" aria-hidden="true" />} disabled={!nextDate} label={nextDate ? t('nextDay', { date: shortDayName(nextDate) }) : t('noNextDay')} onClick={go(nextDate)} />
      <LinkButton variant="ghost" to={dayPath({ activityId, sessionId, date })} icon={<CalendarDays aria-hidden="true" />} aria-label={t('anotherDay')}>
        <chakra.span css={{ display: { base: 'none', sm: 'inline' } }}>{t('anotherDay')}</chakra.span>
      </LinkButton>
    </Line>
  );
}

export interface RosterActionsProps {
  day: RosterDay;
  onAddChild: () => void;
  onClassList: () => void;
}

/** Who is not on the list yet: one child at the door, or a whole class. */
export function RosterActions({ day: { viewerCan }, onAddChild, onClassList }: RosterActionsProps) {
  const t = useRosterTexts();
  if (!viewerCan.edit) return null;
  return (
    <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
      <Button icon={<ListPlus aria-hidden="true" />} onClick={onClassList}>
        {t('classList')}
      </Button>
      {viewerCan.addParticipant && (
        <Button icon={<UserPlus aria-hidden="true" />} onClick={onAddChild}>
          {t('addChild')}
        </Button>
      )}
    </chakra.div>
  );
}
