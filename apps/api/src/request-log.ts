import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Scope } from '@afterbell/core/api';

/** What follows is a secret: whoever has the link may read the calendar. */
const SECRET = '/calendar/';

/** One line a request: what, how long, as which tenant. No query strings, bodies, names or addresses of people. */
export function requestLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!logger.isLevelEnabled('info')) return next();
    const started = process.hrtime.bigint();
    // Taken now: a mounted handler shortens it while the request runs.
    const { path } = request;
    response.on('finish', () => {
      if (path.startsWith('/assets/')) return;
      const scope = (request as Request & { scope?: Scope }).scope;
      logger.info({
        requestId: response.getHeader('X-Request-Id'),
        method: request.method,
        path: path.startsWith(SECRET) ? `${SECRET}…` : path,
        status: response.statusCode,
        ms: Number(process.hrtime.bigint() - started) / 1e6,
        tenantId: scope?.principal?.tenantId,
        statements: scope?.statements.count,
      });
    });
    next();
  };
}
