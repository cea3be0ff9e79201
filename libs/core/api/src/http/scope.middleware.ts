import { AsyncResource } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AppError, newId, toGraphqlExtensions, toRestError } from '@afterbell/core/domain';
import { retryAfter } from '../errors/retry-after';
import { bearerOf } from './bearer';
import { clientAddressOf } from './client-address';
import { Turns } from './turns';
import { newScope, type Principal, scopeStorage } from '../tenancy/scope';

/** Provided by sign-in: who the request's cookie or token stands for, or null. */
export interface SessionReader {
  principalOf(request: Request): Promise<Principal | null>;
}
export const SESSION_READER = Symbol('SESSION_READER');

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * True when a browser says that another site (or a sibling host) makes this call. People may follow links from anywhere; a picture, a frame or a script of another page would
 * read nothing either, but have files made and written to the trail in the name of whoever looks at that page.
 */
export function isCrossSite(request: Pick<Request, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': purpose, origin } = request.headers;
  const changes = UNSAFE.has(request.method);
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeign && (changes || mode !== 'navigate' || purpose !== 'document')) return true;
  // On the way back from an identity provider some browsers say that nobody sent them.
  if (!origin || (!changes && origin === 'null')) return false;
  try {
    return new URL(origin).host !== request.headers.host;
  } catch {
    return true;
  }
}

/** Gives every request its scope: id, caller, principal; and its turn among those of other tenants. Static files and probes never ask for a session. */
@Injectable()
export class ScopeMiddleware {
  private readonly turns = new Turns();

  constructor(@Inject(SESSION_READER) private readonly sessions: SessionReader) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const requestId = newId();
    response.setHeader('X-Request-Id', requestId);
    const fail = (error: unknown) => {
      const body = toRestError(error, requestId);
      if (body.statusCode === 429 || body.statusCode === 503) response.setHeader('Retry-After', retryAfter(error));
      response.status(body.statusCode).json(request.path === '/graphql' ? { errors: [{ message: body.message[0] ?? body.error, extensions: toGraphqlExtensions(error, requestId) }] } : body);
    };
    // A token stands for itself: with one, cookies do not count, and so no other site can borrow them.
    const byToken = bearerOf(request) !== null;
    if (byToken) delete request.headers.cookie;
    if (!byToken && isCrossSite(request)) {
      fail(new AppError('CROSS_SITE'));
      return;
    }
    const begin = (end: () => void) => {
      response.once('close', end);
      this.sessions.principalOf(request).then(
        (principal) => {
          const scope = newScope({ principal, requestId, clientAddress: clientAddressOf(request) });
          (request as Request & { scope?: unknown }).scope = scope;
          scopeStorage.run(scope, next);
        },
        (error: unknown) => fail(error),
      );
    };
    // Before anything is asked for it. A cookie is good on its tenant's host alone, so the host tells tenants apart.
    // The end of another request, in whose scope it would run else, may be what begins it. `AsyncResource.bind` makes a deprecated property each time, which costs more than all of this.
    const own = new AsyncResource('afterbell.turn');
    this.turns.take(request.headers.host ?? '', (end) => own.runInAsyncScope(begin, undefined, end), () => response.destroyed);
  }
}
