import type { FeatureKey } from '@afterbell/core/domain';

export const MEETING_KINDS = ['staff_meeting', 'advisory_board_meeting', 'professional_development'] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

export const MEETING_FEATURES = {
  staff_meeting: 'participation.staff_meeting',
  advisory_board_meeting: 'participation.advisory_board_meeting',
  professional_development: 'participation.professional_development',
} as const satisfies Record<MeetingKind, FeatureKey>;

export const MEETING_PATHS: Readonly<Record<MeetingKind, string>> = {
  staff_meeting: '/participation/staff-meeting',
  advisory_board_meeting: '/participation/advisory-board-meeting',
  professional_development: '/participation/professional-development',
};
