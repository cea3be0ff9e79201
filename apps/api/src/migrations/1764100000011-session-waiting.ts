import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Who waits for a place in a session, apart from the places themselves: rosters read those alone (docs/attendance.md "Places"). */
export class SessionWaiting1764100000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'session_waiting',
        columns: [
          'id uuid not null',
          'session_id uuid not null',
          'organization_id uuid not null',
          'person_id uuid not null',
          // The lowest is next.
          'position int not null',
          // From when, and until when, the place is wanted.
          'starts_on date not null',
          'ends_on date check (ends_on >= starts_on)',
          'reason text check (length(reason) between 1 and 200)',
          'asked_by uuid',
          'asked_at timestamptz not null default now()',
        ],
        unique: [['session_id', 'person_id']],
        references: [
          { columns: ['session_id', 'organization_id'], table: 'session', to: ['id', 'organization_id'], onDelete: 'cascade' },
          { columns: ['person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
      }),
    );
    await runner.query('create index session_waiting_by_person on session_waiting (tenant_id, person_id)');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
