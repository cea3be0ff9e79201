import { AppError } from '@afterbell/core/domain';

interface DriverError {
  code?: string;
  message?: string;
  constraint?: string;
}

const UNAVAILABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '53300', '08006', '08001', '08003']);

/** The one place where a driver's error becomes the product's; what it does not know stays a fault and is answered as a bland 500. */
export function translateDriverError(error: unknown): unknown {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error;
  const { code, message } = error as DriverError;
  if (code && UNAVAILABLE.has(code)) return new AppError('UNAVAILABLE', {}, { cause: error });
  if (message && /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|Client was closed/.test(message)) {
    return new AppError('UNAVAILABLE', {}, { cause: error });
  }
  // A statement or lock that took too long is a passing condition, not a fault of the request.
  if (code === '57014' || code === '55P03' || code === '40P01' || code === '40001') return new AppError('UNAVAILABLE', {}, { cause: error });
  return error;
}
