import { requirePrincipal } from '@afterbell/core/api';

/** Whoever may remove participants leads the site: reads what is meant for leaders, and corrects what others wrote (docs/people.md). */
export function leadsHere(): boolean {
  return requirePrincipal().permissions.allows('delete', 'people.participants');
}
