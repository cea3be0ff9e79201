import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, MailService, type Principal, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import type { Browser } from './browser';
import { CONFIRMED_SECONDS } from './limits';
import { type Asked, askToAdd, type NewPasskey, passkeysOf, type Purpose, readAdded, REFUSED } from './passkey-ceremony';
import { passkeyMail } from './passkey-mail';
import { type PasskeyPlace, placeOfHost } from './passkey-place';
import { policyOf, wantsPasskeys } from './security-policy';
import { recordSignIn, type SignInEvent } from './sign-in-audit';
import { type Runner, SystemDb } from './system-db';

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const MOST = 20;
const MINE = `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey
  where tenant_id = $1 and user_id = $2 and rp_id = $3 order by created_at, id`;

const INSERT = `insert into passkey (tenant_id, id, user_id, rp_id, credential_id, public_key, counter, transports, name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (tenant_id, credential_id) do nothing`;

// A token, or somebody who looks through another's access, is not the holder of a session and has no passkeys to keep.
const HOLDER = `select u.email, u.name, coalesce(s.confirmed_at > now() - interval '${CONFIRMED_SECONDS} seconds', false) as fresh
  from sign_in_session s join app_user u on u.id = s.user_id where s.id = $1 and s.user_id = $2 and s.tenant_id = $3 and s.revoked_at is null`;

/** The name of a passkey as it is kept: no more than a line, and something to see in it. */
export function passkeyName(typed: string): string {
  const name = typed.normalize('NFC').replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  if (name === '') throw new AppError('VALIDATION', { problems: [{ path: 'name', message: 'Give the passkey a name.' }] });
  if (name.length > 60) throw new AppError('VALIDATION', { problems: [{ path: 'name', message: 'The name can have 60 characters at most.' }] });
  return name;
}

