import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import pino from 'pino';
import { ActivityService } from '@afterbell/activities/api';
import { type Config, connectionFields, loadConfig } from '@afterbell/core/api';
import { daysBetween } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../tools/test/clone-database.cjs';
import { createApp } from '../bootstrap';
import { GLOBAL_TABLES } from '../tables';
import { type DemoAccount, seedDemo } from './demo';

jest.setTimeout(240_000);

const TODAY = '2026-11-21';

interface World {
  app: NestExpressApplication;
  admin: Client;
  config: Config;
  rows: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  count: (sql: string, values?: unknown[]) => Promise<number>;
  close: () => Promise<void>;
}

async function startWorld(): Promise<World> {
  const database = await cloneDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, NODE_ENV: 'test', RUN_JOBS: '0' });
  const app = await createApp(config, pino({ level: 'silent' }));
  const admin = new Client(connectionFields(database.url));
  await admin.connect();
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) => (await admin.query<Row>(sql, values)).rows;
  const count = async (sql: string, values: unknown[] = []) => (await rows<{ count: number }>(`select count(*)::int as count from ${sql}`, values))[0]?.count ?? -1;
  const close = async () => {
    await app.close();
    await admin.end();
    await database.drop();
  };
  return { app, admin, config, rows, count, close };
}

let world: World;
let accounts: DemoAccount[];
const tenantIds: Record<string, string> = {};

const CORE = `session s join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id where a.name = 'After-School Core' and s.ends_on > $2::date and s.tenant_id = $1`;
const CORE_DATES = `session_date d where (d.tenant_id, d.session_id) in (select s.tenant_id, s.id from ${CORE})`;

beforeAll(async () => {
  world = await startWorld();
  const start = performance.now();
  accounts = await seedDemo(world.app, { today: TODAY });
  process.stdout.write(`The demo was made in ${((performance.now() - start) / 1000).toFixed(1)} s.\n`);
  for (const { id, code } of await world.rows<{ id: string; code: string }>('select id, code from tenant')) tenantIds[code] = id;
});

afterAll(() => world?.close());

const north = () => tenantIds.northlake ?? '';

describe('the accounts', () => {
  it('are those of both tenants, one of them with several accesses in each', () => {
    const names = ['top', 'institution', 'sitegroup', 'site', 'taker', 'viewer'];
    const emails = (tenant: string) => accounts.filter((account) => account.tenant === tenant).map(({ email }) => email);
    expect(emails('northlake').sort()).toEqual([...names, 'many'].map((name) => `${name}@northlake.example`).sort());
    expect(emails('rivermark').sort()).toEqual([...names.map((name) => `${name}@rivermark.example`), 'many@northlake.example'].sort());
    expect(accounts.filter(({ email }) => email.startsWith('many@')).map(({ role }) => role)).toEqual(['3 accesses', '2 accesses']);
    expect(accounts.every(({ url, tenant }) => url.startsWith(`http://${tenant}.localhost`))).toBe(true);
  });

  it('have a role that may be granted at their level', async () => {
    const granted = await world.rows<{ fits: boolean }>(
      `select o.level = any(r.levels) as fits from access a
        join role r on r.tenant_id = a.tenant_id and r.id = a.role_id join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id`,
    );
    expect(granted.map(({ fits }) => fits)).toEqual(Array.from({ length: 17 }, () => true));
  });

  it('are answered again at once, and nothing is made twice', async () => {
    const before = await world.count('audit');
    expect(await seedDemo(world.app)).toEqual(accounts);
    expect(await world.count('audit')).toBe(before);
    expect(await world.count('tenant')).toBe(2);
  });
});

