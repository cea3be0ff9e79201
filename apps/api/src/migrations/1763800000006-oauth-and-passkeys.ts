import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Sign-in by a tenant's own identity providers, passkeys, and what a tenant demands of either. */
export class OauthAndPasskeys1763800000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const provider = tenantTable({
      name: 'oauth_provider',
      columns: [
        'id uuid not null',
        'name text not null check (length(btrim(name)) between 1 and 60)',
        'issuer text not null',
        'client_id text not null',
        // Sealed with the encryption key and bound to its row; never sent to a client.
        'client_secret bytea',
        'authorization_url text',
        'token_url text',
        'userinfo_url text',
        'jwks_url text',
        `scopes text[] not null default '{openid,email,profile}'`,
        `allowed_domains text[] not null default '{}'`,
        'enabled boolean not null default true',
        'version int not null default 1',
        'created_at timestamptz not null default now()',
      ],
      unique: [['name']],
      grants: ['select', 'insert', 'update'],
      systemReads: true,
    });
    const identity = tenantTable({
      name: 'user_identity',
      columns: [
        'id uuid not null',
        'user_id uuid not null references app_user (id)',
        'provider_id uuid not null',
        'issuer text not null',
        'subject text not null',
        'created_at timestamptz not null default now()',
        'last_used_at timestamptz',
      ],
      // A person has one identity with an issuer: an address that was given to somebody else does not hand the account on.
      unique: [['issuer', 'subject'], ['issuer', 'user_id']],
      references: [{ columns: ['provider_id'], table: 'oauth_provider' }],
      grants: ['select'],
      systemReads: true,
    });
    const passkey = tenantTable({
      name: 'passkey',
      columns: [
        'id uuid not null',
        'user_id uuid not null references app_user (id)',
        // The host it works on: a browser never offers it to another.
        'rp_id text not null',
        'credential_id text not null',
        'public_key bytea not null',
        'counter bigint not null default 0',
        `transports text[] not null default '{}'`,
        'name text not null check (length(btrim(name)) between 1 and 60)',
        'created_at timestamptz not null default now()',
        'last_used_at timestamptz',
      ],
      unique: [['credential_id']],
      grants: ['select'],
      systemReads: true,
    });
    const policy = tenantTable({
      name: 'security_policy',
      columns: [
        `passkey_levels text[] not null default '{}'`,
        'confirm_permissions boolean not null default false',
        'confirm_exports boolean not null default false',
        'session_seconds int not null default 43200 check (session_seconds between 3600 and 43200)',
        'version int not null default 1',
      ],
      key: [],
      grants: ['select', 'insert', 'update'],
      systemReads: true,
    });
    for (const sql of [provider, identity, passkey, policy]) await runner.query(sql);

    await runner.query(`
      create index user_identity_of_user on user_identity (tenant_id, user_id);
      create index passkey_of_user on passkey (tenant_id, user_id, rp_id);
      create policy system_writes on user_identity to afterbell_system using (true) with check (true);
      grant insert, update, delete on user_identity to afterbell_system;
      create policy system_writes on passkey to afterbell_system using (true) with check (true);
      grant insert, update, delete on passkey to afterbell_system;

      -- The idle time stands with the tenant, where every session reads it; its administrators may set it and nothing else.
      create policy security_sets_idle_time on tenant for update to afterbell_app using (id = app_tenant() and app_org_all()) with check (id = app_tenant() and app_org_all());
      grant update (idle_timeout_seconds) on tenant to afterbell_app;

      -- When the holder last proved a passkey in this session, and the provider that vouched for them (none: a code).
      alter table sign_in_session add column confirmed_at timestamptz, add column provider_id uuid;

      create table oauth_attempt (
        id uuid primary key,
        state_hash bytea not null unique,
        browser_hash bytea not null,
        tenant_id uuid not null references tenant (id),
        provider_id uuid not null,
        email text,
        nonce text not null,
        verifier text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        foreign key (tenant_id, provider_id) references oauth_provider (tenant_id, id) on delete cascade
      );
      create table sign_in_step (
        token_hash bytea primary key,
        user_id uuid not null references app_user (id),
        tenant_id uuid not null references tenant (id),
        access_id uuid not null,
        provider_id uuid,
        not_after timestamptz,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create table passkey_challenge (
        challenge text primary key,
        purpose text not null check (purpose in ('add', 'confirm', 'sign_in')),
        -- The session, or the unfinished sign-in, that asked: nobody else may answer.
        bound_to text not null,
        tenant_id uuid not null references tenant (id),
        user_id uuid not null references app_user (id),
        rp_id text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      grant select, insert, update, delete on oauth_attempt, sign_in_step, passkey_challenge to afterbell_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
