import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { Logger } from 'pino';
import type { Browser } from './browser';
import { DEVICE_SECONDS, LIMITS } from './limits';
import { networkOf } from './network';
import { type Budget, RateLimiter } from './rate-limiter';
import type { Runner } from './system-db';
import { keyedHash, newToken, sameHash } from './tokens';

const EVERYWHERE = 'fail:everywhere';

/**
 * Who may ask for another code. Tries of a code already sent are never limited here, so that the right code from the browser that asked
 * always works. A browser that proved the address before spends a budget of its own: an outsider who uses up the address's cannot keep
 * its owner out.
 */
@Injectable()
export class SignInLimits {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly limiter: RateLimiter,
  ) {}

  async takeCodeRequest(email: string, browser: Browser): Promise<void> {
    const known = this.isKnownDevice(email, browser);
    const subject = `${known ? 'device' : 'address'}:${this.emailKey(email)}`;
    // The network first: a network that is refused must not spend the address's budget.
    await this.limiter.takeEach([
      ...(known ? [] : [await this.ofNetwork(networkOf(browser.address))]),
      { key: `code-spacing:${subject}`, limit: LIMITS.codeSpacing },
      { key: `code-hour:${subject}`, limit: LIMITS.codePerHour },
    ]);
  }

  async countFailure(browser: Browser): Promise<void> {
    await this.limiter.count(`fail:network:${networkOf(browser.address)}`, LIMITS.failuresPerNetwork);
    await this.limiter.count(EVERYWHERE, LIMITS.failuresEverywhere);
  }

  /** A sign-in proves that the request was honest: its network gets the hit back. */
  async reward(client: Runner, email: string, browser: Browser): Promise<void> {
    if (!this.isKnownDevice(email, browser)) await this.limiter.giveBack(`code:network:${networkOf(browser.address)}`, client);
  }

  /** After the commit: the browser gets the mark of a known device. */
  mark(email: string, browser: Browser): void {
    const nonce = newToken();
    browser.write('device', `${nonce}.${this.deviceMark(nonce, email)}`, DEVICE_SECONDS);
  }

  private async ofNetwork(network: string): Promise<Budget> {
    const [wait, alarm] = await this.limiter.exhaustedFor([
      { key: `fail:network:${network}`, limit: LIMITS.failuresPerNetwork },
      { key: EVERYWHERE, limit: LIMITS.failuresEverywhere },
    ]);
    if (wait) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
    // Refusing everybody would hand outsiders a switch; instead each unknown browser's network gets little until the alarm is over.
    if (alarm) this.logger.warn({ limit: LIMITS.failuresEverywhere }, 'wrong sign-in codes are unusually frequent');
    return { key: `code:network:${network}`, limit: alarm ? LIMITS.codesPerNetworkInAlarm : LIMITS.codesPerNetwork };
  }

  private isKnownDevice(email: string, browser: Browser): boolean {
    const [nonce, mark] = browser.read('device')?.split('.') ?? [];
    return Boolean(nonce && mark) && sameHash(Buffer.from(mark ?? ''), Buffer.from(this.deviceMark(nonce ?? '', email)));
  }

  private deviceMark(nonce: string, email: string): string {
    return keyedHash(this.config.sessionSecret, 'sign-in-device', nonce, email).toString('base64url');
  }

  /** The table of counters holds nobody's address. */
  private emailKey(email: string): string {
    return keyedHash(this.config.sessionSecret, 'sign-in-limit', email).toString('base64url');
  }
}