describe('northlake', () => {
  it('has the places of a state agency', async () => {
    const levels = await world.rows<{ level: string; count: number }>('select level, count(*)::int as count from organization where tenant_id = $1 group by level', [north()]);
    expect(Object.fromEntries(levels.map(({ level, count }) => [level, count]))).toMatchObject({ top: 1, institution: 3, site_group: 2, site: 12, lea: 4, school: 20 });
  });

  it('has its participants, activities and terms', async () => {
    const own = `where tenant_id = '${north()}'`;
    expect(await world.count(`person ${own} and is_participant`)).toBe(1203);
    // Each of the three grantees, and the site that is shown, has its own.
    expect(await world.count(`stay y join organization o on o.tenant_id = y.tenant_id and o.id = y.organization_id where y.tenant_id = '${north()}' and y.kind = 'board_member' and o.level in ('institution', 'site')`)).toBe(8);
    expect(await world.count(`activity ${own}`)).toBe(60);
    expect(await world.count(`activity ${own} and type = 'drop_in'`)).toBeGreaterThan(5);
    expect(await world.count(`activity ${own} and type = 'unscheduled'`)).toBeGreaterThan(1);
    expect(await world.rows(`select y.name as year, t.name from term t join reporting_year y on y.tenant_id = t.tenant_id and y.id = t.reporting_year_id where t.tenant_id = '${north()}' order by t.starts_on, t.ends_on`)).toEqual([
      ...['Summer 2026', '2026–27', 'Fall 2026', 'Spring 2027'].map((name) => ({ year: '2026–27', name })),
      ...['Summer 2027', '2027–28', 'Fall 2027', 'Spring 2028'].map((name) => ({ year: '2027–28', name })),
    ]);
  });

  it('has every activity but the one of several years in a term of its dates', async () => {
    const without = await world.rows<{ name: string }>('select distinct name from activity where term_id is null');
    expect(without).toEqual([{ name: 'After-School Core' }]);
    const outside = `session_date d join session s on s.tenant_id = d.tenant_id and s.id = d.session_id join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
      join term t on t.tenant_id = a.tenant_id and t.id = a.term_id where not d.on_date between t.starts_on and t.ends_on`;
    expect(await world.count(outside)).toBe(0);
  });

  it('has children whose records are hard to get right', async () => {
    const like = (test: string) => world.count(`person where tenant_id = $1 and is_participant and ${test}`, [north()]);
    expect(await like(`birth_date::text like '%-02-29'`)).toBeGreaterThan(0);
    expect(await like(`first_name = 'María' and last_name = 'González'`)).toBe(2);
    expect(await like(`first_name ~ '[؀-ۿ]'`)).toBeGreaterThan(3);
    expect(await like(`first_name ~ '[一-鿿]' and preferred_name is not null`)).toBeGreaterThan(3);
    expect(await like(`last_name like '%''%'`)).toBeGreaterThan(3);
    expect(await like(`last_name like '%-%'`)).toBeGreaterThan(10);
    expect(await like('allergies is not null')).toBeGreaterThan(60);
    expect(await like('contact_restriction is not null')).toBeGreaterThan(8);
    const siblings = `(select last_name, organization_id from person p join stay y on y.tenant_id = p.tenant_id and y.person_id = p.id and y.kind = 'participant'
      where p.tenant_id = $1 group by last_name, organization_id having count(*) > 1) as homes`;
    expect(await world.count(siblings, [north()])).toBeGreaterThan(30);
    const doubles = `(select from person where tenant_id = $1 and is_participant group by sort_name having count(*) > 1) as names`;
    expect(await world.count(doubles, [north()])).toBe(3);
    expect(await world.count('duplicate_pair where tenant_id = $1', [north()])).toBeGreaterThanOrEqual(3);
  });

  it('has a family for each child, in its own script, with a contact to call', async () => {
    const own = `where tenant_id = '${north()}'`;
    expect(await world.count(`person p ${own} and is_participant and not exists (select 1 from relationship r where r.participant_person_id = p.id and r.is_primary)`)).toBe(0);
    expect(await world.count(`person p ${own} and is_contact and not exists (select 1 from stay y where y.person_id = p.id and y.kind = 'contact')`)).toBe(0);
    expect(await world.count(`household_member ${own} and is_primary`)).toBe(await world.count(`household ${own}`));
    expect(await world.count(`person ${own} and is_contact and first_name ~ '[؀-ۿ一-鿿]'`)).toBeGreaterThan(10);
    expect(await world.count(`person ${own} and no_contact is not null`)).toBeGreaterThan(1);
    expect(await world.count(`relationship ${own} and kind = 'sibling'`)).toBeGreaterThan(20);
  });

  it('has days of every outcome, and some that nobody entered', async () => {
    const outcomes = await world.rows<{ outcome: string; count: number }>(
      `select coalesce(outcome, 'open') as outcome, count(*)::int as count from session_date where tenant_id = $1 and on_date < $2 group by 1`,
      [north(), TODAY],
    );
    const found = Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count]));
    expect(found.taken).toBeGreaterThan(1500);
    expect(found.did_not_run).toBeGreaterThan(20);
    expect(found.nobody_came).toBeGreaterThan(2);
    expect(found.open).toBeGreaterThan(10);
    expect(await world.count(`session_date where tenant_id = $1 and on_date = $2::date - 1 and outcome is null`, [north(), TODAY])).toBeGreaterThan(2);
    expect(await world.count(`session_date where tenant_id = $1 and outcome = 'did_not_run' and outcome_reason is null`, [north()])).toBe(0);
    expect(await world.count('attendance where on_date >= $1', [TODAY])).toBe(0);
  });

  it('has attendance as children keep it', async () => {
    const [rate] = await world.rows<{ present: number }>(`select avg((status = 'Present')::int)::float as present from attendance where tenant_id = $1`, [north()]);
    expect(rate?.present).toBeGreaterThan(0.82);
    expect(rate?.present).toBeLessThan(0.93);
    const together = `attendance a join attendance b using (tenant_id, on_date, person_id) where a.session_id < b.session_id
      and a.status = 'Present' and b.status = 'Present' and a.start_time < b.end_time and b.start_time < a.end_time`;
    expect(await world.count(together)).toBe(0);
    expect(await world.count(`attendance where status = 'Present' and (start_time is null or end_time is null)`)).toBe(0);
  });

  it('holds no session on a day on which its site is closed', async () => {
    expect(await world.count(`session_date d join site_closure c using (tenant_id, organization_id, on_date) where c.tenant_id = $1`, [north()])).toBe(0);
    expect(await world.count('site_closure where tenant_id = $1', [north()])).toBeGreaterThan(200);
  });
});

