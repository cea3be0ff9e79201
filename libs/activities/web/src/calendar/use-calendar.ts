import { isUuid, type PlainDate } from '@afterbell/core/domain';
import { useIsPhone, useSession } from '@afterbell/core/web';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { dateIn, isSpan, type Span } from './calendar-span';
import type { ActivitiesCalendarQuery } from './__generated__/activities-calendar';

export type Meeting = ActivitiesCalendarQuery['sessionCalendarDates']['dates'][number];
export type DayNote = ActivitiesCalendarQuery['siteCalendarEntries']['entries'][number];

export const meetingKey = ({ sessionId, date }: Pick<Meeting, 'sessionId' | 'date'>) => `${sessionId}.${date}`;

export interface CalendarAddress {
  span: Span;
  date: PlainDate;
  roomId: string | null;
  staffId: string | null;
  /** The meeting whose panel is open: the session's id, a dot, and the day. */
  meeting: string | null;
  set: (part: Partial<Record<'span' | 'on' | 'room' | 'staff' | 'meeting', string | null>>) => void;
}

/** What the address says; a phone shows the days of a week under each other. */
export function useCalendarAddress(): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const phone = useIsPhone();
  const { today } = useSession();
  return useMemo(() => {
    const [span, room, staff] = [params.get('span'), params.get('room'), params.get('staff')];
    return {
      span: phone && (span === 'week' || !isSpan(span)) ? 'agenda' : isSpan(span) ? span : 'week',
      date: dateIn(params.get('on')) ?? today,
      roomId: isUuid(room) ? room : null,
      staffId: isUuid(staff) ? staff : null,
      meeting: params.get('meeting'),
      set: (part) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            for (const [key, value] of Object.entries(part)) {
              if (value) after.set(key, value);
              else after.delete(key);
            }
            return after;
          },
          { preventScrollReset: true },
        ),
    };
  }, [params, setParams, phone, today]);
}

export type MeetingState = NonNullable<Meeting['outcome']> | 'missing' | 'planned';

export const stateOf = ({ outcome, date }: Meeting, today: PlainDate): MeetingState => outcome ?? (date < today ? 'missing' : 'planned');
