import { formatDate } from '@afterbell/core/domain';
import type { UnsentWork } from '@afterbell/core/web';
import { closingsOf, dropClosing, sendClosing } from '../offline/kept-closings';
import { rosterPath, summaryPath } from '../shared/take-paths';
import { takeText } from '../shared/take-texts';
import { rosterOpenAt } from './open-rosters';
import { discardUnsent, sealUnsent, unsentDays } from './unsent-marks';

/** Marks that wait on this device, as sign-out asks about them. */
export const attendanceUnsentWork: UnsentWork = {
  places: (userId) => [
    ...unsentDays(userId).map(({ sessionId, date, title, count, undecided }) => ({
      id: `${sessionId}:${date}`,
      title: title ? takeText('unsent.place', { name: title, date: formatDate(date) }) : takeText('unsent.open', { date: formatDate(date) }),
      // Signing out would leave behind both; only the first are sent before it.
      count: count + undecided,
      counted: [count > 0 && takeText('unsent.marks', { count }), undecided > 0 && takeText('unsent.toDecide', { count: undecided })].filter(Boolean).join(', '),
      path: rosterPath({ sessionId, date }),
    })),
    ...closingsOf(userId).map(({ sessionId, date, title, outcome }) => ({
      id: `${sessionId}:${date}:closing`,
      title: takeText('unsent.place', { name: title, date: formatDate(date) }),
      count: 1,
      counted: takeText(`outcome.${outcome}`),
      path: summaryPath({ sessionId, date }),
    })),
  ],
  send: async (client, userId) => {
    for (const { sessionId, date } of unsentDays(userId)) {
      await rosterOpenAt(sessionId, date)?.flush();
      await (await import('./send-unsent')).sendUnsent(client, userId, { sessionId, date });
    }
    for (const closing of closingsOf(userId)) await sendClosing(client, closing).catch(() => undefined);
  },
  seal: sealUnsent,
  discard: (userId) => {
    for (const { sessionId, date } of unsentDays(userId)) rosterOpenAt(sessionId, date)?.stop();
    discardUnsent(userId);
    for (const closing of closingsOf(userId)) void dropClosing(closing);
  },
};
