import { MEETING_PATHS, type MeetingKind } from '@afterbell/participation/domain';

export const MEETING_ACTIONS = ['add', 'edit', 'view'] as const;
export type MeetingAction = (typeof MEETING_ACTIONS)[number];

export const meetingsPath = (kind: MeetingKind) => MEETING_PATHS[kind];
export const meetingPath = (kind: MeetingKind, action: MeetingAction, id?: string) => `${MEETING_PATHS[kind]}/${action}${id ? `?id=${id}` : ''}`;
export const attendeesPath = (kind: MeetingKind, action: MeetingAction, id: string) => `${MEETING_PATHS[kind]}/${action}/attendees?id=${id}`;
/** A new meeting like this one. */
export const againPath = (kind: MeetingKind, id: string) => `${MEETING_PATHS[kind]}/add?copy=${id}`;
