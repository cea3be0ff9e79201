import type { BadgeTone } from '@afterbell/core/domain';
import { Ban, CircleCheck, CircleDashed, CircleDot, CircleSlash, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Meeting, MeetingState } from './use-calendar';

/** Never the colour alone: each state has its own sign, and its word in the panel and for screen readers. */
export const STATE_ICONS: Record<MeetingState, ReactNode> = {
  taken: <CircleCheck aria-hidden="true" />,
  nobody_came: <UserX aria-hidden="true" />,
  did_not_run: <CircleSlash aria-hidden="true" />,
  missing: <CircleDashed aria-hidden="true" />,
  planned: <CircleDot aria-hidden="true" />,
};

export const STATE_TONES: Record<MeetingState, BadgeTone> = { taken: 'green', nobody_came: 'orange', did_not_run: 'gray', missing: 'red', planned: 'blue' };

export const CLOSED_ICON = <Ban aria-hidden="true" />;

/** A session that is called like its activity is named once. */
export const meetingName = ({ activityName, sessionName }: Pick<Meeting, 'activityName' | 'sessionName'>) => (activityName === sessionName ? activityName : `${activityName} · ${sessionName}`);
