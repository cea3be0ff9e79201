import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seesSubtree, tenantTable } from '@afterbell/core/api';

/**
 * What a tenant knows of a user, and the doors through which the API reaches users and their sessions (docs/users.md). Users are
 * global: no function here tells, or changes, what another tenant has of them.
 */
export class Users1763800000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'tenant_user',
        columns: [
          'user_id uuid not null references app_user (id)',
          // Null where the tenant uses the name that the person has everywhere.
          'name text check (length(btrim(name)) between 1 and 200)',
          'invited_at timestamptz',
          'invited_by uuid',
          'last_sign_in_at timestamptz',
          'version int not null default 1',
        ],
        key: ['user_id'],
        grants: ['select', 'update'],
      }),
    );
    await runner.query(`
      -- Whoever holds an access that the acting organization sees; the subquery is walled by the policies of access itself.
      create policy access_wall on tenant_user as restrictive to afterbell_app using (
        exists (select 1 from access held where held.tenant_id = tenant_user.tenant_id and held.user_id = tenant_user.user_id));

      alter table app_user add column made_in uuid references tenant (id);
      alter table access add column disabled_with_user boolean not null default false;
      alter table access add constraint access_dates check (ends_on is null or starts_on is null or ends_on >= starts_on);

      do $$
      declare one uuid;
      begin
        for one in select id from tenant loop
          perform set_config('app.tenant_id', one::text, true);
          insert into tenant_user (tenant_id, user_id, last_sign_in_at)
            select one, a.user_id, (select max(s.created_at) from sign_in_session s where s.tenant_id = one and s.user_id = a.user_id)
            from access a where a.tenant_id = one group by a.user_id;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;

      -- Kept by the database, so that no path of code can leave an access without it.
      create function tenant_user_keep() returns trigger language plpgsql security definer set search_path = public as $$
      declare before text := current_setting('app.tenant_id', true);
      begin
        perform set_config('app.tenant_id', new.tenant_id::text, true);
        insert into tenant_user (tenant_id, user_id) values (new.tenant_id, new.user_id) on conflict do nothing;
        perform set_config('app.tenant_id', coalesce(before, ''), true);
        return null;
      end $$;
      create trigger tenant_user_keep after insert on access for each row execute function tenant_user_keep();

      -- Sign-in works before there is a tenant in scope: the tenant is the new session's own.
      create function tenant_user_signed_in() returns trigger language plpgsql security definer set search_path = public as $$
      declare before text := current_setting('app.tenant_id', true);
      begin
        perform set_config('app.tenant_id', new.tenant_id::text, true);
        update tenant_user set last_sign_in_at = new.created_at where tenant_id = new.tenant_id and user_id = new.user_id;
        perform set_config('app.tenant_id', coalesce(before, ''), true);
        return null;
      end $$;
      create trigger tenant_user_signed_in after insert on sign_in_session for each row execute function tenant_user_signed_in();

      -- Name and address of those who hold an access at or beneath the acting organization.
      create function users_in_sight(asked uuid[] default null)
        returns table (id uuid, email text, name text, invited_at timestamptz, last_sign_in_at timestamptz, version int)
        language sql stable security definer set search_path = public as $$
        select u.id, u.email, coalesce(t.name, u.name), t.invited_at, t.last_sign_in_at, t.version
          from tenant_user t join app_user u on u.id = t.user_id
         where t.tenant_id = app_tenant() and (asked is null or u.id = any (asked))
           and exists (select 1 from access a where a.tenant_id = t.tenant_id and a.user_id = u.id and ${seesSubtree('a.organization_id')})
      $$;

      -- One user for an address, whoever asks first. Somebody known elsewhere keeps the name they have there; here they get the one given.
      create function ensure_user(new_id uuid, address text, given text) returns uuid language plpgsql security definer set search_path = public as $$
      declare who uuid;
      begin
        insert into app_user (id, email, name, made_in) values (new_id, address, given, app_tenant()) on conflict (email) do nothing returning app_user.id into who;
        if who is not null then
          insert into tenant_user (tenant_id, user_id) values (app_tenant(), who);
          return who;
        end if;
        select u.id into who from app_user u where u.email = address;
        insert into tenant_user as t (tenant_id, user_id, name) values (app_tenant(), who, given)
          on conflict (tenant_id, user_id) do update set name = excluded.name, invited_at = null
          where not exists (select 1 from access a where a.tenant_id = t.tenant_id and a.user_id = t.user_id);
        return who;
      end $$;

      -- The tenant's name for somebody who works nowhere outside the caller's subtree. It becomes the person's own name only while the person,
      -- whom this tenant made, has never signed in: a slip in an invitation is then put right everywhere.
      create function rename_user(who uuid, given text) returns boolean language plpgsql security definer set search_path = public as $$
      declare own boolean;
      begin
        if not exists (select 1 from access a where a.tenant_id = app_tenant() and a.user_id = who)
          or exists (select 1 from access a where a.tenant_id = app_tenant() and a.user_id = who and not ${seesSubtree('a.organization_id')}) then
          return false;
        end if;
        update app_user u set name = given where u.id = who and u.made_in = app_tenant() and u.last_sign_in_at is null;
        own := found;
        update tenant_user t set name = case when own then null else given end, version = t.version + 1 where t.tenant_id = app_tenant() and t.user_id = who;
        return true;
      end $$;

      -- Sessions that could act now, under accesses that the acting organization sees.
      create function user_live_sessions(asked uuid[])
        returns table (id uuid, user_id uuid, access_id uuid, created_at timestamptz, last_seen_at timestamptz, expires_at timestamptz, user_agent text, client_address text)
        language sql stable security definer set search_path = public as $$
        select s.id, s.user_id, s.access_id, s.created_at, s.last_seen_at, s.expires_at, s.user_agent, s.client_address
          from sign_in_session s
          join tenant t on t.id = s.tenant_id
          join access a on a.tenant_id = s.tenant_id and a.id = s.access_id
         where s.tenant_id = app_tenant() and s.user_id = any (asked) and s.revoked_at is null and s.expires_at > now()
           and s.last_seen_at > now() - make_interval(secs => t.idle_timeout_seconds)
           and a.enabled and (a.starts_on is null or a.starts_on <= (now() at time zone t.time_zone)::date)
           and (a.ends_on is null or a.ends_on >= (now() at time zone t.time_zone)::date)
           and ${seesSubtree('a.organization_id')}
      $$;

      create function end_user_sessions(of_user uuid, only_sessions uuid[] default null, only_accesses uuid[] default null)
        returns setof uuid language sql volatile security definer set search_path = public as $$
        update sign_in_session s set revoked_at = now() from access a
         where s.tenant_id = app_tenant() and s.user_id = of_user and s.revoked_at is null
           and (only_sessions is null or s.id = any (only_sessions)) and (only_accesses is null or s.access_id = any (only_accesses))
           and a.tenant_id = s.tenant_id and a.id = s.access_id and ${seesSubtree('a.organization_id')}
        returning s.id
      $$;
    `);
    for (const signature of [
      'users_in_sight(uuid[])',
      'ensure_user(uuid, text, text)',
      'rename_user(uuid, text)',
      'user_live_sessions(uuid[])',
      'end_user_sessions(uuid, uuid[], uuid[])',
    ]) {
      await runner.query(`revoke all on function ${signature} from public; grant execute on function ${signature} to afterbell_app;`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
