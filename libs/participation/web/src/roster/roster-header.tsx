import { Button, factLine, IconButton, type MenuAction, useIsPhone, usePermissions } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight, Copy, FileText, ListPlus, ScanLine, SquareCheck, UserPlus, UsersRound } from 'lucide-react';
import { familiesPath } from '../families/people-switch';
import { useFamiliesTexts } from '../families/families-texts';
import { memo, type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useDoorTexts } from '../door/door-texts';
import { dayName, shortDayName, timeRange } from '../shared/day-words';
import { dayPath, rosterPath } from '../shared/take-paths';
import { useRosterTexts } from './roster-texts';
import { useSheetTexts } from './sheet-texts';
import { useWorkTexts } from './work-texts';
import { type RosterDay, takesMarks } from './marks';

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1', rowGap: '1' } });

/** The day with its neighbours, under the session's name. */
export function RosterSubtitle({ day }: { day: RosterDay }) {
  const phone = useIsPhone();
  const { sessionName, activityName, startTime, endTime, location } = day;
  // On a phone the times stand with the date.
  if (phone) return sessionName === activityName ? null : <>{sessionName}</>;
  return <>{factLine([sessionName === activityName ? null : sessionName, timeRange(startTime, endTime), location])}</>;
}

/** Drawn again for another day, not for each mark. */
export const DaySwitch = memo(function DaySwitch({ day }: { day: RosterDay }) {
  const t = useRosterTexts();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const { sessionId, activityId, date, startTime, endTime, previousDate, nextDate } = day;
  const go = (to: string | null) => (to ? () => void navigate(rosterPath({ sessionId, date: to })) : undefined);
  return (
    <Line>
      <IconButton variant="outline" icon={<ChevronLeft data-mirror="" aria-hidden="true" />} disabled={!previousDate} label={previousDate ? t('previousDay', { date: shortDayName(previousDate) }) : t('noPreviousDay')} onClick={go(previousDate)} />
      <chakra.strong css={{ px: '2', fontSize: 'md', fontVariantNumeric: 'tabular-nums', lineHeight: 'tight', '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' } }}>
        <time dateTime={date}>
          <chakra.span css={{ display: { base: 'none', sm: 'inline' } }}>{dayName(date)}</chakra.span>
          <chakra.span css={{ display: { sm: 'none' } }}>{shortDayName(date)}</chakra.span>
        </time>
        {phone && <small>{timeRange(startTime, endTime)}</small>}
      </chakra.strong>
      <IconButton variant="outline" icon={<ChevronRight data-mirror="" aria-hidden="true" />} disabled={!nextDate} label={nextDate ? t('nextDay', { date: shortDayName(nextDate) }) : t('noNextDay')} onClick={go(nextDate)} />
      <IconButton variant="ghost" icon={<CalendarDays aria-hidden="true" />} label={t('anotherDay')} onClick={() => void navigate(dayPath({ activityId, sessionId, date }))} />
    </Line>
  );
});

export interface RosterActionsProps {
  day: RosterDay;
  /** Any of the dialogs; the same function for all renders, as are the others. */
  onOpen: (opened: { at: 'addChild' | 'sheet' | 'copy' } | { at: 'classList'; source: null }) => void;
  /** On a phone the boxes before the names come when they are asked for. */
  picking: boolean;
  onPicking: (picking: boolean) => void;
  /** Only where badges can be read now. */
  onScan?: () => void;
}

/** Who is not on the list yet: one child at the door, or a whole class. On a phone they stand in the page's menu. */
export function useRosterActions({ day, onOpen, onScan, picking, onPicking }: RosterActionsProps): { action?: ReactNode; more?: MenuAction[] } {
  const t = useRosterTexts();
  const phone = useIsPhone();
  const sheet = useSheetTexts();
  const work = useWorkTexts();
  const door = useDoorTexts();
  const { set } = usePermissions();
  const navigate = useNavigate();
  const families = useFamiliesTexts();
  return useMemo(() => {
    const { viewerCan } = day;
    // The switch between children and adults stands in the menu of a phone.
    const adults = phone ? [{ id: 'families', label: families('families'), icon: <UsersRound size={16} aria-hidden="true" />, onSelect: () => void navigate(familiesPath(day)) }] : [];
    const prints = set.allows('export', 'participation.by_activity') ? [{ id: 'sheet', label: sheet('action'), icon: <FileText size={16} aria-hidden="true" />, onSelect: () => onOpen({ at: 'sheet' }) }] : [];
    if (!takesMarks(day)) return { more: [...adults, ...prints] };
    const actions = [
      { id: 'class-list', label: t('classList'), icon: <ListPlus size={16} aria-hidden="true" />, onSelect: () => onOpen({ at: 'classList', source: null }) },
      ...(viewerCan.addParticipant ? [{ id: 'add-child', label: t('addChild'), icon: <UserPlus size={16} aria-hidden="true" />, onSelect: () => onOpen({ at: 'addChild' }) }] : []),
    ];
    const others = [...(onScan ? [{ id: 'scan', label: door('scan.action'), icon: <ScanLine size={16} aria-hidden="true" />, onSelect: onScan }] : []), { id: 'copy', label: work('copy.action'), icon: <Copy size={16} aria-hidden="true" />, onSelect: () => onOpen({ at: 'copy' }) }, ...prints];
    const several = { id: 'several', label: t(picking ? 'severalDone' : 'several'), icon: <SquareCheck size={16} aria-hidden="true" />, onSelect: () => onPicking(!picking) };
    if (phone) return { more: [several, ...actions, ...adults, ...others] };
    return {
      more: others,
      action: (
        <chakra.div css={{ display: 'flex', gap: '2' }}>
          {actions.map(({ id, label, icon, onSelect }) => (
            <Button key={id} icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </chakra.div>
      ),
    };
  }, [day, onOpen, onScan, picking, onPicking, phone, t, sheet, work, door, families, set, navigate]);
}
