import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API tokens, what a person sets for themselves, a new address waiting for its code, and looking through another's access. */
export class PersonalAccess1763800000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_token (
        id uuid primary key,
        token_hash bytea not null unique,
        hint text not null,
        name text not null check (length(btrim(name)) between 1 and 100),
        user_id uuid not null references app_user (id),
        tenant_id uuid not null references tenant (id),
        access_id uuid not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
        last_used_at timestamptz,
        last_address text,
        revoked_at timestamptz,
        foreign key (tenant_id, access_id) references access (tenant_id, id) on delete cascade
      );
      create index api_token_by_user on api_token (user_id, created_at desc);

      -- What was never chosen stays null: the device's own choice then holds.
      create table user_preference (
        user_id uuid primary key references app_user (id),
        language text,
        time_display text check (time_display in ('12', '24')),
        theme text check (theme in ('system', 'light', 'dark')),
        density text check (density in ('comfortable', 'compact')),
        single_keys boolean,
        updated_at timestamptz not null default now()
      );

      create table email_change (
        id uuid primary key,
        user_id uuid not null references app_user (id),
        session_id uuid not null references sign_in_session (id) on delete cascade,
        email text not null,
        code_hash bytea,
        tries int not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index email_change_by_user on email_change (user_id, created_at desc);

      grant select, insert, update, delete on api_token, user_preference, email_change to afterbell_system;
      grant update (name, email) on app_user to afterbell_system;

      -- The access that an administrator looks through; their own stays in access_id.
      alter table sign_in_session add column view_as_access_id uuid;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
