import type { PlainDate } from '@afterbell/core/domain';
import { useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { MonthWeeks } from '../month-weeks';
import { Agenda } from './agenda';
import { dayTitle } from './calendar-span';
import { useCalendarTexts } from './calendar-texts';
import { Legend } from './legend';
import { NOTE_ICONS, STATE_ICONS, STATE_ORDER, STATE_TONES } from './meeting-look';
import { stateOf, type CalendarAddress, type DayNote, type Meeting } from './use-calendar';
import { useNoteWords } from './use-note-words';

/** The days as a small table, in which a thumb finds each; what the day holds stands beneath. */
const Days = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    mb: '2',
    '& th': { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', height: '7' },
    '& td': { p: '0.5' },
    '& button': { display: 'flex', flexDirection: 'column', alignItems: 'center', width: 'full', minH: '3.5rem', py: '1', borderRadius: 'md', cursor: 'pointer', _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '1px' } },
    '& td[data-outside] button': { color: 'fg.muted' },
    '& [aria-current=date]': { boxShadow: 'inset 0 0 0 1px {colors.border.control}', fontWeight: 'bold' },
    '& button[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
    '& small': { fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal' },
    '& [data-signs]': { display: 'flex', alignItems: 'center', minH: '3.5', '& svg': { boxSize: '3.5' }, '& span': { display: 'flex', color: 'colorPalette.fg' } },
  },
});

export interface PhoneMonthProps {
  address: CalendarAddress;
  meetings: readonly Meeting[];
  notes: readonly DayNote[];
}

/** A month on a phone: how many meetings each day has, and those of the chosen day beneath. */
export function PhoneMonth({ address, meetings, notes }: PhoneMonthProps) {
  const t = useCalendarTexts();
  const words = useNoteWords();
  const { today } = useSession();
  const of = (date: PlainDate) => ({ met: meetings.filter((meeting) => meeting.date === date), noted: notes.filter((note) => note.date === date) });
  const chosen = of(address.date);
  const list = useRef<HTMLDivElement>(null);
  const tapped = useRef(false);
  const show = () => list.current?.scrollIntoView?.({ block: 'nearest' });
  // The tapped day's list lies below the fold; who only turns the month is left where they are.
  useEffect(() => {
    if (tapped.current) show();
    tapped.current = false;
  }, [address.date]);
  function choose(date: PlainDate) {
    if (date === address.date) return show();
    tapped.current = true;
    address.set({ on: date });
  }
  return (
    <>
      <Days>
        <MonthWeeks
          month={address.date}
          day={(date) => {
            const { met, noted } = of(date);
            const states = STATE_ORDER.filter((state) => met.some((meeting) => stateOf(meeting, today) === state));
            const missing = met.filter((meeting) => stateOf(meeting, today) === 'missing').length;
            const said = [dayTitle(date), t('meetings', { count: met.length }), missing > 0 && t('missing', { count: missing }), ...noted.map(words)].filter(Boolean).join(', ');
            return (
              <button type="button" aria-label={said} aria-pressed={date === address.date} aria-current={date === today ? 'date' : undefined} onClick={() => choose(date)}>
                {Number(date.slice(8))}
                <span data-signs="">
                  {noted.some(({ kind }) => kind === 'closed') && NOTE_ICONS.closed}
                  {states.slice(0, 3).map((state) => (
                    <chakra.span key={state} colorPalette={STATE_TONES[state]}>
                      {STATE_ICONS[state]}
                    </chakra.span>
                  ))}
                </span>
                <small>{met.length || ''}</small>
              </button>
            );
          }}
        />
      </Days>
      <Legend closed />
      <div ref={list}>
        {chosen.met.length + chosen.noted.length > 0 ? (
          <Agenda meetings={chosen.met} notes={chosen.noted} onOpen={(meeting) => address.set({ meeting })} />
        ) : (
          <chakra.p css={{ color: 'fg.muted' }}>{t('noneOn', { day: dayTitle(address.date) })}</chakra.p>
        )}
      </div>
    </>
  );
}
