import FullCalendar, { type EventClickInfo, type EventDropInfo, type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import classicTheme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { formatTime, type PlainDate, type PlainTime, WEEK_STARTS_ON } from '@afterbell/core/domain';
import { i18n, useSession } from '@afterbell/core/web';
import { Lock } from 'lucide-react';
import { GridLook } from './calendar-look';
import { useCalendarTexts } from './calendar-texts';
import { meetingName, NOTE_ICONS, STATE_ICONS } from './meeting-look';
import { tileWords, useMeetingWords } from './meeting-words';
import { movedTo, type Target } from './target';
import { meetingKey, stateOf, type CalendarAddress, type DayNote, type Meeting } from './use-calendar';
import { useNoteWords } from './use-note-words';

export interface CalendarGridProps {
  address: CalendarAddress;
  meetings: readonly Meeting[];
  notes: readonly DayNote[];
  movable: (meeting: Meeting) => boolean;
  onMove: (meeting: Meeting, to: Target) => void;
}

/** Wall-clock times are handed over as if they were UTC: the grid then shows what the site's wall shows, whatever the zone here. */
const at = (date: PlainDate, time: PlainTime) => `${date}T${time}:00Z`;
const dateOf = (instant: Date | null) => instant?.toISOString().slice(0, 10) ?? '';
const timeOf = (instant: Date | null) => instant?.toISOString().slice(11, 16) ?? '';

/** A month as a grid; a chunk of its own. */
export default function CalendarGrid({ address, meetings, notes, movable, onMove }: CalendarGridProps) {
  const t = useCalendarTexts();
  const words = useNoteWords();
  const { today } = useSession();
  const byKey = new Map(meetings.map((meeting) => [meetingKey(meeting), meeting]));
  const says = useMeetingWords();
  const tile = tileWords(meetings);
  const events: EventInput[] = [
    ...meetings.map((meeting) => ({ id: meetingKey(meeting), title: meetingName(meeting), start: at(meeting.date, meeting.startTime), end: at(meeting.date, meeting.endTime), startEditable: movable(meeting), durationEditable: false, interactive: true })),
    ...notes.map((note) => ({ id: `${note.eventId}.${note.date}`, title: words(note), start: note.date, allDay: true, editable: false, interactive: false, extendedProps: { note: true, kind: note.kind } })),
  ];

  function drop({ event, revert }: EventDropInfo) {
    // What is on record is what the grid shows; it moves there when the server has said yes.
    revert();
    const meeting = byKey.get(event.id);
    if (meeting && !event.allDay) onMove(meeting, movedTo(meeting, dateOf(event.start), timeOf(event.start)));
  }

  return (
    <GridLook>
      <FullCalendar
        key={address.date}
        plugins={[dayGridPlugin, interactionPlugin, classicTheme]}
        initialView="dayGridMonth"
        initialDate={address.date}
        headerToolbar={false}
        locale={i18n.language}
        timeZone="UTC"
        now={`${today}T00:00:00Z`}
        firstDay={WEEK_STARTS_ON}
        height="auto"
        fixedWeekCount={false}
        dayMaxEvents={5}
        moreLinkClass="ab-more"
        moreLinkContent={({ num }: { num: number }) => t('moreOn', { count: num })}
        events={events}
        eventDisplay="block"
        eventClick={({ event }: EventClickInfo) => byKey.has(event.id) && address.set({ meeting: event.id })}
        eventDrop={drop}
        eventClass={({ event }) => `ab-event ab-${event.extendedProps['note'] ? String(event.extendedProps['kind']) : (byKey.get(event.id) && stateOf(byKey.get(event.id) as Meeting, today)) || ''}`}
        eventDidMount={({ el, event }) => {
          const meeting = byKey.get(event.id);
          el.title = meeting ? says(meeting) : event.title;
          if (meeting) el.setAttribute('aria-label', says(meeting));
        }}
        eventContent={({ event }) => {
          const meeting = byKey.get(event.id);
          if (!meeting) {
            return (
              <span data-inside="">
                {NOTE_ICONS[event.extendedProps['kind'] as DayNote['kind']]}
                <span>{event.title}</span>
              </span>
            );
          }
          return (
            <span data-inside="">
              {STATE_ICONS[stateOf(meeting, today)]}
              <span>
                <small>{formatTime(meeting.startTime)}</small>
                <b>{tile(meeting).first}</b>
                {tile(meeting).then && <small>{tile(meeting).then}</small>}
              </span>
              {meeting.locked && <Lock aria-label={t('locked')} />}
            </span>
          );
        }}
      />
    </GridLook>
  );
}
