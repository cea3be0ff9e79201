import { ACTIVITY_FEATURES, type ActivityType } from '@afterbell/activities/domain';
import { requirePrincipal } from '@afterbell/core/api';
import { AppError, type Verb } from '@afterbell/core/domain';

export function requireType(verb: Verb, type: ActivityType): void {
  if (!requirePrincipal().permissions.allows(verb, ACTIVITY_FEATURES[type])) throw new AppError('FORBIDDEN');
}
