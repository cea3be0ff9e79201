import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { connectionFields, loadConfig, SERVER_TIMEOUTS } from '@afterbell/core/api';
import { cloneDatabase, TEMPLATE, TEST_SECRET } from '../../../tools/test/clone-database.cjs';
import { ownerClient, type ProvisionedTenant, provisionTenant } from '../src/seeds/provision';
import { GLOBAL_TABLES } from '../src/tables';

interface Row {
  [column: string]: unknown;
}

/** Functions that run with their owner's rights, each reviewed: none takes a tenant from its caller. */
const DEFINER_FUNCTIONS = ['attendance_recount', 'attendance_settle', 'audit_forget', 'audit_month', 'audit_months_ahead', 'audit_people', 'audit_seal_due', 'bump_permission_version', 'dashboard_recount', 'end_user_sessions', 'end_user_tokens', 'enqueue_in_line', 'enqueue_job', 'ensure_user', 'erase_rows', 'form_usage', 'form_usage_bound', 'form_values', 'form_values_convert', 'message_line_forgotten', 'notifications_forget', 'open_days_settle', 'organization_close', 'organization_close_added', 'organization_close_removed', 'organization_tree_changed', 'participants_settle', 'person_grade_keep', 'person_hangs', 'person_identify', 'person_new_id', 'person_photo_withhold', 'person_search_follow', 'person_search_ids', 'person_search_keep', 'person_search_near', 'photo_consent_keep', 'photo_is_withheld', 'places_within_sessions', 'places_within_stays', 'places_without_overlap', 'relationship_follows', 'rename_user', 'staff_busy', 'stay_contacts', 'stay_places', 'stay_sites', 'stay_summed', 'supporter_name', 'supporters_of', 'tenant_has_administrator', 'tenant_user_keep', 'tenant_user_signed_in', 'tenant_users', 'user_live_sessions', 'users_in_sight', 'zone_of'];

/** Keys of tenant tables that lead to tables of no tenant; each stays whole when those are copied to every database. */
const KEYS_OUTSIDE_THE_TENANT = ['access', 'notification', 'offline_device', 'passkey', 'saved_view', 'saved_view_default', 'tenant_user', 'user_identity'].map((table) => `${table} → app_user`);
/** Tables of no tenant that point into a tenant; they stand with sign-in, where all tenants are. */
const POINTING_INTO_A_TENANT = ['api_token', 'oauth_attempt', 'person_search', 'sign_in_session'];

let database: { url: string; drop: () => Promise<void> };
let admin: Client;
let app: Client;
let owner: Client;
let north: ProvisionedTenant;
let river: ProvisionedTenant;
let tenantTables: string[];

const rows = async (client: Client, sql: string, values: unknown[] = []) => (await client.query<Row>(sql, values)).rows;
const code = (promise: Promise<unknown>) => promise.then(() => 'no error', (error: { code?: string }) => error.code);

async function asTenant<T>(client: Client, tenant: ProvisionedTenant, fn: () => Promise<T>): Promise<T> {
  await client.query('begin');
  await client.query(`select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', '1', true)`, [tenant.id, tenant.topId]);
  try {
    return await fn();
  } finally {
    await client.query('rollback');
  }
}

