import { AppError } from '@afterbell/core/domain';

/** Seconds after which it is worth trying again: what a limit says, else a moment. */
export function retryAfter(error: unknown): string {
  const seconds = error instanceof AppError ? Number(error.params['retryAfterSeconds']) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? String(Math.ceil(seconds)) : '2';
}
