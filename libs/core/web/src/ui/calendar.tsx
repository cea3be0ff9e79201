import { parseDate, type DateValue } from '@ark-ui/react/date-picker';
import { chakra, DatePicker } from '@chakra-ui/react';
import { WEEK_STARTS_ON } from '@afterbell/core/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { i18n } from '../i18n/i18n';
import { useOptionalSession } from '../session/session-context';
import { IconButton } from './button';
import type { CalendarPickerProps } from './calendar-picker';

const Frame = chakra('div', {
  base: {
    display: 'inline-block',
    '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& th': { fontSize: 'xs', color: 'fg.muted', fontWeight: 'semibold', height: '8' },
    '& td': { p: '0.5' },
    '& [aria-current=date] > [data-part=table-cell-trigger]': { fontWeight: 'semibold', boxShadow: 'inset 0 0 0 1px {colors.border.control}' },
    '& [data-part=table-cell-trigger]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'max(2.25rem, var(--ab-control))',
      borderRadius: 'md',
      cursor: 'pointer',
      userSelect: 'none',
      // Not `_hover`, which weighs more than any attribute: what was just chosen is still under the pointer, and has to stay readable.
      '&:hover:not([data-selected], [data-disabled], [data-unavailable])': { bg: 'bg.muted' },
      '&[data-selected]': { bg: 'accent.solid', color: 'accent.contrast', fontWeight: 'semibold' },
      '&[data-outside-range]': { color: 'fg.muted' },
      // Out of reach is pale; struck out is a day of its own that cannot be chosen, and not one of the month beside.
      '&[data-disabled], &[data-unavailable]': { color: 'fg.muted', cursor: 'not-allowed', bg: 'transparent', fontWeight: 'normal' },
      '&[data-struck]:not([data-outside-range])': { textDecoration: 'line-through' },
    },
  },
});

/** The month grid of Chakra; a chunk of its own. */
export default function Calendar({ label, value, onChange, selection = 'single', maxDates, min, max, disabledDates = [], disabledDays = [], today: given, opensAt, takesFocus = false }: CalendarPickerProps) {
  const t = useCoreTexts();
  const session = useOptionalSession();
  // The picker's own today is the device's or UTC's, which may be another day already.
  const today = given ?? session?.today;
  const first = value[0] ?? opensAt ?? today;
  const isStruck = (day: DateValue) => disabledDates.includes(day.toString()) || disabledDays.includes(day.toDate('UTC').getUTCDay());
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the pop-up, which takes its first button.
    const turn = takesFocus && requestAnimationFrame(() => requestAnimationFrame(() => dayInHand(frame.current)?.focus()));
    return () => void (turn && cancelAnimationFrame(turn));
  }, [takesFocus]);
  return (
    <Frame ref={frame}>
      <DatePicker.Root
        inline
        unstyled
        locale={i18n.language}
        aria-label={label}
        selectionMode={selection}
        maxSelectedDates={selection === 'multiple' ? maxDates : undefined}
        startOfWeek={WEEK_STARTS_ON}
        value={value.map((date) => parseDate(date))}
        defaultFocusedValue={first ? parseDate(first) : undefined}
        min={min ? parseDate(min) : undefined}
        max={max ? parseDate(max) : undefined}
        isDateUnavailable={isStruck}
        onValueChange={(details) => onChange(details.value.map((date) => date.toString()).sort())}
        openOnClick={false}
      >
        <DatePicker.Content unstyled>
          <DatePicker.View view="day" unstyled>
            <DatePicker.ViewControl unstyled css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '2' }}>
              <DatePicker.PrevTrigger asChild>
                <IconButton label={t('calendar.previous')} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} />
              </DatePicker.PrevTrigger>
              <strong aria-live="polite">
                <DatePicker.RangeText unstyled />
              </strong>
              <DatePicker.NextTrigger asChild>
                <IconButton label={t('calendar.next')} icon={<ChevronRight data-mirror="" aria-hidden="true" />} />
              </DatePicker.NextTrigger>
            </DatePicker.ViewControl>
            <DatePicker.Context>
              {(picker) => (
                <DatePicker.Table unstyled>
                  <DatePicker.TableHead unstyled>
                    <DatePicker.TableRow unstyled>
                      {picker.weekDays.map((day) => (
                        <DatePicker.TableHeader key={day.long} unstyled aria-label={day.long}>
                          {day.short}
                        </DatePicker.TableHeader>
                      ))}
                    </DatePicker.TableRow>
                  </DatePicker.TableHead>
                  <DatePicker.TableBody unstyled>
                    {picker.weeks.map((week) => (
                      <DatePicker.TableRow key={week[0]?.toString()} unstyled>
                        {week.map((day) => (
                          <DatePicker.TableCell key={day.toString()} value={day} unstyled aria-current={day.toString() === today ? 'date' : false}>
                            <DatePicker.TableCellTrigger unstyled data-struck={isStruck(day) || undefined}>{day.day}</DatePicker.TableCellTrigger>
                          </DatePicker.TableCell>
                        ))}
                      </DatePicker.TableRow>
                    ))}
                  </DatePicker.TableBody>
                </DatePicker.Table>
              )}
            </DatePicker.Context>
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </Frame>
  );
}

const dayInHand = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]');