beforeAll(async () => {
  database = await cloneDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET });
  admin = new Client(connectionFields(database.url));
  app = new Client(connectionFields(config.appDatabaseUrl));
  await admin.connect();
  await app.connect();
  owner = await ownerClient(database.url);
  const base = { timeZone: 'America/New_York', terms: [{ name: 'Year', kind: 'school_year' as const, startsOn: '2026-08-01', endsOn: '2027-06-30' }] };
  north = await provisionTenant(owner, { ...base, code: 'north', name: 'North' });
  river = await provisionTenant(owner, { ...base, code: 'river', name: 'River' });
  const tables = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`;
  tenantTables = (await rows(admin, tables))
    .map((row) => String(row.relname))
    .filter((name) => !(name in GLOBAL_TABLES));
});

afterAll(async () => {
  await Promise.all([admin, app, owner].map((client) => client?.end()));
  await database?.drop();
});

describe('the roles', () => {
  it('can neither bypass row-level security nor own a table', async () => {
    expect(
      await rows(admin, `select rolname from pg_roles where rolname in ('afterbell_app','afterbell_system') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`),
    ).toEqual([]);
    expect(await rows(admin, `select tablename from pg_tables where schemaname = 'public' and tableowner <> 'afterbell_owner'`)).toEqual([]);
  });

  it('may not touch what sign-in keeps', async () => {
    for (const table of ['app_user', 'sign_in_session', 'sign_in_challenge', 'sign_in_handover', 'sign_in_step', 'oauth_attempt', 'passkey_challenge', 'rate_limit', 'person_search', 'api_token', 'user_preference', 'email_change', 'job_runner']) {
      expect([table, await code(app.query(`select 1 from ${table}`))]).toEqual([table, '42501']);
    }
    expect(await code(app.query('select 1 from graphile_worker._private_jobs'))).toBe('42501');
  });

  it('bring the time-outs of connections that a pooler begins', async () => {
    // Of the database that was migrated: a clone has none.
    const found = await rows(admin, `select r.rolname, s.setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase where d.datname = $1 order by 1`, [TEMPLATE]);
    const setconfig = Object.entries(SERVER_TIMEOUTS).map(([name, ms]) => `${name}=${ms}`);
    expect(found).toEqual(['afterbell_app', 'afterbell_system'].map((rolname) => ({ rolname, setconfig })));
  });

  it('has only the reviewed functions that run as their owner', async () => {
    const found = await rows(admin, `select proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and prosecdef order by 1`);
    expect(found.map((row) => row.proname)).toEqual(DEFINER_FUNCTIONS);
  });
});

describe('each tenant table', () => {
  it('forces row-level security with a tenant policy for reading and writing', async () => {
    const weak = await rows(
      admin,
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relname = any($1)
          and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (
            select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_wall' and p.polcmd = '*'
              and pg_get_expr(p.polqual, c.oid) = '(tenant_id = app_tenant())' and pg_get_expr(p.polwithcheck, c.oid) = '(tenant_id = app_tenant())'))`,
      [tenantTables],
    );
    expect(weak).toEqual([]);
    expect(tenantTables.length).toBeGreaterThan(15);
  });

  it('is reached through the whole alone where it has parts: nobody but the owner may touch a part', async () => {
    const parts = await rows(
      admin,
      `select c.relname as part, c.relrowsecurity and c.relforcerowsecurity as walled,
              has_table_privilege('afterbell_app', c.oid, 'select, insert, update, delete') or has_table_privilege('afterbell_system', c.oid, 'select, insert, update, delete') as open
         from pg_class c where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r'`,
    );
    expect(parts.length).toBeGreaterThan(4);
    expect(parts.filter(({ walled, open }) => !walled || open)).toEqual([]);
  });

  // So that the tables can be spread over several databases by tenant (docs/operations.md).
  it('begins every key with tenant_id, the primary one, those of its parts and those that exclude among them', async () => {
    const loose = await rows(
      admin,
      `select c.relname as "table", i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indrelid
        left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where c.relnamespace = 'public'::regnamespace and (c.relname = any($1) or c.relispartition) and (i.indisunique or i.indisexclusion) and a.attname is distinct from 'tenant_id'`,
      [tenantTables],
    );
    expect(loose).toEqual([]);
    const keyless = `select relname from pg_class c where relname = any($1) and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`;
    expect(await rows(admin, keyless, [tenantTables])).toEqual([]);
    const nullable = `select c.relname from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and (a.attnotnull is not true or a.atttypid <> 'uuid'::regtype)`;
    expect(await rows(admin, nullable, [tenantTables])).toEqual([]);
  });

  it('points at other tenant tables only together with the tenant, and at the few others by a reviewed key', async () => {
    const loose = await rows(
      admin,
      `select conrelid::regclass::text as "table", confrelid::regclass::text as target, pg_get_constraintdef(k.oid) as key from pg_constraint k
        where k.contype = 'f' and k.conparentid = 0 and k.conrelid::regclass::text = any($1)
          and not exists (select 1 from pg_attribute a join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
            where a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attname = 'tenant_id' and (b.attname = 'tenant_id' or k.confrelid = 'tenant'::regclass))
        order by 1, 2`,
      [tenantTables],
    );
    expect(loose.map(({ table, target }) => `${table as string} → ${target as string}`)).toEqual(KEYS_OUTSIDE_THE_TENANT);
    const backwards = `select distinct conrelid::regclass::text as "table" from pg_constraint where contype = 'f' and conparentid = 0 and confrelid::regclass::text = any($1) and conrelid::regclass::text <> all($1) order by 1`;
    expect((await rows(admin, backwards, [tenantTables])).map(({ table }) => table)).toEqual(POINTING_INTO_A_TENANT);
  });

  it('shows nothing without a tenant', async () => {
    for (const table of tenantTables) {
      expect([table, await code(app.query(`select count(*) from ${table}`))]).toEqual([table, 'no error']);
      const [row] = await rows(app, `select count(*)::int as count from ${table}`);
      expect([table, row?.count]).toEqual([table, 0]);
    }
  });

  it('shows and takes only rows of its own tenant', async () => {
    for (const table of tenantTables) {
      const [all] = await rows(admin, `select count(*)::int as count from ${table} where tenant_id = $1`, [north.id]);
      const [seen] = await asTenant(app, river, () => rows(app, `select count(*)::int as count from ${table} where tenant_id = $1`, [north.id]));
      expect([table, seen?.count]).toEqual([table, 0]);
      if (Number(all?.count) > 0) {
        const [own] = await asTenant(app, north, () => rows(app, `select count(*)::int as count from ${table}`));
        expect([table, own?.count]).toEqual([table, all?.count]);
      }
    }
    const foreign = asTenant(app, river, () =>
      app.query(`insert into organization (tenant_id, id, parent_id, level, name) values ($1, gen_random_uuid(), $2, 'institution', 'Thief')`, [north.id, north.topId]),
    );
    expect(await code(foreign)).toBe('42501');
  });

  it("refuses a reference to another tenant's row", async () => {
    const borrowed = asTenant(app, river, () =>
      app.query(`insert into organization (id, parent_id, level, name) values (gen_random_uuid(), $1, 'institution', 'Borrowed parent')`, [north.topId]),
    );
    expect(await code(borrowed)).toBe('23503');
  });
});

