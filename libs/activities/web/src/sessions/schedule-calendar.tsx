import { chakra } from '@chakra-ui/react';
import { addDays, formatDate, monthStart, type PlainDate } from '@afterbell/core/domain';
import { i18n, IconButton } from '@afterbell/core/web';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { MonthWeeks } from '../month-weeks';
import { useScheduleTexts } from './schedule-texts';

const Frame = chakra('div', {
  base: {
    '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', width: 'full', tableLayout: 'fixed' },
    '& th': { fontSize: 'xs', color: 'fg.muted', fontWeight: 'semibold', height: '7' },
    '& td': { p: '0.5', textAlign: 'center' },
    '& td > span, & td > button': { display: 'grid', placeItems: 'center', width: 'full', height: '9', borderRadius: 'md', color: 'fg.muted', fontSize: 'sm', '@media (pointer: coarse)': { height: 'touch' } },
    '& td > button': { cursor: 'pointer', border: '1px solid transparent', _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' } },
    '& td > button[aria-pressed=true]': { bg: 'accent.solid', color: 'accent.contrast', fontWeight: 'semibold' },
    '& td > button[aria-pressed=false]': { color: 'fg', borderColor: 'border.control', borderStyle: 'dashed', textDecoration: 'line-through' },
    '& td > [data-closed]': { textDecoration: 'line-through', bg: 'bg.muted' },
    '@media (forced-colors: active)': { '& td > button[aria-pressed=true]': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  },
});
const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '1' } });

export interface ScheduleCalendarProps {
  /** What is said of each day on which it meets: "03:00 PM – 05:00 PM". */
  meetings: ReadonlyMap<PlainDate, string>;
  /** Reason by day. */
  closures: ReadonlyMap<PlainDate, string>;
  leftOut: ReadonlySet<PlainDate>;
  from: PlainDate;
  to: PlainDate;
  /** The month of this day is shown first. */
  shown?: PlainDate;
  /** None where nothing can be left out. */
  onToggle?: (day: PlainDate) => void;
}

const nextMonth = (month: PlainDate, by: 1 | -1) => monthStart(addDays(month, by === 1 ? 32 : -1));

/** One month of a schedule. Its days are buttons that leave them out and bring them back; closed days are struck out, with the reason. */
export function ScheduleCalendar({ meetings, closures, leftOut, from, to, shown = from, onToggle }: ScheduleCalendarProps) {
  const t = useScheduleTexts();
  const [asked, setAsked] = useState(monthStart(shown));
  const month = asked < monthStart(from) ? monthStart(from) : asked > monthStart(to) ? monthStart(to) : asked;
  const title = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}T00:00:00Z`));
  return (
    <Frame>
      <Head>
        <IconButton label={t('preview.previous')} disabled={month <= monthStart(from)} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => setAsked(nextMonth(month, -1))} />
        <strong aria-live="polite">{title}</strong>
        <IconButton label={t('preview.next')} disabled={month >= monthStart(to)} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => setAsked(nextMonth(month, 1))} />
      </Head>
      <table aria-label={title}>
        <MonthWeeks month={month} day={(day, outside) => !outside && <Day day={day} when={meetings.get(day)} closed={closures.get(day)} out={leftOut.has(day)} onToggle={onToggle} />} />
      </table>
    </Frame>
  );
}

function Day({ day, when, closed, out, onToggle }: { day: PlainDate; when: string | undefined; closed: string | undefined; out: boolean; onToggle?: (day: PlainDate) => void }) {
  const t = useScheduleTexts();
  const number = Number(day.slice(8));
  const date = formatDate(day);
  const label = out ? t('preview.leftOutDay', { date }) : when !== undefined ? t('preview.meetingDay', { date, when }) : undefined;
  if (label !== undefined)
    return (
      <button type="button" aria-label={label} title={label} aria-pressed={!out} disabled={!onToggle} onClick={() => onToggle?.(day)}>
        {number}
      </button>
    );
  if (closed !== undefined)
    return (
      <span data-closed="" title={t('preview.closedDay', { date, reason: closed })} role="img" aria-label={t('preview.closedDay', { date, reason: closed })}>
        {number}
      </span>
    );
  return <span>{number}</span>;
}
