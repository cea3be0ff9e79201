import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Who came and went at the door, and the tablets that stand there (docs/attendance.md). */
export class Door1764200000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const kiosk = tenantTable({
      name: 'kiosk',
      columns: [
        'id uuid not null',
        'organization_id uuid not null',
        'name text not null check (length(btrim(name)) between 1 and 60)',
        // Keyed with the server's secret and the id: digits are too few for a plain hash.
        'pin_hash bytea not null',
        'made_by uuid not null',
        'made_at timestamptz not null default now()',
        'expires_at timestamptz not null',
        // The code that opens it on a device, once; the device's own token takes its place.
        'code_hash bytea',
        'code_expires_at timestamptz',
        'token_hash bytea',
        'device text',
        'opened_at timestamptz',
        'last_seen_at timestamptz',
        'revoked_at timestamptz',
        'revoked_by uuid',
      ],
      references: [{ columns: ['organization_id'], table: 'organization' }],
      ownedBy: 'organization_id',
      grants: ['select', 'insert', 'update'],
      // Read before anybody is known: the device says only its token.
      systemReads: true,
    });
    const event = tenantTable({
      name: 'door_event',
      columns: [
        'id uuid not null',
        'session_id uuid not null',
        'on_date date not null',
        'person_id uuid not null',
        'organization_id uuid not null',
        `kind text not null check (kind in ('in', 'out'))`,
        // The site's clock, as it stands in the mark.
        'at_time time not null',
        'happened_at timestamptz not null default now()',
        `how text not null check (how in ('roster', 'scan', 'kiosk'))`,
        'kiosk_id uuid',
        // Null at a kiosk, where nobody is signed in.
        'recorded_by uuid',
        'picked_up_by uuid',
        // Somebody who is not on the child's list.
        'picked_up_name text check (length(picked_up_name) <= 100)',
        // Released by a staff member although the list or a restriction spoke against it.
        'by_staff boolean not null default false',
      ],
      references: [
        { columns: ['session_id'], table: 'session', onDelete: 'cascade' },
        { columns: ['person_id'], table: 'person' },
        { columns: ['picked_up_by'], table: 'person' },
        { columns: ['kiosk_id'], table: 'kiosk' },
        { columns: ['organization_id'], table: 'organization' },
      ],
      ownedBy: 'organization_id',
      grants: ['select', 'insert', 'update', 'delete'],
    });
    await runner.query(kiosk);
    await runner.query(event);
    await runner.query(`
      create index kiosk_by_token on kiosk (token_hash) where token_hash is not null;
      create index kiosk_by_code on kiosk (code_hash) where code_hash is not null;
      create index kiosk_by_organization on kiosk (tenant_id, organization_id) where revoked_at is null;
      create index door_event_of_mark on door_event (tenant_id, session_id, on_date, person_id, happened_at);
      create index door_event_by_person on door_event (tenant_id, person_id);
      create index door_event_by_pickup on door_event (tenant_id, picked_up_by) where picked_up_by is not null;
      create index door_event_by_kiosk on door_event (tenant_id, kiosk_id) where kiosk_id is not null;
      create index door_event_by_organization on door_event (tenant_id, organization_id, on_date);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