describe('the audit trail', () => {
  it('can be written and read by the API, never changed, not even by its owner', async () => {
    const insert = `insert into audit (id, action, subject_type, subject_id, organization_id) values (gen_random_uuid(), 'test.write', 'test', '1', $1)`;
    await asTenant(app, north, async () => {
      await app.query(insert, [north.topId]);
      expect(await rows(app, `select action from audit where subject_type = 'test'`)).toEqual([{ action: 'test.write' }]);
      expect(await code(app.query(`update audit set action = 'x'`))).toBe('42501');
    });
    expect(await code(asTenant(app, north, () => app.query('delete from audit')))).toBe('42501');
    await asTenant(owner, north, async () => {
      await owner.query(insert, [north.topId]);
      expect(await code(owner.query('delete from audit'))).toBe('42501');
    });
    expect(await code(admin.query('truncate audit'))).toBe('42501');
  });

  it('is not opened by the setting that lets what is past its time go: only the owner function may, and only then', async () => {
    const old = `insert into audit (id, at, action, subject_type, subject_id) values (gen_random_uuid(), now() - interval '10 years', 'test.old', 'test', 'old'), (gen_random_uuid(), now() - interval '4 years', 'test.old', 'test', 'young')`;
    const left = () => rows(owner, `select subject_id from audit where action = 'test.old'`);
    await asTenant(app, north, async () => {
      await app.query(`select set_config('app.audit_forget', '1', true)`);
      expect(await code(app.query('delete from audit'))).toBe('42501');
    });
    expect(await code(app.query('select audit_forget()'))).toBe('42501');
    await asTenant(owner, north, async () => {
      await owner.query(old);
      await owner.query(`select set_config('app.audit_forget', '1', true)`);
      await owner.query('savepoint young');
      expect(await code(owner.query(`delete from audit where at > now() - interval '1 day'`))).toBe('no error');
      expect(await code(owner.query(`insert into audit (id, action, subject_type, subject_id) values (gen_random_uuid(), 'test.now', 'test', 'now')`))).toBe('no error');
      expect(await code(owner.query(`delete from audit where action = 'test.now'`))).toBe('42501');
      await owner.query('rollback to savepoint young');
      await owner.query('select audit_forget()');
      await owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
      expect(await left()).toEqual([{ subject_id: 'young' }]);
    });
  });

  it('moves into the table of its month, and into the last resort when there is none', async () => {
    await asTenant(owner, north, async () => {
      await owner.query(`insert into audit (id, at, action, subject_type, subject_id) values (gen_random_uuid(), '1999-05-05', 'test.part', 'test', 'a'), (gen_random_uuid(), now(), 'test.part', 'test', 'b')`);
      const found = await rows(owner, `select subject_id, tableoid::regclass::text as part from audit where action = 'test.part' order by 1`);
      expect(found.map(({ part }) => String(part))).toEqual(['audit_rest', expect.stringMatching(/^audit_\d{4}_\d\d$/)]);
    });
  });
});

