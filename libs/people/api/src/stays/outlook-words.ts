import { formatDate } from '@afterbell/core/domain';
import type { PlacesOutlook } from './stay-places';

const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What ending stays does to places, for whoever is about to. */
export function placesEnding({ places, sessions, moreSessions, marks, lastMarkedOn }: Omit<PlacesOutlook, 'markedSessions' | 'returning'>): string[] {
  const named = sessions.length ? `: ${sessions.join('; ')}${moreSessions ? ` and ${moreSessions.toLocaleString('en-US')} more` : ''}.` : '.';
  return [
    ...(places ? [`Ends ${counted(places, 'place in a session', 'places in sessions')}${named}`] : []),
    ...(marks && lastMarkedOn ? [`Attendance after the last day stays as it is: ${counted(marks, 'mark', 'marks')}, the last on ${formatDate(lastMarkedOn)}.`] : []),
  ];
}
