import { loadConfig } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { Browsers, cookieName } from './browser';

const ENV = { DATABASE_URL: 'postgres://localhost/x', SESSION_SECRET: 'a-secret-for-tests-only-0123456789abcdef' };

describe('cookies', () => {
  it('are __Host- cookies behind TLS', () => {
    expect(cookieName({ publicScheme: 'https' }, 'session')).toBe('__Host-afterbell');
    expect(cookieName({ publicScheme: 'https' }, 'challenge')).toBe('__Host-afterbell-challenge');
    expect(cookieName({ publicScheme: 'http' }, 'session')).toBe('afterbell');
  });

  it('are HttpOnly, SameSite=Lax, of the whole host and, behind TLS, Secure', () => {
    const written: unknown[][] = [];
    const response = { cookie: (...args: unknown[]) => written.push(args), clearCookie: () => undefined } as unknown as Response;
    const request = { headers: {}, ip: '192.0.2.1' } as unknown as Request;
    new Browsers(loadConfig({ ...ENV, NODE_ENV: 'production' })).of(request, response).write('session', 'token', null);
    expect(written).toEqual([['__Host-afterbell', 'token', { httpOnly: true, sameSite: 'lax', secure: true, path: '/' }]]);
  });
});
