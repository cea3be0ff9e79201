import { Inject, Injectable } from '@nestjs/common';
import { AuditService, CONFIG, type Config, Db, requireOwnSession, requirePrincipal, tenantCodeOfHost, tenantUrl, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId, tidyLine } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { isKioskPin, KIOSK_DAYS, KIOSK_NAME_LENGTH } from '@afterbell/participation/domain';
import { hashOpeningCode, hashPin, kioskOfNonce, newOpeningCode, staffNonce } from './kiosk-secrets';
import { KIOSK, KIOSK_CODE, KIOSK_INSERT, KIOSK_REVOKE, KIOSKS, KIOSKS_OF_SITE } from './kiosk.sql';

export interface KioskRow extends Record<string, unknown> {
  id: string;
  name: string;
  siteId: string;
  siteName: string;
  madeAt: Date;
  madeBy: string | null;
  expiresAt: Date;
  device: string | null;
  openedAt: Date | null;
  lastSeenAt: Date | null;
  isOpen: boolean;
}

const MOST_KIOSKS = 20;
const NAMES = 'select id, name from audit_people($1::uuid[])';

/** Kiosks as coordinators keep them: made for one site, opened by a code, ended at once. */
@Injectable()
export class KioskService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
  ) {}

  async list(): Promise<KioskRow[]> {
    return this.db.read(async (tx) => this.named(tx, await tx.query<KioskRow>(KIOSKS, [], 'kiosks')));
  }

  /** A kiosk of the acting site, and the code that opens it, which is answered this once. */
  async make(input: { name: string; pin: string; days: number }, host: string | undefined): Promise<{ kiosk: KioskRow; code: string }> {
    const principal = requireMaker();
    const name = tidyLine(input.name);
    const problems = [
      ...(name === '' || name.length > KIOSK_NAME_LENGTH ? [{ path: 'name', message: `has 1 to ${KIOSK_NAME_LENGTH} characters` }] : []),
      ...(isKioskPin(input.pin) ? [] : [{ path: 'pin', message: 'has 4 to 8 digits' }]),
      ...(KIOSK_DAYS.some((days) => days === input.days) ? [] : [{ path: 'days', message: `is one of ${KIOSK_DAYS.join(', ')}` }]),
    ];
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const { organizationId, userId } = principal;
    return this.db.write(async (tx) => {
      await this.organizations.within(organizationId, ['site']);
      const there = await tx.one<{ count: number }>(KIOSKS_OF_SITE, [organizationId], 'kiosks_of_site');
      if ((there?.count ?? 0) >= MOST_KIOSKS) throw new AppError('VALIDATION', { problems: [{ path: '', message: `There are ${MOST_KIOSKS} kiosks here already: end one first.` }] });
      const [id, code] = [newId(), newOpeningCode()];
      await tx.execute(KIOSK_INSERT, [id, organizationId, name, hashPin(this.config.sessionSecret, id, input.pin), userId, input.days, this.hashOf(code, host)], 'kiosk_insert');
      await this.audit.record(tx, { action: 'kiosk.create', subjectType: 'kiosk', subjectId: id, after: { name, days: input.days } });
      return { kiosk: await this.get(tx, id), code };
    });
  }

  /** Another code, for another device or the same one again. What is open stays open until the code is used. */
  async newCode(id: string, host: string | undefined): Promise<{ kiosk: KioskRow; code: string }> {
    requireMaker();
    return this.db.write(async (tx) => {
      const kiosk = await this.get(tx, id);
      const code = newOpeningCode();
      await tx.execute(KIOSK_CODE, [id, this.hashOf(code, host)], 'kiosk_code');
      await this.audit.record(tx, { action: 'kiosk.code', subjectType: 'kiosk', subjectId: id, organizationId: kiosk.siteId });
      return { kiosk, code };
    });
  }

  /** Ends a kiosk: its device is refused from the next call on. */
  async revoke(id: string): Promise<void> {
    const { userId } = requireMaker();
    await this.db.write(async (tx) => {
      const kiosk = await this.get(tx, id);
      await tx.execute(KIOSK_REVOKE, [id, userId], 'kiosk_revoke');
      await this.audit.record(tx, { action: 'kiosk.revoke', subjectType: 'kiosk', subjectId: id, organizationId: kiosk.siteId, before: { name: kiosk.name } });
    });
  }

  /** The kiosk whose rotating code was read a moment ago, in sight of whoever reads it. */
  async ofNonce(nonce: string): Promise<KioskRow> {
    const id = kioskOfNonce(this.config.sessionSecret, nonce, Date.now());
    if (id === null) throw new AppError('DOOR_LINK_STALE');
    return this.db.read((tx) => this.get(tx, id));
  }

  /** Where the rotating code leads, on the tenant's host. */
  staffLink(kioskId: string, host: string | undefined): { link: string; seconds: number } {
    const { nonce, seconds } = staffNonce(this.config.sessionSecret, kioskId, Date.now());
    return { link: `${this.origin(host)}/kiosk?door=${nonce}`, seconds };
  }

  /** Where a code opens the kiosk. */
  openingLink(code: string, host: string | undefined): string {
    return `${this.origin(host)}/kiosk?code=${code}`;
  }

  async nameOf(id: string): Promise<string> {
    return (await this.db.one<KioskRow>(KIOSK, [id], 'kiosk_get'))?.name ?? '';
  }

  async get(tx: Tx, id: string): Promise<KioskRow> {
    const kiosk = isUuid(id) ? await tx.one<KioskRow>(KIOSK, [id], 'kiosk_get') : null;
    if (!kiosk) throw new AppError('NOT_FOUND', { what: 'The kiosk' });
    return (await this.named(tx, [kiosk]))[0] ?? kiosk;
  }

  private async named(tx: Tx, kiosks: KioskRow[]): Promise<KioskRow[]> {
    const ids = kiosks.map(({ madeBy }) => madeBy).filter((id) => id !== null);
    const names = new Map(ids.length ? (await tx.query<{ id: string; name: string }>(NAMES, [ids], 'kiosk_makers')).map(({ id, name }) => [id, name]) : []);
    return kiosks.map((kiosk) => ({ ...kiosk, madeBy: kiosk.madeBy ? (names.get(kiosk.madeBy) ?? null) : null }));
  }

  private hashOf(code: string, host: string | undefined): Buffer {
    return hashOpeningCode(this.config.sessionSecret, tenantCodeOfHost(this.config, host) ?? '', code);
  }

  private origin(host: string | undefined): string {
    return tenantUrl(this.config, tenantCodeOfHost(this.config, host) ?? this.config.defaultTenant);
  }
}

/** Whoever gives a tablet the right to mark attendance has it, and coordinates the site; no program does. */
function requireMaker() {
  const principal = requireOwnSession();
  if (!principal.permissions.allows('edit', 'participation.by_activity')) throw new AppError('FORBIDDEN');
  return requirePrincipal();
}
