import type { FeatureKey } from '@afterbell/core/domain';
import type { ActivityType } from './activity-type';

/** Each way to meet is a feature of its own. */
export const ACTIVITY_FEATURES = { scheduled: 'activities.scheduled', drop_in: 'activities.drop_in', unscheduled: 'activities.unscheduled' } as const satisfies Record<ActivityType, FeatureKey>;
