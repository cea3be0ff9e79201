import { addDays, formatDate, type PlainDate, weekStart } from '@afterbell/core/domain';
import { i18n } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ParticipantYearQuery } from './__generated__/participant-record';
import { useHourWords } from './hours-table';
import { useRecordTexts } from './record-texts';

export type Day = ParticipantYearQuery['participantYear']['days'][number];

/** From which minutes on a day is darker. */
const STEPS = [1, 60, 120, 180] as const;
const CELL = '0.875rem';
const Frame = chakra('div', { base: { position: 'relative', overflowX: 'auto', minW: '0', pb: '2' } });
const Grid = chakra('table', {
  base: {
    borderSpacing: '2px',
    borderCollapse: 'separate',
    '& th': { fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted', textAlign: 'start', paddingInlineEnd: '1', whiteSpace: 'nowrap', height: CELL, lineHeight: '1' },
    '& thead th': { position: 'relative', minW: CELL, maxW: CELL, p: '0', overflow: 'visible', height: '1rem' },
    '& td': { width: CELL, minW: CELL, height: CELL, p: '0', borderRadius: '2px', outlineOffset: '1px', _focusVisible: { outline: '2px solid {colors.accent.solid}' } },
  },
});
export const SHADES = {
  none: { bg: 'bg.muted' },
  absent: { bg: 'transparent', border: '2px solid {colors.orange.solid}' },
  1: { bg: 'color-mix(in srgb, {colors.accent.solid} 30%, {colors.bg.panel})' },
  2: { bg: 'color-mix(in srgb, {colors.accent.solid} 55%, {colors.bg.panel})' },
  3: { bg: 'color-mix(in srgb, {colors.accent.solid} 78%, {colors.bg.panel})' },
  4: { bg: 'accent.solid' },
} as const;
export type Shade = keyof typeof SHADES;
const Cell = chakra('td', { base: { '@media (forced-colors: active)': { forcedColorAdjust: 'none' } }, variants: { shade: Object.fromEntries(Object.entries(SHADES)) as { [K in Shade]: (typeof SHADES)[K] } } });

export function shadeOf(day: Day | undefined): Shade {
  if (!day) return 'none';
  if (day.present === 0) return 'absent';
  return Math.max(1, STEPS.findLastIndex((from) => from <= day.minutes) + 1) as Shade;
}

export interface HeatMapProps {
  label: string;
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
  days: readonly Day[];
}

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7, PageUp: -28, PageDown: 28 };

/** A year as weeks side by side; one cell takes the focus, arrow keys go on, each says its day in words. */
export function HeatMap({ label, from, to, today, days }: HeatMapProps) {
  const t = useRecordTexts();
  const hours = useHourWords();
  const grid = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const clamp = (date: PlainDate) => (date < from ? from : date > to ? to : date);
  const [inHand, setInHand] = useState(() => clamp(today));
  const byDate = new Map(days.map((day) => [day.date, day]));
  const weeks: PlainDate[] = [];
  for (let week = weekStart(from); week <= to; week = addDays(week, 7)) weeks.push(week);

  // A phone shows a part of the year: the part where it is now.
  useEffect(() => {
    const cell = frame.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (cell && frame.current) frame.current.scrollLeft = cell.offsetLeft - (frame.current.clientWidth * 2) / 3;
  }, []);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${inHand}"]`)?.focus();
  }, [inHand]);

  function onKeyDown(event: KeyboardEvent) {
    const rtl = document.documentElement.dir === 'rtl' && event.key.startsWith('ArrowL') ? 'ArrowRight' : document.documentElement.dir === 'rtl' && event.key.startsWith('ArrowR') ? 'ArrowLeft' : event.key;
    const target = event.key === 'Home' ? from : event.key === 'End' ? to : MOVES[rtl] === undefined ? null : clamp(addDays(inHand, MOVES[rtl]));
    if (target === null) return;
    event.preventDefault();
    moved.current = true;
    setInHand(target);
  }

  const format = (date: PlainDate, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  function words(date: PlainDate): string {
    const day = byDate.get(date);
    const said = day ? [day.present > 0 && hours.minutes(day.minutes), day.present > 0 && t('present', { count: day.present }), day.excused > 0 && t('absentExcused'), day.unexcused > 0 && t('absentUnexcused')] : [t('nothing')];
    return [`${format(date, { weekday: 'long' })}, ${formatDate(date)}`, ...said.filter(Boolean)].join(', ');
  }

  return (
    <Frame ref={frame}>
      <Grid ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown}>
        <thead aria-hidden="true">
          <tr>
            <th />
            {weeks.map((week) => {
              const begins = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(week, offset)).find((date) => date.endsWith('-01') && date >= from && date <= to);
              return <th key={week}>{begins && format(begins, { month: 'short' })}</th>;
            })}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{format(addDays(weeks[0] ?? from, weekday), { weekday: 'short' })}</th>
              {weeks.map((week) => {
                const date = addDays(week, weekday);
                if (date < from || date > to) return <td key={week} aria-hidden="true" />;
                return <Cell key={week} shade={shadeOf(byDate.get(date))} role="gridcell" data-date={date} tabIndex={date === inHand ? 0 : -1} aria-label={words(date)} title={words(date)} onFocus={() => setInHand(date)} />;
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