/** The passkeys of the signed-in person on this host. */
@Injectable()
export class PasskeyService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: SystemDb,
    private readonly mail: MailService,
  ) {}

  async list(browser: Browser): Promise<PasskeyView[]> {
    const { tenantId, userId } = requirePrincipal();
    return this.db.rows<PasskeyView>(MINE, [tenantId, userId, this.placeOf(browser).rpId], 'passkey_mine');
  }

  /** The options of a new passkey. Where passkeys guard something, only an existing one lets another in. */
  async startAdd(browser: Browser): Promise<string> {
    const asked = this.asked('add', browser);
    return this.db.transaction(async (client) => {
      const holder = await this.requireHolder(client);
      const known = await passkeysOf(client, asked);
      await this.requireFresh(client, known.length, holder.fresh);
      if (known.length >= MOST) throw new AppError('VALIDATION', { message: `You have ${MOST} passkeys. Remove one that you no longer use.` });
      return askToAdd(client, asked, holder, known);
    });
  }

  async add(answer: string, typedName: string, browser: Browser): Promise<PasskeyView> {
    const name = passkeyName(typedName);
    const asked = this.asked('add', browser);
    const { origin } = this.placeOf(browser);
    const made = await this.db.transaction(async (client) => {
      const holder = await this.requireHolder(client);
      // Asked again: the answer may come long after the question.
      await this.requireFresh(client, (await passkeysOf(client, asked)).length, holder.fresh);
      const added = await readAdded(client, asked, answer, origin);
      if (!added) return null;
      const id = await this.keep(client, asked, added, name, browser, holder);
      // Whoever has just made it has just proven it.
      if (id) await client.query('update sign_in_session set confirmed_at = now() where id = $1', [requirePrincipal().sessionId]);
      return id;
    });
    if (!made) throw REFUSED();
    const view = (await this.list(browser)).find(({ id }) => id === made);
    if (!view) throw REFUSED();
    return view;
  }

  async rename(id: string, typedName: string, browser: Browser): Promise<PasskeyView> {
    const name = passkeyName(typedName);
    const before = await this.requireMine(id, browser);
    await this.db.transaction(async (client) => {
      await this.requireHolder(client);
      await client.query('update passkey set name = $3 where tenant_id = $1 and id = $2', [requirePrincipal().tenantId, id, name]);
      await this.record(client, 'passkey.rename', id, browser, { before: { name: before.name }, after: { name } });
    });
    return { ...before, name };
  }

  async remove(id: string, browser: Browser): Promise<void> {
    const before = await this.requireMine(id, browser);
    await this.db.transaction(async (client) => {
      const holder = await this.requireHolder(client);
      await this.requireFresh(client, 1, holder.fresh);
      await client.query('delete from passkey where tenant_id = $1 and id = $2', [requirePrincipal().tenantId, id]);
      // What it proved ends with it.
      await client.query('update sign_in_session set confirmed_at = null where user_id = $1 and tenant_id = $2 and revoked_at is null', [requirePrincipal().userId, requirePrincipal().tenantId]);
      await this.record(client, 'passkey.remove', id, browser, { before: { name: before.name } });
    });
  }

  /** Writes a new passkey, its row of the trail and the word to its owner; null when somebody has it already. */
  async keep(client: Runner, asked: Asked, added: NewPasskey, name: string, browser: Browser, owner: { email: string }): Promise<string | null> {
    const id = newId();
    const values = [asked.tenantId, id, asked.userId, asked.rpId, added.credentialId, added.publicKey, added.counter, added.transports, name];
    const { rowCount } = await client.query(INSERT, values);
    if (rowCount !== 1) return null;
    await recordSignIn(client, { action: 'passkey.add', tenantId: asked.tenantId, userId: asked.userId, subjectType: 'passkey', subjectId: id, after: { name }, address: browser.address });
    await this.mail.queue(client, passkeyMail(owner.email, name, asked));
    return id;
  }

  placeOf(browser: Browser): PasskeyPlace {
    const place = placeOfHost(this.config, browser.host);
    if (!place) throw new AppError('NOT_FOUND', { what: 'A program at this address' });
    return place;
  }

  /** The question as it is bound to the running session. */
  asked(purpose: Purpose, browser: Browser): Asked {
    const { tenantId, userId, sessionId } = requirePrincipal();
    return { purpose, boundTo: `session:${sessionId}`, tenantId, userId, rpId: this.placeOf(browser).rpId };
  }

  async requireHolder(client: Runner, principal: Principal = requirePrincipal()): Promise<{ email: string; name: string; fresh: boolean }> {
    const { rows } = await client.query<{ email: string; name: string; fresh: boolean }>(HOLDER, [principal.sessionId, principal.userId, principal.tenantId]);
    if (!rows[0]) throw new AppError('CONFIRM_REQUIRED', { message: 'Passkeys belong to people: sign in with a browser to use one. An API token cannot.' });
    return rows[0];
  }

  /** Somebody at an unlocked computer must not put their own passkey beside the owner's. Whoever has none can always add the first. */
  private async requireFresh(client: Runner, known: number, fresh: boolean): Promise<void> {
    if (known === 0 || fresh || !wantsPasskeys(await policyOf(client, requirePrincipal().tenantId))) return;
    throw new AppError('CONFIRM_REQUIRED', { message: 'Confirm with a passkey that you have, then try again.' });
  }

  private async requireMine(id: string, browser: Browser): Promise<PasskeyView> {
    const mine = isUuid(id) ? (await this.list(browser)).find((one) => one.id === id) : undefined;
    if (!mine) throw new AppError('NOT_FOUND', { what: 'The passkey' });
    return mine;
  }

  private record(client: Runner, action: SignInEvent['action'], id: string, browser: Browser, change: { before?: object; after?: object }): Promise<void> {
    const { tenantId, userId, accessId, organizationId } = requirePrincipal();
    return recordSignIn(client, { action, tenantId, userId, accessId, organizationId, subjectType: 'passkey', subjectId: id, ...change, address: browser.address });
  }
}
