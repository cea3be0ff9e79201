import { requirePrincipal } from '@afterbell/core/api';
import { AppError, type Verb } from '@afterbell/core/domain';

export const TAB = 'RELATIONSHIPS';

/** Who a child is related to stands on a tab of the participant's record, which has its own permission (docs/permissions.md). */
export function mayRelationships(verb: Extract<Verb, 'view' | 'edit'>): boolean {
  return requirePrincipal().permissions.allows(verb, 'people.participants', TAB);
}

export function requireRelationships(verb: 'view' | 'edit'): void {
  if (!mayRelationships(verb)) throw new AppError('FORBIDDEN');
}

export const noParticipant = () => new AppError('NOT_FOUND', { what: 'The participant' });
export const noPerson = () => new AppError('NOT_FOUND', { what: 'The person' });
export const noRelationship = () => new AppError('NOT_FOUND', { what: 'The relationship' });
