import { requirePrincipal } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import type { FieldContext } from '@afterbell/forms/domain';

/** What values are read and shown by, for the running request. */
export function formContext(): FieldContext {
  const { timeZone } = requirePrincipal();
  const now = new Date();
  return { today: todayIn(timeZone, now), now: now.toISOString(), timeZone, locale: 'en-US', currency: 'USD', country: 'US' };
}
