import type { PageMap } from '@afterbell/core/web';
import { MEETING_KINDS, MEETING_PATHS } from '@afterbell/participation/domain';

/** The three pages of each kind of meeting, loaded with the first that is opened. */
export const meetingsPages: PageMap = Object.fromEntries(
  MEETING_KINDS.flatMap((kind) =>
    (['list', 'action', 'attendees'] as const).map((page) => {
      const beneath = { list: '', action: '/:action', attendees: '/:action/attendees' }[page];
      return [`${MEETING_PATHS[kind]}${beneath}`, () => import('./pages').then(({ meetingPage }) => meetingPage(kind, page))];
    }),
  ),
);
