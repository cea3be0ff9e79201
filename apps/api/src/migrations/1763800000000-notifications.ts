import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** What the bell shows, one row per user and event. */
export class Notifications1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'notification',
        columns: [
          'id uuid not null',
          'user_id uuid not null references app_user (id)',
          'kind text not null',
          `params jsonb not null default '{}'`,
          'path text',
          'created_at timestamptz not null default clock_timestamp()',
          'read_at timestamptz',
        ],
        grants: ['select', 'insert', 'update', 'delete'],
      }),
    );
    await runner.query('create index notification_of_user on notification (tenant_id, user_id, created_at desc, id)');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
