import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditService, Db, requireOwnSession } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { describeBrowser } from './browser-label';

export interface OfflineDevice {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
  lastIssuedAt: Date;
}

interface Row extends Omit<OfflineDevice, 'browser' | 'system'> {
  userAgent: string | null;
}

const KEY_BYTES = 32;
/** More devices than that nobody has; the one that asked longest ago makes room. */
const MOST_DEVICES = 20;

const LIST = `select id, user_agent as "userAgent", created_at as "createdAt", last_issued_at as "lastIssuedAt"
  from offline_device where user_id = $1 and revoked_at is null order by last_issued_at desc, id limit ${MOST_DEVICES}`;
const AGAIN = `update offline_device set last_issued_at = now(), access_id = $3, user_agent = $4 where user_id = $1 and device_id = $2 and revoked_at is null returning id, key`;
// Two tabs may ask at once: the second is given the first one's.
const MAKE = `insert into offline_device (id, user_id, device_id, access_id, user_agent, key) values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, user_id, device_id) where revoked_at is null do update set last_issued_at = now() returning id, key`;
const MAKE_ROOM = `update offline_device set revoked_at = now() where revoked_at is null and user_id = $1 and id in (
  select id from offline_device where user_id = $1 and revoked_at is null order by last_issued_at desc, id offset ${MOST_DEVICES}) returning id`;
const FORGET = 'update offline_device set revoked_at = now() where id = $1 and user_id = $2 and revoked_at is null returning id';

/** Keys of what people keep on their devices for days without a network. A key belongs to one person on one device. */
@Injectable()
export class OfflineDeviceService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async issue(deviceId: string, userAgent: string | null): Promise<{ keyId: string; key: string }> {
    const { userId, accessId } = requireOwnSession();
    return this.db.write(async (tx) => {
      const known = await tx.one<{ id: string; key: Buffer }>(AGAIN, [userId, deviceId, accessId, userAgent], 'offline_key_again');
      if (known) return told(known);
      const made = await tx.one<{ id: string; key: Buffer }>(MAKE, [newId(), userId, deviceId, accessId, userAgent, randomBytes(KEY_BYTES)], 'offline_key_make');
      if (!made) throw new AppError('INTERNAL');
      await this.audit.record(tx, { action: 'offline_device.issue', subjectType: 'offline_device', subjectId: made.id, after: describeBrowser(userAgent) });
      for (const { id } of await tx.query<{ id: string }>(MAKE_ROOM, [userId], 'offline_key_make_room')) await this.forgotten(tx, id);
      return told(made);
    });
  }

  async list(): Promise<OfflineDevice[]> {
    const { userId } = requireOwnSession();
    const rows = await this.db.query<Row>(LIST, [userId], 'offline_devices');
    return rows.map(({ userAgent, ...row }) => ({ ...row, ...describeBrowser(userAgent) }));
  }

  /** The device is given another key the next time: what it keeps until then, nobody reads any more. */
  async forget(id: string): Promise<OfflineDevice[]> {
    const { userId } = requireOwnSession();
    if (!isUuid(id)) throw new AppError('NOT_FOUND', { what: 'The device' });
    await this.db.write(async (tx) => {
      const gone = await tx.one<{ id: string }>(FORGET, [id, userId], 'offline_key_forget');
      if (!gone) throw new AppError('NOT_FOUND', { what: 'The device' });
      await this.forgotten(tx, id);
    });
    return this.list();
  }

  private forgotten(tx: Parameters<AuditService['record']>[0], id: string): Promise<void> {
    return this.audit.record(tx, { action: 'offline_device.forget', subjectType: 'offline_device', subjectId: id });
  }
}

const told = ({ id, key }: { id: string; key: Buffer }) => ({ keyId: id, key: key.toString('base64') });