describe('the subtree wall', () => {
  it('hides what lies outside the acting organization and shows ancestors by name only', async () => {
    const inserted = async (level: string, parent: string, name: string) => {
      const [row] = await rows(owner, `insert into organization (id, parent_id, level, name) values (gen_random_uuid(), $1, $2, $3) returning id`, [parent, level, name]);
      return String(row?.id);
    };
    await owner.query('begin');
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
    const institution = await inserted('institution', north.topId, 'One');
    const site = await inserted('site', institution, 'Site');
    const other = await inserted('institution', north.topId, 'Other');
    await inserted('site', other, 'Other site');
    await owner.query('commit');
    await app.query('begin');
    await app.query(`select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', '0', true)`, [north.id, institution]);
    const seen = await rows(app, 'select name from organization order by name');
    const changed = await app.query(`update organization set name = 'Mine' where id = any($1)`, [[north.topId, other]]);
    const moved = await code(app.query(`insert into organization (id, parent_id, level, name) values (gen_random_uuid(), $1, 'site', 'Foreign child')`, [other]));
    await app.query('rollback');
    expect(seen.map((row) => row.name)).toEqual(['North', 'One', 'Site']);
    expect(changed.rowCount).toBe(0);
    expect(moved).toBe('42501');
    expect(site).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets the time zone of an organization through, of the own tenant alone', async () => {
    const ids: Record<string, string> = { North: north.topId, River: river.topId };
    const read = async () => {
      const zones: Record<string, unknown> = {};
      for (const [name, id] of Object.entries(ids)) zones[name] = (await rows(app, 'select zone_of($1) as zone', [id]))[0]?.zone;
      return zones;
    };
    const ofRiver = (zone: string | null) => admin.query('update organization set time_zone = $2 where id = $1', [river.topId, zone]);
    await ofRiver('Asia/Tokyo');
    await asTenant(app, north, async () => {
      for (const [name, level, parent, zone] of [['Zones', 'institution', 'North', null], ['West', 'site', 'Zones', 'America/Denver'], ['East', 'site', 'Zones', null], ['Islands', 'institution', 'North', 'Pacific/Honolulu'], ['Hilo', 'site', 'Islands', null]] as const) {
        const [made] = await rows(app, 'insert into organization (id, parent_id, level, name, time_zone) values (gen_random_uuid(), $1, $2, $3, $4) returning id', [ids[parent], level, name, zone]);
        ids[name] = String(made?.id);
      }
      await app.query(`select set_config('app.org_id', $1, true), set_config('app.org_all', '0', true)`, [ids['Hilo']]);
      // Of an organization that is none of the tenant's, as of one that is nowhere: the zone of the tenant that asks.
      expect(await read()).toEqual({ North: 'America/New_York', Zones: 'America/New_York', West: 'America/Denver', East: 'America/New_York', Islands: 'Pacific/Honolulu', Hilo: 'Pacific/Honolulu', River: 'America/New_York' });
    });
    expect(await read()).toMatchObject({ North: null, River: null });
    expect(await asTenant(app, river, read)).toMatchObject({ North: 'America/New_York', River: 'Asia/Tokyo' });
    await ofRiver(null);
  });

  it('opens and closes with the tree within one transaction, and stays shut without a place', async () => {
    const place = (all: string, id: string | null) => app.query(`select set_config('app.org_id', $1, true), set_config('app.org_all', $2, true)`, [id ?? '', all]);
    const sites = async () => (await rows(app, `select o.name from activity a join organization o on o.id = a.organization_id order by 1`)).map((row) => row.name);
    const activityAt = (id: unknown) => code(app.query(`insert into activity (id, organization_id, name, type) values (gen_random_uuid(), $1, 'Chess', 'scheduled')`, [id]));
    const refused = async (attempt: () => Promise<unknown>) => {
      await app.query('savepoint attempt');
      const found = await attempt();
      await app.query('rollback to attempt');
      return found;
    };
    await app.query('begin');
    await app.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
    await place('1', north.topId);
    const [one] = await rows(app, `select id from organization where name = 'One'`);
    const [other] = await rows(app, `select id from organization where name = 'Other'`);
    await place('0', String(one?.id));
    // Not "returning": a row is in its own closure from the next statement on.
    const made = { id: randomUUID() };
    await app.query(`insert into organization (id, parent_id, level, name) values ($1, $2, 'site', 'New site')`, [made.id, one?.id]);
    expect(await activityAt(made.id)).toBe('no error');
    expect(await refused(() => activityAt(other?.id))).toBe('42501');
    expect(await sites()).toEqual(['New site']);
    await place('1', north.topId);
    await app.query('update organization set parent_id = $1 where id = $2', [other?.id, made.id]);
    await place('0', String(one?.id));
    expect(await sites()).toEqual([]);
    expect(await refused(() => activityAt(made.id))).toBe('42501');
    await place('0', String(other?.id));
    expect(await sites()).toEqual(['New site']);
    await place('', null);
    expect(await sites()).toEqual([]);
    expect(await refused(() => activityAt(made.id))).toBe('42501');
    await app.query('rollback');
  });

  it("lets nobody but the trigger say where a person stays", async () => {
    await app.query('begin');
    await app.query(`select set_config('app.tenant_id', $1, true), set_config('app.org_id', $2, true), set_config('app.org_all', '1', true)`, [north.id, north.topId]);
    const person = `insert into person (id, first_name, last_name, site_ids) values (gen_random_uuid(), 'Ana', 'Wall', $1) returning id`;
    const [made] = await rows(app, person, [[]]);
    await app.query('savepoint attempt');
    expect(await code(app.query(person, [[north.topId]]))).toBe('42501');
    await app.query('rollback to attempt');
    expect(await code(app.query('update person set site_ids = $1 where id = $2', [[north.topId], made?.id]))).toBe('42501');
    await app.query('rollback');
  });

  it('follows the stays of a person, also one that moves or ends', async () => {
    const sites = async () => (await rows(owner, 'select first_name, cardinality(site_ids) as sites from person order by first_name')).map((row) => [row.first_name, row.sites]);
    await owner.query('begin');
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
    await owner.query(`insert into person (id, first_name, last_name) values (gen_random_uuid(), 'Ana', 'Wall'), (gen_random_uuid(), 'Ben', 'Wall')`);
    await owner.query(
      `insert into stay (id, person_id, organization_id, starts_on) select gen_random_uuid(), p.id, o.id, '2026-09-01' from person p, organization o where p.first_name = 'Ana' and o.level = 'site'`,
    );
    expect(await sites()).toEqual([['Ana', 2], ['Ben', 0]]);
    await owner.query(`update stay set person_id = (select id from person where first_name = 'Ben') where organization_id = (select id from organization where name = 'Site')`);
    expect(await sites()).toEqual([['Ana', 1], ['Ben', 1]]);
    await owner.query('delete from stay');
    expect(await sites()).toEqual([['Ana', 0], ['Ben', 0]]);
    await owner.query('rollback');
  });

  it('refuses a cycle', async () => {
    await owner.query('begin');
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
    const [one] = await rows(owner, `select id from organization where name = 'One'`);
    const [site] = await rows(owner, `select id from organization where name = 'Site'`);
    expect(await code(owner.query('update organization set parent_id = $1 where id = $2', [site?.id, one?.id]))).toBe('AB001');
    await owner.query('rollback');
  });
});
