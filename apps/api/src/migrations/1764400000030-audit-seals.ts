import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** The trail is sealed in a chain, so that what is altered behind the product's back is found (docs/audit.md). */
export class AuditSeals1764400000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'audit_seal',
        columns: ['number bigint not null', 'since timestamptz not null', 'until timestamptz not null', 'entries bigint not null', 'digest bytea not null', 'seal bytea not null', 'sealed_at timestamptz not null default now()'],
        key: ['number'],
        grants: ['select'],
      }),
    );
    // Without it, rows that were let go in their time would look like rows that somebody took.
    await runner.query(tenantTable({ name: 'audit_forgotten', columns: ['before timestamptz not null', 'at timestamptz not null default now()', `check (before <= at - interval '36 months')`], key: ['before'], grants: ['select'] }));
    await runner.query(`
      create function refuse_seal_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the seals of the audit trail are append-only' using errcode = '42501';
      end $$;
      create trigger append_only before update or delete on audit_seal for each row execute function refuse_seal_change();
      create trigger append_only_truncate before truncate on audit_seal for each statement execute function refuse_seal_change();
      create trigger append_only before update or delete on audit_forgotten for each row execute function refuse_seal_change();
      create trigger append_only_truncate before truncate on audit_forgotten for each statement execute function refuse_seal_change();

      -- The columns by name: one that a later version adds must not break what is sealed.
      create function audit_digest(since timestamptz, until timestamptz) returns table (entries bigint, digest bytea) language sql stable set timezone = 'UTC' as $$
        select count(*), sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(a.id, a.at, a.user_id, a.access_id, a.organization_id, a.action, a.subject_type, a.subject_id, a.person_id, a.before, a.after,
          encode(a.sealed, 'hex'), a.request_id, a.client_address)::text, 'UTF8')), ''::bytea order by a.at, a.id), ''::bytea))
        from audit a where a.tenant_id = app_tenant() and a.at >= $1 and a.at < $2
      $$;
      create function audit_seal_of(of audit_seal, previous bytea) returns bytea language sql stable set timezone = 'UTC' as $$
        select sha256(previous || convert_to(jsonb_build_array(of.tenant_id, of.number, of.since, of.until, of.entries, encode(of.digest, 'hex'))::text, 'UTF8'))
      $$;

      -- Not the newest rows: a transaction that is under way may still write beneath them.
      create function audit_seal_due(lag interval default '10 minutes') returns table (tenant uuid, number bigint, seal bytea) language plpgsql security definer set search_path = public as $$
      declare
        one record;
        last audit_seal;
        made audit_seal;
        first timestamptz;
        began timestamptz := clock_timestamp();
      begin
        if not pg_try_advisory_xact_lock(hashtextextended('audit-seal', 0)) then return; end if;
        -- By chance, so that none waits for the others for ever where there is more than a call may take.
        for one in select id from tenant order by random() loop
          exit when clock_timestamp() > began + interval '5 seconds';
          perform set_config('app.tenant_id', one.id::text, true);
          select s.* into last from audit_seal s where s.tenant_id = one.id order by s.number desc limit 1;
          select min(a.at) into first from audit a where a.tenant_id = one.id and a.at >= coalesce(last.until, '-infinity');
          continue when first is null or first >= now() - lag;
          made.tenant_id := one.id;
          made.number := coalesce(last.number, 0) + 1;
          made.since := coalesce(last.until, '-infinity');
          -- A month at most: a long trail is sealed little by little.
          made.until := least(now() - lag, date_trunc('month', first) + interval '1 month');
          select d.entries, d.digest into made.entries, made.digest from audit_digest(made.since, made.until) d;
          made.seal := audit_seal_of(made, coalesce(last.seal, ''));
          insert into audit_seal (tenant_id, number, since, until, entries, digest, seal) values (made.tenant_id, made.number, made.since, made.until, made.entries, made.digest, made.seal);
          tenant := one.id;
          number := made.number;
          seal := made.seal;
          return next;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
      revoke all on function audit_seal_due(interval) from public;
      grant execute on function audit_seal_due(interval) to afterbell_system;

      -- What does not fit, of the tenant that is set.
      create function audit_verify() returns table (number bigint, fault text) language plpgsql stable as $$
      declare
        one audit_seal;
        now_there record;
        forgotten timestamptz := (select max(f.before) from audit_forgotten f where f.tenant_id = app_tenant());
        expected bigint := 1;
        edge timestamptz := '-infinity';
        previous bytea := '';
      begin
        for one in select s.* from audit_seal s where s.tenant_id = app_tenant() order by s.number loop
          number := one.number;
          if one.number <> expected or one.since <> edge then
            fault := format('seals are missing before %s', one.number);
            return next;
          elsif one.seal <> audit_seal_of(one, previous) then
            fault := format('seal %s was altered', one.number);
            return next;
          end if;
          if forgotten is null or one.since >= forgotten then
            select * into now_there from audit_digest(one.since, one.until);
            if now_there.entries <> one.entries then
              fault := format('%s rows from %s to %s, %s were sealed', now_there.entries, one.since, one.until, one.entries);
              return next;
            elsif now_there.digest <> one.digest then
              fault := format('rows from %s to %s were altered', one.since, one.until);
              return next;
            end if;
          end if;
          expected := one.number + 1;
          edge := one.until;
          previous := one.seal;
        end loop;
      end $$;

      create or replace function audit_forget() returns bigint language plpgsql security definer set search_path = public as $$
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
          if gone > 0 then insert into audit_forgotten (before) values (now() - make_interval(months => one.months)) on conflict do nothing; end if;
          total := total + gone;
        end loop;
        perform set_config('app.tenant_id', '', true);
        perform set_config('app.audit_forget', '', true);
        return total;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing sealed is taken back: restore a backup instead.');
  }
}
