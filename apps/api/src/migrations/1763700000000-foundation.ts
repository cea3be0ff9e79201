import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Tenancy, organizations, access, sign-in, audit, mail and the queue's door. */
export class Foundation1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin;

      grant usage on schema public to afterbell_app, afterbell_system;

      create function app_tenant() returns uuid language sql stable parallel safe
        as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;
      create function app_org() returns uuid language sql stable parallel safe
        as $$ select nullif(current_setting('app.org_id', true), '')::uuid $$;
      create function app_org_all() returns boolean language sql stable parallel safe
        as $$ select current_setting('app.org_all', true) = '1' $$;

      -- The SQL twin of foldText (libs/core/domain); the conformance test holds the two together. Written with escapes where
      -- a letter could be mistaken for another: quotes, hyphens and spaces that keyboards and phones vary.
      create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
        select replace(replace(replace(replace(replace(replace(
          translate(
            lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g') collate "pg_c_utf8"),
            E'øłđðıħŧĸŋŀſƒəɨʉς\\u2018\\u2019\\u02bb\\u02bc\\u2010\\u2011\\u2013\\u00a0\\u202f',
            E'olddihtknlsfeiuσ\\'\\'\\'\\'---  '),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ĳ', 'ij'), 'ŉ', '''n')
      $$;

      create table tenant (
        id uuid primary key,
        code text not null unique check (code ~ '^[a-z][a-z0-9-]{0,30}$'),
        name text not null,
        time_zone text not null default 'America/New_York',
        language text not null default 'en',
        idle_timeout_seconds int not null default 1800 check (idle_timeout_seconds between 60 and 43200),
        permission_version bigint not null default 1,
        enabled boolean not null default true,
        created_at timestamptz not null default now()
      );
      alter table tenant enable row level security;
      create policy own_tenant on tenant for select to afterbell_app using (id = app_tenant());
      create policy system_reads on tenant for select to afterbell_system using (true);
      grant select on tenant to afterbell_app, afterbell_system;

      create table app_user (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        name text not null,
        enabled boolean not null default true,
        last_sign_in_at timestamptz,
        last_access_id uuid,
        created_at timestamptz not null default now()
      );
      grant select on app_user to afterbell_system;
      grant update (last_sign_in_at, last_access_id) on app_user to afterbell_system;
    `);

    await runner.query(
      tenantTable({
        name: 'organization',
        columns: [
          'id uuid not null',
          'parent_id uuid',
          `level text not null check (level in ('top','institution_group','institution','funder','partner','site_group','site','lea','school'))`,
          `name text not null check (length(btrim(name)) between 1 and 200)`,
          'name_folded text generated always as (fold_text(name)) stored',
          'enabled boolean not null default true',
          'time_zone text',
          'state_id text',
          'nces_id text',
          'version int not null default 1',
          'created_at timestamptz not null default now()',
        ],
        unique: [['state_id'], ['nces_id']],
        references: [{ columns: ['parent_id'], table: 'organization' }],
        grants: ['select', 'insert', 'update'],
        systemReads: true,
      }),
    );
    await runner.query(
      tenantTable({
        name: 'organization_closure',
        columns: ['ancestor_id uuid not null', 'descendant_id uuid not null', 'depth smallint not null'],
        key: ['ancestor_id', 'descendant_id'],
        references: [
          { columns: ['ancestor_id'], table: 'organization', onDelete: 'cascade' },
          { columns: ['descendant_id'], table: 'organization', onDelete: 'cascade' },
        ],
        grants: ['select'],
        systemReads: true,
      }),
    );
    await runner.query(`
      create index organization_parent on organization (tenant_id, parent_id);
      create index organization_by_name on organization (tenant_id, level, name_folded, id);
      create unique index organization_one_top on organization (tenant_id) where level = 'top';
      create index organization_closure_up on organization_closure (tenant_id, descendant_id, ancestor_id, depth);

      -- Kept by the database, so that no path of code can leave the tree and its closure apart.
      create function organization_close() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        if tg_op = 'UPDATE' then
          if new.parent_id is not distinct from old.parent_id then return new; end if;
          if exists (select 1 from organization_closure c where c.tenant_id = new.tenant_id and c.ancestor_id = new.id and c.descendant_id = new.parent_id) then
            raise exception 'organization cycle' using errcode = 'AB001';
          end if;
          delete from organization_closure c using organization_closure sub, organization_closure sup
            where sub.tenant_id = new.tenant_id and sub.ancestor_id = new.id
              and sup.tenant_id = new.tenant_id and sup.descendant_id = new.id and sup.depth > 0
              and c.tenant_id = new.tenant_id and c.ancestor_id = sup.ancestor_id and c.descendant_id = sub.descendant_id;
          insert into organization_closure (tenant_id, ancestor_id, descendant_id, depth)
            select new.tenant_id, sup.ancestor_id, sub.descendant_id, sup.depth + sub.depth + 1
            from organization_closure sup, organization_closure sub
            where sup.tenant_id = new.tenant_id and sup.descendant_id = new.parent_id
              and sub.tenant_id = new.tenant_id and sub.ancestor_id = new.id;
          return new;
        end if;
        insert into organization_closure (tenant_id, ancestor_id, descendant_id, depth)
          values (new.tenant_id, new.id, new.id, 0);
        insert into organization_closure (tenant_id, ancestor_id, descendant_id, depth)
          select new.tenant_id, c.ancestor_id, new.id, c.depth + 1 from organization_closure c
          where c.tenant_id = new.tenant_id and c.descendant_id = new.parent_id;
        return new;
      end $$;
      create trigger organization_close after insert or update of parent_id on organization
        for each row execute function organization_close();

      -- The acting organization, all beneath it, and (names only: the API shows no more) what stands above it.
      create policy subtree_wall on organization as restrictive for select to afterbell_app using (
        app_org_all() or id = app_org() or exists (
          select 1 from organization_closure seen where seen.tenant_id = app_tenant()
            and ((seen.ancestor_id = app_org() and seen.descendant_id = id) or (seen.ancestor_id = id and seen.descendant_id = app_org()))));
      create policy subtree_insert on organization as restrictive for insert to afterbell_app with check (
        app_org_all() or parent_id = app_org() or exists (
          select 1 from organization_closure seen where seen.tenant_id = app_tenant() and seen.ancestor_id = app_org() and seen.descendant_id = parent_id));
      create policy subtree_update on organization as restrictive for update to afterbell_app using (
        app_org_all() or id = app_org() or exists (
          select 1 from organization_closure seen where seen.tenant_id = app_tenant() and seen.ancestor_id = app_org() and seen.descendant_id = id));
    `);

    const levelName = tenantTable({
      name: 'organization_level_name',
      columns: ['level text not null', 'singular text not null', 'plural text not null'],
      key: ['level'],
      grants: ['select', 'insert', 'update'],
      systemReads: true,
    });
    const term = tenantTable({
      name: 'term',
      columns: [
        'id uuid not null',
        'name text not null',
        `kind text not null check (kind in ('summer','fall','spring','school_year'))`,
        'starts_on date not null',
        'ends_on date not null check (ends_on >= starts_on)',
        'version int not null default 1',
      ],
      unique: [['name']],
      grants: ['select', 'insert', 'update'],
      systemReads: true,
    });
    const role = tenantTable({
      name: 'role',
      columns: ['id uuid not null', 'key text', 'name text not null', 'levels text[] not null', 'version int not null default 1'],
      unique: [['name'], ['key']],
      systemReads: true,
    });
    const roleEntry = tenantTable({
      name: 'role_entry',
      columns: [
        'role_id uuid not null',
        'section text not null',
        'sub_section text not null',
        `tab text not null default ''`,
        `value text not null check (value in ('deny','allow-view','allow-edit','allow-delete','allow-export','allow-import'))`,
      ],
      key: ['role_id', 'section', 'sub_section', 'tab'],
      references: [{ columns: ['role_id'], table: 'role', onDelete: 'cascade' }],
      systemReads: true,
    });
    const access = tenantTable({
      name: 'access',
      columns: [
        'id uuid not null',
        'user_id uuid not null references app_user (id)',
        'organization_id uuid not null',
        'role_id uuid not null',
        'starts_on date',
        'ends_on date',
        'enabled boolean not null default true',
        'version int not null default 1',
        'created_at timestamptz not null default now()',
      ],
      unique: [['user_id', 'organization_id', 'role_id']],
      references: [
        { columns: ['organization_id'], table: 'organization' },
        { columns: ['role_id'], table: 'role' },
      ],
      ownedBy: 'organization_id',
      systemReads: true,
    });
    for (const sql of [levelName, term, role, roleEntry, access]) await runner.query(sql);

    await runner.query(`
      create index access_by_user on access (user_id);
      create index access_by_organization on access (tenant_id, organization_id);

      -- A changed permission acts on the next request: API processes keep snapshots by this number.
      create function bump_permission_version() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        update tenant set permission_version = permission_version + 1 where id = app_tenant();
        return null;
      end $$;
      create trigger bump after insert or update or delete on role for each statement execute function bump_permission_version();
      create trigger bump after insert or update or delete on role_entry for each statement execute function bump_permission_version();
      create trigger bump after insert or update or delete on access for each statement execute function bump_permission_version();
      create trigger bump after insert or update or delete on term for each statement execute function bump_permission_version();
      create trigger bump after insert or update or delete on organization_level_name for each statement execute function bump_permission_version();
      create trigger bump after update or delete on organization for each statement execute function bump_permission_version();

      create table sign_in_challenge (
        id uuid primary key,
        token_hash bytea not null unique,
        tenant_id uuid not null references tenant (id),
        email text not null,
        code_hash bytea,
        tries int not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index sign_in_challenge_by_email on sign_in_challenge (email, created_at desc);
      create table sign_in_session (
        id uuid primary key,
        token_hash bytea not null unique,
        user_id uuid not null references app_user (id),
        tenant_id uuid not null references tenant (id),
        access_id uuid not null,
        organization_id uuid not null,
        term_id uuid,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        user_agent text,
        client_address text,
        foreign key (tenant_id, access_id) references access (tenant_id, id) on delete cascade,
        foreign key (tenant_id, organization_id) references organization (tenant_id, id)
      );
      create index sign_in_session_by_user on sign_in_session (user_id);
      create table sign_in_handover (
        token_hash bytea primary key,
        user_id uuid not null references app_user (id),
        tenant_id uuid not null references tenant (id),
        access_id uuid not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create table rate_limit (
        key text primary key,
        window_start timestamptz not null,
        hits int not null
      );
      grant select, insert, update, delete on sign_in_challenge, sign_in_session, sign_in_handover, rate_limit to afterbell_system;

      -- Effects are rows: mail waits here until the queue has handed it to SMTP.
      create table mail_outbox (
        id uuid primary key,
        tenant_id uuid references tenant (id),
        to_address text not null check (to_address !~ '[\\r\\n]'),
        subject text not null check (subject !~ '[\\r\\n]'),
        text_body text not null,
        html_body text not null,
        created_at timestamptz not null default clock_timestamp(),
        sent_at timestamptz,
        attempts int not null default 0,
        last_error text
      );
      create index mail_outbox_newest on mail_outbox (to_address, created_at desc);
      grant select, insert, update on mail_outbox to afterbell_system;
      grant insert on mail_outbox to afterbell_app;

      create function enqueue_job(task text, payload json, job_key text default null, run_at timestamptz default null) returns void
        language sql security definer set search_path = public, graphile_worker as $$
        select graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, max_attempts => 20)
      $$;
      revoke all on function enqueue_job(text, json, text, timestamptz) from public;
      grant execute on function enqueue_job(text, json, text, timestamptz) to afterbell_app, afterbell_system;
    `);

    await runner.query(
      tenantTable({
        name: 'audit',
        columns: [
          'id uuid not null',
          'at timestamptz not null default clock_timestamp()',
          'user_id uuid',
          'access_id uuid',
          'organization_id uuid',
          'action text not null',
          'subject_type text not null',
          'subject_id text not null',
          'person_id uuid',
          'before jsonb',
          'after jsonb',
          'sealed bytea',
          'request_id text',
          'client_address text',
        ],
        grants: ['select', 'insert'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'idempotency',
        columns: [
          'access_id uuid not null',
          'key text not null check (length(key) between 1 and 255)',
          'operation text not null',
          'fingerprint bytea not null',
          'response jsonb',
          'created_at timestamptz not null default now()',
        ],
        key: ['access_id', 'key'],
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(`
      create index audit_by_subject on audit (tenant_id, subject_type, subject_id, at desc);
      create index audit_newest on audit (tenant_id, at desc, id);
      create policy subtree_wall on audit as restrictive for select to afterbell_app using (
        app_org_all() or organization_id = app_org() or exists (
          select 1 from organization_closure seen where seen.tenant_id = app_tenant() and seen.ancestor_id = app_org() and seen.descendant_id = organization_id));
      create policy system_writes on audit for insert to afterbell_system with check (true);
      grant insert on audit to afterbell_system;
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit trail is append-only' using errcode = '42501';
      end $$;
      create trigger append_only before update or delete on audit for each row execute function refuse_change();
      create trigger append_only_truncate before truncate on audit for each statement execute function refuse_change();
    `);
  }

  async down(): Promise<void> {
    throw new Error('The foundation cannot be taken back: restore a backup instead.');
  }
}
