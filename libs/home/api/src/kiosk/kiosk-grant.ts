import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import { AuditService, clientAddressOf, CONFIG, type Config, Db, newScope, type Principal, readCookie, scopeStorage, SYSTEM_POOL, tenantCodeOfHost, translateDriverError } from '@afterbell/core/api';
import { AppError, newId, PermissionSet } from '@afterbell/core/domain';
import { Browsers, describeBrowser, hashToken, networkOf, newToken, RateLimiter, SignInService } from '@afterbell/sign-in/api';
import { bareDigits, hashOpeningCode, hashPin, sameSecret } from './kiosk-secrets';
import { GRANT_OF_CODE, GRANT_OF_TOKEN, KIOSK_LEAVE, KIOSK_OPEN, KIOSK_PIN, KIOSK_SEEN } from './kiosk.sql';

export interface HttpContext {
  req: Request;
  res: Response;
}

interface Grant {
  id: string;
  tenantId: string;
  siteId: string;
  tenantCode: string;
  timeZone: string;
  unseen: boolean;
}

const CODES_PER_NETWORK = { hits: 30, seconds: 900 };
/** Five wrong PINs, then a wait from the last of them. */
const PIN_TRIES = { hits: 5, seconds: 300 };
/** So few tries are left that it is said. */
const TRIES_TOLD = 2;
const SEARCHES = { hits: 40, seconds: 60 };

/**
 * A tablet that was opened as a kiosk. Its cookie is its own and no session: the guard of every other endpoint sees nobody. What the kiosk's
 * endpoints do, they do as a principal without any permission, walled into the site, for nobody.
 */
@Injectable()
export class KioskGrants {
  private readonly cookie: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly limiter: RateLimiter,
    private readonly browsers: Browsers,
    private readonly signIns: SignInService,
  ) {
    this.cookie = config.publicScheme === 'https' ? '__Host-afterbell-kiosk' : 'afterbell-kiosk';
  }

  /** Runs as the kiosk of this device; KIOSK_CLOSED where there is none, or no more. */
  async as<T>(request: Request, work: (kiosk: { id: string; siteId: string }) => Promise<T>): Promise<T> {
    const grant = await this.of(request);
    if (!grant) throw new AppError('KIOSK_CLOSED');
    return this.within(grant, request, async () => {
      if (grant.unseen) await this.db.write((tx) => tx.execute(KIOSK_SEEN, [grant.id], 'kiosk_seen'));
      return work({ id: grant.id, siteId: grant.siteId });
    });
  }

  /** Opens a kiosk on this device, once per code. Whoever was signed in here is signed out: the tablet stays at the door alone. */
  async open(typed: string, { req, res }: HttpContext): Promise<void> {
    const tenantCode = tenantCodeOfHost(this.config, req.headers.host);
    const code = bareDigits(typed);
    const hash = hashOpeningCode(this.config.sessionSecret, tenantCode ?? '', code);
    const [grant] = tenantCode && /^\d{8}$/.test(code) ? await this.rows(GRANT_OF_CODE, [hash], 'kiosk_of_code') : [];
    const token = newToken();
    const opened = grant?.tenantCode === tenantCode ? await this.take(grant, req, hash, token) : null;
    if (!opened) {
      await this.limiter.take(`kiosk:code:${networkOf(clientAddressOf(req))}`, CODES_PER_NETWORK);
      throw new AppError('KIOSK_CODE_WRONG');
    }
    const browser = this.browsers.of(req, res);
    if (browser.read('session') !== null) await this.signIns.signOut(browser);
    res.cookie(this.cookie, token, { ...this.cookieOptions(), maxAge: Math.max(0, opened.getTime() - Date.now()) });
  }

  /** Leaves the kiosk; for whoever knows its PIN. */
  async leave(pin: string, { req, res }: HttpContext): Promise<void> {
    await this.as(req, async ({ id }) => {
      await this.provePin(id, pin);
      await this.db.write(async (tx) => {
        await tx.execute(KIOSK_LEAVE, [id], 'kiosk_leave');
        await this.audit.record(tx, { action: 'kiosk.leave', subjectType: 'kiosk', subjectId: id });
      });
    });
    res.clearCookie(this.cookie, this.cookieOptions());
  }

  /** KIOSK_PIN_WRONG for any other PIN, the last of five with the wait; after it nobody is asked for a while, whatever is entered. The right one forgets those before it. */
  async provePin(kioskId: string, pin: string): Promise<void> {
    const tries = `kiosk:pin:${kioskId}`;
    // Taken first and given back, so that five at once are five.
    const left = await this.limiter.take(tries, PIN_TRIES);
    const row = await this.db.one<{ pinHash: Buffer }>(KIOSK_PIN, [kioskId], 'kiosk_pin');
    if (!row || !sameSecret(row.pinHash, hashPin(this.config.sessionSecret, kioskId, pin.slice(0, 20)))) {
      await this.limiter.prolong(tries);
      throw new AppError('KIOSK_PIN_WRONG', left <= TRIES_TOLD ? { left, minutes: PIN_TRIES.seconds / 60 } : {});
    }
    await this.limiter.forget(tries);
  }

  /** Names cannot be read out of a kiosk one letter after the other. */
  async countSearch(kioskId: string): Promise<void> {
    await this.limiter.take(`kiosk:search:${kioskId}`, SEARCHES);
  }

  private async of(request: Request): Promise<Grant | null> {
    const token = readCookie(request.headers.cookie, this.cookie);
    if (token === null || !/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const [grant] = await this.rows(GRANT_OF_TOKEN, [hashToken(token)], 'kiosk_of_token');
    return grant && grant.tenantCode === tenantCodeOfHost(this.config, request.headers.host) ? grant : null;
  }

  private async take(grant: Grant, request: Request, codeHash: Buffer, token: string): Promise<Date | null> {
    return this.within(grant, request, () =>
      this.db.write(async (tx) => {
        const row = await tx.one<{ expiresAt: Date }>(KIOSK_OPEN, [grant.id, codeHash, hashToken(token), labelOf(request.headers['user-agent'])], 'kiosk_open');
        if (row) await this.audit.record(tx, { action: 'kiosk.open', subjectType: 'kiosk', subjectId: grant.id });
        return row?.expiresAt ?? null;
      }),
    );
  }

  private within<T>({ id, tenantId, siteId, timeZone }: Grant, request: Request, work: () => Promise<T>): Promise<T> {
    const principal: Principal = { tenantId, userId: '', accessId: '', sessionId: id, organizationId: siteId, organizationLevel: 'site', wholeTenant: false, termId: null, permissions: PermissionSet.none, timeZone };
    return scopeStorage.run(newScope({ principal, requestId: newId(), clientAddress: clientAddressOf(request) }), work);
  }

  private async rows(text: string, values: unknown[], name: string): Promise<Grant[]> {
    try {
      return (await this.pool.query<Grant>({ name, text, values })).rows;
    } catch (error) {
      throw translateDriverError(error);
    }
  }

  private cookieOptions() {
    return { httpOnly: true, sameSite: 'lax' as const, secure: this.config.publicScheme === 'https', path: '/' };
  }
}

function labelOf(userAgent: string | undefined): string | null {
  const { browser, system } = describeBrowser(userAgent?.slice(0, 300) ?? null);
  return [browser, system].filter(Boolean).join(', ').slice(0, 100) || null;
}
