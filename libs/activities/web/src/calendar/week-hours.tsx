import { addDays, dayOfWeek, formatTime, type PlainDate, weekStart } from '@afterbell/core/domain';
import { factLine, i18n, useSession } from '@afterbell/core/web';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { weekdayName } from '../session-days';
import { dayTitle } from './calendar-span';
import { useCalendarTexts } from './calendar-texts';
import { meetingName, NOTE_ICONS, STATE_ICONS, STATE_TONES } from './meeting-look';
import { tileWords, useMeetingWords } from './meeting-words';
import { movedTo, type Target } from './target';
import { meetingKey, stateOf, type CalendarAddress, type DayNote, type Meeting } from './use-calendar';
import { useNoteWords } from './use-note-words';
import { Tile, Week } from './week-look';

export interface WeekHoursProps {
  address: CalendarAddress;
  meetings: readonly Meeting[];
  notes: readonly DayNote[];
  movable: (meeting: Meeting) => boolean;
  onMove: (meeting: Meeting, to: Target) => void;
}

const hourOf = (time: string) => Number(time.slice(0, 2));

/** The hours in which something begins, and one around to drag to; the usual afternoon when nothing does. */
function hoursOf(meetings: readonly Meeting[]): number[] {
  const begins = meetings.map(({ startTime }) => hourOf(startTime));
  const first = Math.max(0, Math.min(...(begins.length ? begins : [15])) - 1);
  const last = Math.min(23, Math.max(...(begins.length ? begins : [17])) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A week or a day by hours: everything that begins in an hour stands there, whole. Dragging goes to a day and an hour. */
export function WeekHours({ address, meetings, notes, movable, onMove }: WeekHoursProps) {
  const words = useNoteWords();
  const says = useMeetingWords();
  const { today } = useSession();
  const [dragged, setDragged] = useState<Meeting | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const tile = tileWords(meetings);
  const t = useCalendarTexts();
  const day = address.span === 'day';
  const sunday = weekStart(address.date);
  const days = day ? [address.date] : Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday));
  const times = ({ startTime, endTime }: Meeting) => (day ? t('hours', { from: formatTime(startTime), to: formatTime(endTime) }) : formatTime(startTime));
  const now = (date: PlainDate) => (date === today ? 'date' : undefined);

  function drop(date: PlainDate, hour: number) {
    setOver(null);
    setDragged(null);
    if (!dragged || (date === dragged.date && hour === hourOf(dragged.startTime))) return;
    onMove(dragged, movedTo(dragged, date, `${String(hour).padStart(2, '0')}${dragged.startTime.slice(2)}`));
  }

  return (
    <Week data-day={day || undefined}>
      <table>
        <thead>
          <tr>
            <td />
            {days.map((date) => (
              <th key={date} scope="col" aria-current={now(date)} aria-label={dayTitle(date)}>
                {weekdayName(dayOfWeek(date), i18n.language)} {Number(date.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notes.length > 0 && (
            <tr data-notes="">
              <td />
              {days.map((date) => (
                <td key={date}>
                  {notes
                    .filter((note) => note.date === date)
                    .map((note) => (
                      <span key={note.eventId} data-note="">
                        {NOTE_ICONS[note.kind]}
                        <span>{words(note)}</span>
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          )}
          {hoursOf(meetings).map((hour) => (
            <tr key={hour}>
              <th scope="row">{formatTime(`${String(hour).padStart(2, '0')}:00`)}</th>
              {days.map((date) => (
                <td
                  key={date}
                  aria-current={now(date)}
                  data-over={(dragged && over === `${date} ${hour}`) || undefined}
                  onDragOver={(event) => {
                    if (!dragged) return;
                    event.preventDefault();
                    setOver(`${date} ${hour}`);
                  }}
                  onDrop={(event) => {
                    event.preventDefault();
                    drop(date, hour);
                  }}
                >
                  <div>
                    {meetings
                      .filter((meeting) => meeting.date === date && hourOf(meeting.startTime) === hour)
                      .sort((a, b) => a.startTime.localeCompare(b.startTime))
                      .map((meeting) => (
                        <Tile
                          key={meetingKey(meeting)}
                          role="button"
                          tabIndex={0}
                          colorPalette={STATE_TONES[stateOf(meeting, today)]}
                          aria-label={says(meeting)}
                          title={says(meeting)}
                          draggable={movable(meeting)}
                          onDragStart={(event) => {
                            event.dataTransfer.setData('text/plain', says(meeting));
                            event.dataTransfer.effectAllowed = 'move';
                            setDragged(meeting);
                          }}
                          onDragEnd={() => {
                            setDragged(null);
                            setOver(null);
                          }}
                          onClick={() => address.set({ meeting: meetingKey(meeting) })}
                          onKeyDown={(event) => {
                            if (event.key !== 'Enter' && event.key !== ' ') return;
                            event.preventDefault();
                            address.set({ meeting: meetingKey(meeting) });
                          }}
                        >
                          <small data-when="">
                            {STATE_ICONS[stateOf(meeting, today)]}
                            {times(meeting)}
                            {meeting.locked && <Lock aria-hidden="true" />}
                          </small>
                          <b>{day ? meetingName(meeting) : tile(meeting).first}</b>
                          {day ? <small>{factLine([meeting.place, ...meeting.staffNames])}</small> : tile(meeting).then && <small>{tile(meeting).then}</small>}
                        </Tile>
                      ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Week>
  );
}
