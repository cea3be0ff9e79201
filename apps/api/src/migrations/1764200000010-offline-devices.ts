import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Keys of what people keep on their devices for days without a network (docs/attendance.md). */
export class OfflineDevices1764200000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'offline_device',
        columns: [
          'id uuid not null',
          'user_id uuid not null references app_user (id)',
          // Named by the device itself: another person's is another row, and another key.
          'device_id uuid not null',
          // The access at work when it was asked for last.
          'access_id uuid not null',
          // Of no use without the device, which holds what it opens and not the key itself.
          'key bytea not null check (length(key) = 32)',
          'user_agent text',
          'created_at timestamptz not null default now()',
          'last_issued_at timestamptz not null default now()',
          'revoked_at timestamptz',
        ],
      }),
    );
    await runner.query('create unique index offline_device_of on offline_device (tenant_id, user_id, device_id) where revoked_at is null');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