describe('the After-School Core', () => {
  it('has 25 children who are enrolled on every day', async () => {
    for (const date of ['2026-07-01', TODAY, '2027-12-31']) {
      const enrolled = `enrollment e where e.starts_on <= $3::date and (e.ends_on is null or e.ends_on >= $3::date) and (e.tenant_id, e.session_id) in (select s.tenant_id, s.id from ${CORE})`;
      expect([date, await world.count(enrolled, [north(), TODAY, date])]).toEqual([date, 25]);
    }
  });

  it('meets every day from today to the end of next year, nothing marked', async () => {
    expect(await world.count(`${CORE_DATES} and d.on_date >= $2`, [north(), TODAY])).toBe(daysBetween(TODAY, '2027-12-31') + 1);
    expect(await world.count(`${CORE_DATES} and d.on_date >= $2 and d.outcome is not null`, [north(), TODAY])).toBe(0);
  });

  it('was entered on most days before', async () => {
    const past = await world.rows<{ outcome: string | null; date: string }>(`select d.outcome, d.on_date::text as date from ${CORE_DATES} and d.on_date < $2 order by d.on_date desc`, [north(), TODAY]);
    expect(past.length).toBeGreaterThan(130);
    expect(past.at(-1)?.date).toBe('2026-07-01');
    const open = past.filter(({ outcome }) => outcome === null);
    expect(open[0]?.date).toBe('2026-11-20');
    expect(open.length).toBeGreaterThan(2);
    expect(open.length).toBeLessThan(10);
  });
});

describe('the wall between the tenants', () => {
  it('shows nothing of one tenant to the other', async () => {
    const tables = (await world.rows<{ name: string }>(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)).map(({ name }) => name).filter((name) => !(name in GLOBAL_TABLES));
    const api = new Client(connectionFields(world.config.appDatabaseUrl));
    await api.connect();
    try {
      for (const [code, other] of [['northlake', 'rivermark'], ['rivermark', 'northlake']] as const) {
        await api.query('begin');
        await api.query(`select set_config('app.tenant_id', $1, true), set_config('app.org_all', '1', true)`, [tenantIds[code]]);
        for (const table of tables) {
          const { rows } = await api.query<{ own: number; foreign: number }>(
            `select count(*) filter (where tenant_id = $1)::int as own, count(*) filter (where tenant_id <> $1)::int as foreign from ${table}`,
            [tenantIds[code]],
          );
          expect([table, rows[0]]).toEqual([table, { own: await world.count(`${table} where tenant_id = $1`, [tenantIds[code]]), foreign: 0 }]);
        }
        const { rows } = await api.query('select 1 from person where tenant_id = $1', [tenantIds[other]]);
        expect(rows).toEqual([]);
        await api.query('rollback');
      }
    } finally {
      await api.end();
    }
  });
});

