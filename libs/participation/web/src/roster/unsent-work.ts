import { formatDate } from '@afterbell/core/domain';
import type { UnsentWork } from '@afterbell/core/web';
import { rosterPath } from '../shared/take-paths';
import { takeText } from '../shared/take-texts';
import { rosterOpenAt } from './open-rosters';
import { discardUnsent, unsentDays } from './unsent-marks';

/** Marks that wait on this device, as sign-out asks about them. */
export const attendanceUnsentWork: UnsentWork = {
  places: (userId) =>
    unsentDays(userId).map(({ sessionId, date, title, count }) => ({
      id: `${sessionId}:${date}`,
      title: title ? takeText('unsent.place', { name: title, date: formatDate(date) }) : takeText('unsent.open', { date: formatDate(date) }),
      count,
      counted: takeText('unsent.marks', { count }),
      path: rosterPath({ sessionId, date }),
    })),
  send: async (client, userId) => {
    for (const { sessionId, date } of unsentDays(userId)) {
      const roster = rosterOpenAt(sessionId, date);
      if (roster) await roster.flush();
      else await (await import('./send-unsent')).sendUnsent(client, userId, { sessionId, date });
    }
  },
  discard: (userId) => {
    for (const { sessionId, date } of unsentDays(userId)) rosterOpenAt(sessionId, date)?.stop();
    discardUnsent(userId);
  },
};
