import type { BadgeTone } from '@afterbell/core/domain';
import { factLine } from '@afterbell/core/web';
import { Ban, CircleCheck, CircleDashed, CircleDot, CircleSlash, Sparkles, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayNote, Meeting, MeetingState } from './use-calendar';

/** Never the colour alone: each state has its own sign, and its word in the panel and for screen readers. */
export const STATE_ICONS: Record<MeetingState, ReactNode> = {
  taken: <CircleCheck aria-hidden="true" />,
  nobody_came: <UserX aria-hidden="true" />,
  did_not_run: <CircleSlash aria-hidden="true" />,
  missing: <CircleDashed aria-hidden="true" />,
  planned: <CircleDot aria-hidden="true" />,
};

/** A day that nobody entered is pending, as where days are chosen; whoever entered that nobody came is done with it. */
export const STATE_TONES: Record<MeetingState, BadgeTone> = { taken: 'green', nobody_came: 'gray', did_not_run: 'gray', missing: 'orange', planned: 'blue' };

/** What needs somebody comes first. */
export const STATE_ORDER: readonly MeetingState[] = ['missing', 'planned', 'taken', 'nobody_came', 'did_not_run'];

/** As in the site's own calendar: on a special day the site is open. */
export const NOTE_ICONS: Record<DayNote['kind'], ReactNode> = { closed: <Ban aria-hidden="true" />, special: <Sparkles aria-hidden="true" /> };

type Named = Pick<Meeting, 'activityName' | 'sessionName'>;

/** What the session's name adds to that of its activity; nothing where it only repeats it. */
export function ownName({ activityName, sessionName }: Named): string | null {
  const repeats = sessionName.toLowerCase().startsWith(activityName.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(sessionName.slice(activityName.length));
  return (repeats ? sessionName.slice(activityName.length).replace(/^[\s,:;·–—-]+/u, '') : sessionName) || null;
}

export function meetingName(named: Named): string {
  return factLine([named.activityName, ownName(named)]);
}
