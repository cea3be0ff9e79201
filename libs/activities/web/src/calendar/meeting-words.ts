import { formatTime } from '@afterbell/core/domain';
import { i18n, useSession } from '@afterbell/core/web';
import { useCalendarTexts } from './calendar-texts';
import { dayTitle } from './calendar-span';
import { meetingName, ownName } from './meeting-look';
import { stateOf, type Meeting } from './use-calendar';

export interface TileWords {
  /** Name of the thing first, unless the day has several of that name: then what tells them apart. */
  first: string;
  then: string | null;
}

/** Words of a small tile: of meetings alike on a day, the group or the room goes before the name that they share. */
export function tileWords(meetings: readonly Meeting[]): (meeting: Meeting) => TileWords {
  const count = new Map<string, number>();
  const dayOf = ({ date, activityId }: Meeting) => `${date} ${activityId}`;
  for (const meeting of meetings) count.set(dayOf(meeting), (count.get(dayOf(meeting)) ?? 0) + 1);
  return (meeting) => {
    const own = ownName(meeting);
    const apart = own ?? meeting.place;
    if ((count.get(dayOf(meeting)) ?? 0) > 1 && apart) return { first: apart, then: meeting.activityName };
    return { first: meeting.activityName, then: own };
  };
}

/** All of a meeting in one line: what a screen reader says and a pointer is told. */
export function useMeetingWords(): (meeting: Meeting) => string {
  const t = useCalendarTexts();
  const { today } = useSession();
  return (meeting) => {
    const line = t('says', { day: dayTitle(meeting.date), from: formatTime(meeting.startTime), to: formatTime(meeting.endTime), name: meetingName(meeting), state: t(`state.${stateOf(meeting, today)}`) });
    const where = [meeting.place, meeting.staffNames.length > 0 && new Intl.ListFormat(i18n.language).format(meeting.staffNames), meeting.locked && t('locked')].filter(Boolean);
    return [line, ...where].join(', ');
  };
}
