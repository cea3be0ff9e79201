import { ACTIVITY_FEATURES, type ActivityType } from '@afterbell/activities/domain';
import { requirePrincipal } from '@afterbell/core/api';
import { AppError, type Verb } from '@afterbell/core/domain';

export const mayType = (verb: Verb, type: ActivityType): boolean => requirePrincipal().permissions.allows(verb, ACTIVITY_FEATURES[type]);

export function requireType(verb: Verb, type: ActivityType): void {
  if (!mayType(verb, type)) throw new AppError('FORBIDDEN');
}
