import { Client } from 'pg';
import { connectionFields, loadConfig } from '@afterbell/core/api';
import { cloneDatabase, TEST_SECRET } from '../../../tools/test/clone-database.cjs';
import { ownerClient, type ProvisionedTenant, provisionTenant } from '../src/seeds/provision';
import { GLOBAL_TABLES } from '../src/tables';

interface Row {
  [column: string]: unknown;
}

/** Functions that run with their owner's rights, each reviewed: none takes a tenant from its caller. */
const DEFINER_FUNCTIONS = ['bump_permission_version', 'enqueue_job', 'organization_close', 'organization_close_added', 'organization_close_removed', 'person_search_ids', 'person_search_keep', 'stay_sites'];

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
  tenantTables = (await rows(admin, `select tablename from pg_tables where schemaname = 'public' order by 1`))
    .map((row) => String(row.tablename))
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
    for (const table of ['app_user', 'sign_in_session', 'sign_in_challenge', 'sign_in_handover', 'rate_limit', 'person_search']) {
      expect([table, await code(app.query(`select 1 from ${table}`))]).toEqual([table, '42501']);
    }
    expect(await code(app.query('select 1 from graphile_worker._private_jobs'))).toBe('42501');
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

  it('begins every key with tenant_id', async () => {
    const loose = await rows(
      admin,
      `select i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where c.relname = any($1) and i.indisunique and a.attname <> 'tenant_id'`,
      [tenantTables],
    );
    expect(loose).toEqual([]);
  });

  it('points at other tenant tables only together with the tenant', async () => {
    const loose = await rows(
      admin,
      `select conname, conrelid::regclass::text as "table" from pg_constraint k join pg_class target on target.oid = k.confrelid
        where k.contype = 'f' and k.conrelid::regclass::text = any($1) and target.relname = any($1)
          and not exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attname = 'tenant_id')`,
      [tenantTables],
    );
    expect(loose).toEqual([]);
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
