import { nowTimeIn, todayIn } from '@afterbell/core/domain';
import { type Fact, factLine, serverNow, useSession } from '@afterbell/core/web';
import { type MeetingKind, TRAINING_CATEGORIES } from '@afterbell/participation/domain';
import { dayName, timeRange } from '../shared/day-words';
import type { MeetingRowFragment } from './__generated__/meetings';
import { useMeetingsTexts } from './meetings-texts';

/** `1 h 30 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useMeetingsTexts();
  return (minutes) => (minutes % 60 === 0 ? t('durationHours', { hours: minutes / 60 }) : t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }));
}

export function usePlaceWords(): (meeting: Pick<MeetingRowFragment, 'isOnline' | 'place'>) => string | null {
  const t = useMeetingsTexts();
  return ({ isOnline, place }) => factLine([isOnline ? t('online') : null, place]) || null;
}

/** Whether a meeting has begun, by the clock of the acting organization: until then whoever is on its list is expected. */
export function useBegun(): (meeting: Pick<MeetingRowFragment, 'onDate' | 'startTime'>) => boolean {
  const { timeZone } = useSession();
  return ({ onDate, startTime }) => {
    const now = serverNow();
    const today = todayIn(timeZone, now);
    return onDate < today || (onDate === today && startTime <= nowTimeIn(timeZone, now));
  };
}

/** `3 of 4`, or `4 expected` before it begins; null while nobody is listed. */
export function usePresence(): (meeting: Pick<MeetingRowFragment, 'onDate' | 'startTime' | 'attendance'>) => string | null {
  const t = useMeetingsTexts();
  const begun = useBegun();
  return (meeting) => {
    const { listed, present } = meeting.attendance;
    if (!listed) return null;
    return begun(meeting) ? t('presentOf', { present, listed }) : t('expected', { count: listed });
  };
}

/** What matters of a meeting, above what it says. */
export function useMeetingFacts(): (meeting: Omit<MeetingRowFragment, ' $fragmentName'>, kind: MeetingKind) => Fact[] {
  const t = useMeetingsTexts();
  const duration = useDuration();
  const placeOf = usePlaceWords();
  const begun = useBegun();
  const presence = usePresence();
  return (meeting, kind) => {
    const { attendance, creditHours, category } = meeting;
    const facts: [string, string | null][] = [
      [t('field.onDate'), dayName(meeting.onDate)],
      [t('field.time'), timeRange(meeting.startTime, meeting.endTime)],
      [t('field.place'), placeOf(meeting)],
      [t('field.facilitator'), meeting.facilitator],
      [t('field.organization'), meeting.organization.name],
      ...(kind === 'professional_development'
        ? ([
            [t('field.provider'), meeting.provider],
            [t('field.category'), category && TRAINING_CATEGORIES[category]],
            [t('field.creditHours'), creditHours === null ? null : String(creditHours)],
          ] satisfies [string, string | null][])
        : []),
      [t('field.attendance'), presence(meeting) ?? t('nobody')],
      [t('field.hours'), attendance.minutes && begun(meeting) ? duration(attendance.minutes) : null],
    ];
    return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  };
}
