import { type FeatureKey, ORGANIZATION_LEVELS } from '@afterbell/core/domain';

/** Features whose records have forms; which of them counts is decided by the subject, in the services. */
export const RECORD_FEATURES: FeatureKey[] = ['people.participants', ...ORGANIZATION_LEVELS.map((level): FeatureKey => `organizations.${level}`), 'activities.list'];
