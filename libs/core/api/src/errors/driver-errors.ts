import { AppError } from '@afterbell/core/domain';

interface DriverError {
  code?: string;
  severity?: string;
  message?: string;
  detail?: string;
  constraint?: string;
}

/** No way to the database at the moment, or none through this connection. */
const NO_WAY = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', '57P01', '57P02', '57P03', '57P05', '25P03', '08000', '08001', '08003', '08004', '08006'];
/** It is there and has no room: disk, memory, connections. */
const NO_ROOM = ['53000', '53100', '53200', '53300', '53400'];
const UNAVAILABLE = new Set([...NO_WAY, ...NO_ROOM]);
/** In the words of node-postgres, which has no codes for them. */
const LOST = /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable|Client was closed|Client has encountered a connection error/;
/** In a text within JSON. */
const HALF_LETTER = /^Unicode (low|high) surrogate must/;

/** The one place where a driver's error becomes the product's; what it does not know stays a fault and is answered as a bland 500. */
export function translateDriverError(error: unknown, { writes = false } = {}): unknown {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error;
  const { code, message, detail } = error as DriverError;
  // A server that takes no changes: a copy, which may be about to take over.
  if (writes && code === '25006') return new AppError('UNAVAILABLE', {}, { cause: error });
  if (isPoolersRefusal(error)) return new AppError('UNAVAILABLE', {}, { cause: error });
  if (code && UNAVAILABLE.has(code)) return new AppError('UNAVAILABLE', {}, { cause: error });
  if (message && LOST.test(message)) return new AppError('UNAVAILABLE', {}, { cause: error });
  // A statement or lock that took too long is a passing condition, not a fault of the request.
  if (code === '57014' || code === '55P03' || code === '40P01' || code === '40001') return new AppError('UNAVAILABLE', {}, { cause: error });
  // A text with a NUL, or half a letter, which the database has no place for: what was typed is wrong, not the server.
  if (code === '22021' || code === '22P05' || (code === '22P02' && detail && HALF_LETTER.test(detail))) return new AppError('VALIDATION', { message: 'Text holds a sign that cannot be kept.' }, { cause: error });
  return error;
}

/** True for an error that PostgreSQL itself answered, with its state: five letters with a digit among them, as EPIPE has not. */
export function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) && !code.startsWith('57P') && !isPoolersRefusal(error);
}

/** PgBouncer's way to say that it has no connection of the server to give, or lost the one in use: the state of a broken protocol, and the end of the connection. */
export function isPoolersRefusal(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as DriverError;
  return code === '08P01' && severity === 'FATAL';
}
