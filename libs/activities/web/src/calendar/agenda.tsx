import { formatTime } from '@afterbell/core/domain';
import { factLine, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { dayTitle } from './calendar-span';
import { useCalendarTexts } from './calendar-texts';
import { meetingName, NOTE_ICONS, STATE_ICONS, STATE_TONES } from './meeting-look';
import { meetingKey, stateOf, type DayNote, type Meeting } from './use-calendar';
import { useNoteWords } from './use-note-words';

const Days = chakra('ol', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h3': { fontSize: 'sm', mb: '1.5' },
    '& ul': { listStyle: 'none', m: '0', p: '0', borderTop: 'hairline' },
    '& ul > li': { borderBottom: 'hairline' },
    '& button, & [data-note]': { display: 'flex', alignItems: 'center', gap: '3', width: 'full', minH: 'touch', py: '1.5', px: '1', textAlign: 'start' },
    '& button': { cursor: 'pointer', _hover: { bg: 'bg.muted' }, mdDown: { flexWrap: 'wrap', columnGap: '3', rowGap: '0' } },
    '& svg': { boxSize: '4', flexShrink: '0' },
    '& [data-when]': { fontVariantNumeric: 'tabular-nums', width: '9.5rem', flexShrink: '0', color: 'fg.muted', whiteSpace: 'nowrap', mdDown: { width: 'auto' } },
    '& [data-what]': { minW: '0', flex: '1', overflowWrap: 'anywhere', mdDown: { order: '1', flexBasis: 'full' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' } },
    '& [data-state]': { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'xs', fontWeight: 'semibold', color: 'colorPalette.fg', mdDown: { marginInlineStart: 'auto' } },
    '& [data-note]': { color: 'fg.muted', minH: '9' },
  },
});

/** Meetings under each other, day by day: what a phone shows, and the equal of the grid for everybody. */
export function Agenda({ meetings, notes, onOpen, saysDay = true }: { meetings: readonly Meeting[]; notes: readonly DayNote[]; onOpen: (key: string) => void; saysDay?: boolean }) {
  const t = useCalendarTexts();
  const words = useNoteWords();
  const { today } = useSession();
  const days = [...new Set([...meetings, ...notes].map(({ date }) => date))].sort();
  return (
    <Days>
      {days.map((date) => (
        <li key={date}>
          {saysDay && <h3>{dayTitle(date)}</h3>}
          <ul>
            {notes
              .filter((note) => note.date === date)
              .map((note) => (
                <li key={note.eventId}>
                  <span data-note="">
                    {NOTE_ICONS[note.kind]}
                    {words(note)}
                  </span>
                </li>
              ))}
            {meetings
              .filter((meeting) => meeting.date === date)
              .map((meeting) => {
                const state = stateOf(meeting, today);
                return (
                  <li key={meetingKey(meeting)}>
                    <button type="button" onClick={() => onOpen(meetingKey(meeting))}>
                      <span data-when="">{t('hours', { from: formatTime(meeting.startTime), to: formatTime(meeting.endTime) })}</span>
                      <span data-what="">
                        {meetingName(meeting)}
                        <small>{factLine([meeting.place, ...meeting.staffNames])}</small>
                      </span>
                      <chakra.span data-state="" colorPalette={STATE_TONES[state]}>
                        {STATE_ICONS[state]}
                        {t(`state.${state}`)}
                        {meeting.locked && <Lock aria-label={t('locked')} />}
                      </chakra.span>
                    </button>
                  </li>
                );
              })}
          </ul>
        </li>
      ))}
    </Days>
  );
}
