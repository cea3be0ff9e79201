import { requirePrincipal } from '@afterbell/core/api';
import { AppError, type FeatureKey, type Verb } from '@afterbell/core/domain';
import { MEETING_FEATURES, type MeetingKind } from '@afterbell/participation/domain';

/** Endpoints ask for any of them; which one counts is known with the meeting. */
export const MEETING_FEATURE_KEYS: FeatureKey[] = Object.values(MEETING_FEATURES);

export const mayMeeting = (verb: Verb, kind: MeetingKind): boolean => requirePrincipal().permissions.allows(verb, MEETING_FEATURES[kind]);

export function requireMeetings(verb: Verb, kind: MeetingKind): void {
  if (!mayMeeting(verb, kind)) throw new AppError('FORBIDDEN');
}

/** The same for one that does not exist, belongs elsewhere, or is of a kind that the role does not show. */
export const noMeeting = () => new AppError('NOT_FOUND', { what: 'The meeting' });
