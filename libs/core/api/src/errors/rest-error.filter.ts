import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { AppError, newId, toRestError } from '@afterbell/core/domain';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { currentScope } from '../tenancy/scope';
import { retryAfter } from './retry-after';

const NOT_JSON = 'The request body is not valid JSON.';

/** Framework exceptions (unknown route, body too large) in the catalogue's words. */
export function fromHttpException(error: HttpException): AppError {
  switch (error.getStatus()) {
    case 404:
      return new AppError('NOT_FOUND');
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE');
    case 415:
      return new AppError('UNSUPPORTED_MEDIA');
    case 403:
    case 401:
      return new AppError('FORBIDDEN');
    case 400:
      return new AppError('VALIDATION', { message: / in JSON /.test(error.message) ? NOT_JSON : error.message });
    default:
      return new AppError('UNAVAILABLE');
  }
}

function fromBodyParser(error: unknown): AppError | null {
  if (typeof error !== 'object' || error === null || !('type' in error)) return null;
  if (error.type === 'entity.too.large') return new AppError('PAYLOAD_TOO_LARGE');
  if (error.type === 'entity.too.deep') return new AppError('VALIDATION', { message: 'The request body is nested too deep.' });
  if (error.type === 'entity.parse.failed') return new AppError('VALIDATION', { message: NOT_JSON });
  // Whoever goes away in the middle of a body is no fault of ours: told as one, anybody could fill the log.
  if (error.type === 'request.aborted' || error.type === 'request.size.invalid') return new AppError('VALIDATION', { message: 'The request was cut off before its end.' });
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported') return new AppError('UNSUPPORTED_MEDIA');
  return null;
}

/** Makes the wire form of every REST failure; logs once what nobody expected. */
@Catch()
export class RestErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL failures are formatted by the driver: rethrowing hands them over.
    if (host.getType<string>() === 'graphql') throw error;
    const response = host.switchToHttp().getResponse<Response>();
    const known = error instanceof AppError ? error : error instanceof HttpException ? fromHttpException(error) : fromBodyParser(error);
    const reference = currentScope()?.requestId ?? newId();
    if (!known) this.logger.error({ err: error, reference }, 'unexpected fault');
    const body = toRestError(known ?? error, reference);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (body.statusCode === 429 || body.statusCode === 503) response.setHeader('Retry-After', retryAfter(known));
    // The body's form is documented and closed; a program that wants to know which refusal it was reads the header.
    if (known) response.setHeader('Error-Code', known.code);
    response.status(body.statusCode).json(body);
  }
}
