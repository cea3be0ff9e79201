import { AppError } from '@afterbell/core/domain';

/** The same for one that does not exist, is another tenant's, or stays where the caller sees nobody. */
export const missingParticipant = () => new AppError('NOT_FOUND', { what: 'The participant' });
