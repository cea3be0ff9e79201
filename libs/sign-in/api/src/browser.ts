import { Inject, Injectable } from '@nestjs/common';
import { clientAddressOf, CONFIG, type Config, currentScope, readCookie } from '@afterbell/core/api';
import type { Request, Response } from 'express';

/**
 * `session`: who is signed in. `challenge`: the code that this browser asked for. `device`: this browser proved an address before, which
 * gives it a budget of its own that outsiders cannot use up. `oauth`: the way to an identity provider that this browser began. `step`: a sign-in
 * that still wants a passkey.
 */
export type CookieKind = 'session' | 'challenge' | 'device' | 'oauth' | 'step';

const NAMES: Record<CookieKind, string> = { session: 'afterbell', challenge: 'afterbell-challenge', device: 'afterbell-device', oauth: 'afterbell-oauth', step: 'afterbell-step' };

export const cookieName = (config: Pick<Config, 'publicScheme'>, kind: CookieKind): string =>
  // Browsers take a __Host- cookie only over TLS and only from this very host, so no sibling tenant can plant one.
  config.publicScheme === 'https' ? `__Host-${NAMES[kind]}` : NAMES[kind];

/** What sign-in needs of the caller's browser. */
export interface Browser {
  readonly host: string | undefined;
  readonly userAgent: string | null;
  readonly address: string | null;
  read(kind: CookieKind): string | null;
  /** Without an age the cookie goes when the browser closes. */
  write(kind: CookieKind, value: string, ageSeconds: number | null): void;
  clear(kind: CookieKind): void;
}

@Injectable()
export class Browsers {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  of(request: Request, response: Response): Browser {
    const options = { httpOnly: true, sameSite: 'lax' as const, secure: this.config.publicScheme === 'https', path: '/' };
    const name = (kind: CookieKind) => cookieName(this.config, kind);
    return {
      host: request.headers.host,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      address: currentScope()?.clientAddress ?? clientAddressOf(request),
      read: (kind) => readCookie(request.headers.cookie, name(kind)),
      write: (kind, value, age) => {
        response.cookie(name(kind), value, age === null ? options : { ...options, maxAge: age * 1000 });
      },
      clear: (kind) => {
        response.clearCookie(name(kind), options);
        // A browser keeps photos of children for a week. Nothing but its cache is named: what else a device keeps is not all of this person (docs/security.md, 14.3.1).
        if (kind === 'session') response.setHeader('Clear-Site-Data', '"cache"');
      },
    };
  }
}