it('knows of most children what coded lists say, each list with several codes, one of the tenant’s own, and some that changed', async () => {
  const children = await world.count('person where tenant_id = $1 and is_participant', [north()]);
  const lists = await world.rows<{ list: string; known: number; codes: number }>(
    'select list, count(distinct person_id)::int as known, count(distinct code)::int as codes from person_trait, unnest(codes) code where tenant_id = $1 group by list order by list',
    [north()],
  );
  expect(lists.filter(({ known }) => known > children * 0.75).map(({ list }) => list)).toEqual(['disability', 'economic', 'home_language', 'meals', 'race_ethnicity', 'sex']);
  expect(lists.filter(({ codes }) => codes < 2)).toEqual([]);
  expect(await world.count(`person_trait x join code_list_version v using (tenant_id, list) where x.codes = '{direct_certified}' and v.effective_on = x.list_effective_on and tenant_id = $1`, [north()])).toBeGreaterThan(5);
  expect(await world.count(`(select 1 from person_trait where list = 'meals' and tenant_id = $1 group by person_id having count(*) > 1) changed`, [north()])).toBeGreaterThan(0);
});

describe('made again', () => {
  it('is the same on the same date, also after a start that was stopped half-way', async () => {
    const again = await startWorld();
    try {
      const broken = jest.spyOn(again.app.get(ActivityService, { strict: false }), 'create').mockRejectedValueOnce(new Error('stopped'));
      await expect(seedDemo(again.app, { today: TODAY })).rejects.toThrow('stopped');
      broken.mockRestore();
      expect(await again.rows('select code from tenant where enabled')).toEqual([]);
      await seedDemo(again.app, { today: TODAY });
      expect(await again.rows('select code from tenant where enabled order by code')).toEqual([{ code: 'northlake' }, { code: 'rivermark' }]);
      expect(await checksums(again)).toEqual(await checksums(world));
    } finally {
      await again.close();
    }
  });
});

/** What a person sees of the demo, without ids and times of writing. */
async function checksums({ rows }: World): Promise<object> {
  const contents = {
    organizations: `select concat_ws('|', t.code, o.level, o.name, o.time_zone, o.state_id, up.name) as line from organization o left join organization up on up.id = o.parent_id join tenant t on t.id = o.tenant_id`,
    people: `select concat_ws('|', o.name, p.last_name, p.first_name, p.middle_name, p.preferred_name, p.birth_date, p.grade, p.local_id, p.state_id, p.allergies, p.contact_restriction, p.email, p.phone, y.kind, y.starts_on) as line
      from person p join stay y on y.person_id = p.id join organization o on o.id = y.organization_id join tenant t on t.id = p.tenant_id`,
    enrollments: `select concat_ws('|', p.local_id, a.name, s.name, e.starts_on, e.ends_on) as line
      from enrollment e join person p on p.id = e.person_id join session s on s.id = e.session_id join activity a on a.id = s.activity_id join tenant t on t.id = e.tenant_id`,
    dates: `select concat_ws('|', o.name, a.name, s.name, d.on_date, d.start_time, d.source, d.outcome, d.outcome_reason) as line
      from session_date d join session s on s.id = d.session_id join activity a on a.id = s.activity_id join organization o on o.id = d.organization_id join tenant t on t.id = d.tenant_id`,
    attendance: `select concat_ws('|', p.local_id, a.name, s.name, m.on_date, m.status, m.start_time, m.end_time, u.email) as line
      from attendance m join person p on p.id = m.person_id join session s on s.id = m.session_id join activity a on a.id = s.activity_id join app_user u on u.id = m.recorded_by join tenant t on t.id = m.tenant_id`,
  };
  const families = {
    relationships: `select concat_ws('|', p.local_id, o.last_name, o.first_name, o.phone, o.address_line1, r.kind, r.emergency_order, r.restriction_text) as line
      from relationship r join person p on p.id = r.participant_person_id join person o on o.id = r.other_person_id join tenant t on t.id = r.tenant_id`,
    households: `select concat_ws('|', h.name, h.address_line1, h.phone, h.language, p.last_name, p.first_name, m.is_primary) as line
      from household h join household_member m on m.household_id = h.id join person p on p.id = m.person_id join tenant t on t.id = h.tenant_id`,
  };
  const known = {
    traits: `select concat_ws('|', p.local_id, x.list, x.starts_on, x.codes, x.list_effective_on) as line from person_trait x join person p on p.tenant_id = x.tenant_id and p.id = x.person_id join tenant t on t.id = x.tenant_id`,
  };
  const sums: Record<string, unknown> = {};
  for (const [name, lines] of Object.entries({ ...contents, ...families, ...known })) {
    [sums[name]] = await rows(`select md5(string_agg(line, chr(10) order by line collate "C")) as sum, count(*)::int as count from (${lines} where t.enabled) as lines`);
  }
  return sums;
}
