import { Button, IconButton, Notice, silent, useCoreTexts, useDelayed } from '@afterbell/core/web';
import { monthStart, type PlainDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { monthTitle, weekdayOf } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { useAttendanceCalendarQuery } from './__generated__/choose-day';
import { CalendarCell, DAY_ICONS } from './calendar-cell';
import { CalendarGrid, Legend } from './calendar-look';
import { addMonths, dayAfterKey, lastOfMonth, weeksOf } from './calendar-days';

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', mb: '2', '& h3': { flex: '1', fontSize: 'md', fontVariantNumeric: 'tabular-nums' } } });
const LEGEND = ['done', 'open', 'planned', 'closed'] as const;
/** A Sunday, whose week names the columns. */
const A_WEEK = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}`);

export interface MonthCalendarProps {
  sessionId: string;
  name: string;
  isDropIn: boolean;
  today: PlainDate;
  value: PlainDate | null;
  /** Whose month is shown while no day is chosen: today, or where the session is nearest to it. */
  opensOn: PlainDate;
  onChange: (date: PlainDate) => void;
}

/** The days of one session, a month at a time: what each is to the session, and whether it was entered. */
export function MonthCalendar({ sessionId, name, isDropIn, today, value, opensOn, onChange }: MonthCalendarProps) {
  const t = useTakeTexts();
  const core = useCoreTexts();
  const [month, setMonth] = useState(() => monthStart(value ?? opensOn));
  const [inHand, setInHand] = useState<PlainDate>(value ?? opensOn);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const { data, previousData, error, loading, refetch } = useAttendanceCalendarQuery({ variables: { sessionId, from: month, to: lastOfMonth(month) }, fetchPolicy: 'cache-and-network', context: silent() });
  const stale = useDelayed(loading && !data);
  const days = new Map((data ?? previousData)?.sessionCalendar.map((day) => [day.date, day] as const));
  const locked = days.get(month)?.locked ?? false;
  // The one day that Tab reaches: the one in hand, or the first of the month that is shown.
  const reach = monthStart(inHand) === month ? inHand : month;

  const opensWith = useRef(value);
  // Who comes with a day finds it, also where the calendar ends below the screen.
  useEffect(() => {
    if (opensWith.current) grid.current?.querySelector(`[data-date="${opensWith.current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${inHand}"]`)?.focus();
  }, [inHand]);

  function turn(months: number) {
    setMonth(addMonths(month, months));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
    const to = from ? dayAfterKey(event.key, from) : null;
    if (!to) return;
    event.preventDefault();
    moved.current = true;
    setMonth(monthStart(to));
    setInHand(to);
  }
  return (
    <chakra.div css={{ maxW: '44rem' }}>
      <Head>
        <h3 aria-live="polite">{monthTitle(month)}</h3>
        {month !== monthStart(today) && (
          <Button size="sm" onClick={() => setMonth(monthStart(today))}>
            {t('calendar.today')}
          </Button>
        )}
        <IconButton variant="outline" label={t('calendar.previous')} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => turn(-1)} />
        <IconButton variant="outline" label={t('calendar.next')} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => turn(1)} />
      </Head>
      {locked && (
        <chakra.p css={{ display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', mb: '2', '& svg': { boxSize: '4' } }}>
          <Lock aria-hidden="true" />
          {t('calendar.lockedMonth', { month: monthTitle(month) })}
        </chakra.p>
      )}
      {error && !loading && days.size === 0 && (
        <Notice severity="error" live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          {t('calendar.failed')}
        </Notice>
      )}
      <CalendarGrid ref={grid} role="grid" aria-label={t('calendar.label', { name })} aria-busy={stale || undefined} onKeyDown={onKeyDown} style={stale ? { opacity: 0.55 } : undefined}>
        <thead>
          <tr>
            {A_WEEK.map((date) => (
              <th key={date} scope="col">
                <abbr title={weekdayOf(date)}>{weekdayOf(date, 'short')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((date, at) => (
                <td key={date ?? at} role="gridcell" aria-selected={date !== null && date === value}>
                  {date && <CalendarCell date={date} day={days.get(date)} today={today} isDropIn={isDropIn} reachable={date === reach} chosen={date === value} onChoose={choose} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </CalendarGrid>
      <Legend>
        {LEGEND.map((mark) => (
          <li key={mark} data-mark={mark}>
            {DAY_ICONS[mark]}
            {t(`calendar.state.${mark}`)}
          </li>
        ))}
      </Legend>
      <chakra.p css={{ color: 'fg.muted', fontSize: 'xs', mt: '1', '@media (pointer: coarse)': { display: 'none' } }}>{t('calendar.keys')}</chakra.p>
    </chakra.div>
  );

  function choose(date: PlainDate) {
    setInHand(date);
    onChange(date);
  }
}
