import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** The trail by month, kept as long as the tenant says; who did it by name. */
export class AuditPartitions1763800000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit rename to audit_flat;
      alter index audit_pkey rename to audit_flat_pkey;
      drop index audit_by_subject;
      drop index audit_newest;
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
        key: ['at', 'id'],
        grants: ['select', 'insert'],
        partitionBy: 'range (at)',
      }),
    );
    await runner.query(`
      create index audit_by_subject on audit (tenant_id, subject_type, subject_id, at desc);
      create index audit_by_user on audit (tenant_id, user_id, at desc);
      create policy subtree_wall on audit as restrictive for select to afterbell_app using (
        app_org_all() or organization_id = app_org() or exists (
          select 1 from organization_closure seen where seen.tenant_id = app_tenant() and seen.ancestor_id = app_org() and seen.descendant_id = organization_id));
      create policy system_writes on audit for insert to afterbell_system with check (true);
      grant insert on audit to afterbell_system;

      -- A month's table has walls of its own: nobody reaches it but through the whole.
      create function audit_month(day date) returns void language plpgsql security definer set search_path = public as $$
      declare
        first date := date_trunc('month', day)::date;
        part text := 'audit_' || to_char(first, 'YYYY_MM');
      begin
        if to_regclass(part) is not null then return; end if;
        execute format('create table %I partition of audit for values from (%L) to (%L)', part, first || ' 00:00+00', (first + interval '1 month')::date || ' 00:00+00');
        execute format('alter table %I enable row level security', part);
        execute format('alter table %I force row level security', part);
        execute format('create policy tenant_wall on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', part);
      exception when check_violation then
        -- Rows of that month already stand in the table of last resort; they stay there.
        return;
      end $$;
      revoke all on function audit_month(date) from public;

      -- Where a row goes for which no month was made in time: a change is never refused for want of a table.
      create table audit_rest partition of audit default;
      alter table audit_rest enable row level security;
      alter table audit_rest force row level security;
      create policy tenant_wall on audit_rest using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());

      create function audit_months_ahead() returns void language sql security definer set search_path = public as $$
        select audit_month((date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead))::date) from generate_series(0, 3) ahead
      $$;
      revoke all on function audit_months_ahead() from public;
      grant execute on function audit_months_ahead() to afterbell_system;
    `);
    // Under forced row-level security even the owner sees one tenant at a time.
    await runner.query(`
      do $$
      declare
        one record;
        month record;
        counted bigint;
        moved bigint;
      begin
        for one in select id from tenant loop
          perform set_config('app.tenant_id', one.id::text, true);
          for month in select distinct date_trunc('month', at at time zone 'UTC')::date as first from audit_flat loop
            perform audit_month(month.first);
          end loop;
          select count(*) into counted from audit_flat;
          insert into audit (tenant_id, id, at, user_id, access_id, organization_id, action, subject_type, subject_id, person_id, before, after, sealed, request_id, client_address)
            select tenant_id, id, at, user_id, access_id, organization_id, action, subject_type, subject_id, person_id, before, after, sealed, request_id, client_address from audit_flat;
          get diagnostics moved = row_count;
          if moved <> counted then raise exception 'the trail of % has % rows, % were moved', one.id, counted, moved; end if;
        end loop;
        perform set_config('app.tenant_id', '', true);
        perform audit_months_ahead();
      end $$;
      drop table audit_flat;
    `);
    await runner.query(`
      alter table tenant add column audit_retention_months int not null default 84 check (audit_retention_months between 36 and 240);
      grant update (audit_retention_months) on tenant to afterbell_app;
      create policy retention_of_own on tenant for update to afterbell_app using (id = app_tenant() and app_org_all()) with check (id = app_tenant() and app_org_all());

      -- Append-only for everyone; what is past the tenant's retention goes by audit_forget() alone.
      create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_user = 'afterbell_owner' and current_setting('app.audit_forget', true) = '1' and old.at < now() - interval '36 months' then
          return old;
        end if;
        raise exception 'the audit trail is append-only' using errcode = '42501';
      end $$;
      create trigger append_only before update or delete on audit for each row execute function refuse_change();
      create trigger append_only_truncate before truncate on audit for each statement execute function refuse_change();

      create function audit_forget() returns bigint language plpgsql security definer set search_path = public as $$
      declare
        one record;
        gone bigint;
        total bigint := 0;
      begin
        perform set_config('app.audit_forget', '1', true);
        for one in select id, audit_retention_months as months from tenant loop
          perform set_config('app.tenant_id', one.id::text, true);
          delete from audit where at < now() - make_interval(months => one.months);
          get diagnostics gone = row_count;
          total := total + gone;
        end loop;
        perform set_config('app.tenant_id', '', true);
        perform set_config('app.audit_forget', '', true);
        return total;
      end $$;
      revoke all on function audit_forget() from public;
      grant execute on function audit_forget() to afterbell_system;

      -- Whoever has or had an access in the tenant, by the name that this tenant uses: the trail says who. People of other tenants stay unknown.
      create function audit_people(asked uuid[] default null) returns table (id uuid, name text, email text) language sql stable security definer set search_path = public as $$
        select u.id, coalesce(t.name, u.name), u.email from tenant_user t join app_user u on u.id = t.user_id where t.tenant_id = app_tenant() and (asked is null or t.user_id = any (asked))
      $$;
      revoke all on function audit_people(uuid[]) from public;
      grant execute on function audit_people(uuid[]) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('The trail is not taken back: restore a backup instead.');
  }
}
