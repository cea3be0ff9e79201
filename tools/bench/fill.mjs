// Fills a database once with set-based SQL and keeps it while its stamp (schema + this file + size) fits.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash, listFiles, root, seconds } from '../scripts/common.mjs';
import { BENCH_SECRET, BY_SITE_CLOCKS, connect, withDatabase, ZONE } from './cluster.mjs';
import { fillTree, TREE, TREE_TENANT } from './fill-tree.mjs';
import { growPast, refuseWithoutRoom } from './fill-past.mjs';
import { recountSums, settleDashboards } from './attendance-sums.mjs';
import { forgetAssemblies } from './forget-assemblies.mjs';

const require = createRequire(import.meta.url);

/** Rows of attendance = sites × sessions × enrolled × dates. Every session has 30 enrolled and meets twice a week, or on every weekday (`daily`). */
const STATE = { sites: 200, participants: 100_000, sessions: 8, daily: true };
const SMALL_STATE = { sites: 4, participants: 1_000, sessions: 8, daily: true };
/** So many people that nobody is expected in two sessions at once: there nobody could be saved as present. */
const SMALL_NEIGHBOUR = { sites: 1, participants: 250, sessions: 10, dates: 6 };
/** Of equal size, where many tenants at work are measured. */
export const TENANTS = 10;
export const SIZES = {
  /** What npm test makes: everything that is asked for, as little as there can be of it. */
  short: { sites: 2, participants: 500, sessions: 10, dates: 6 },
  quick: { sites: 4, participants: 1_000, sessions: 10, dates: 10 },
  /** What the huge one is tried with. */
  quick_begun: { ...SMALL_STATE, dates: 10 },
  quick_past: { ...SMALL_STATE, dates: 100, from: 'quick_begun', inSteps: true },
  quick_tenants: { tenants: TENANTS, ...SMALL_NEIGHBOUR },
  full: { sites: 200, participants: 50_000, sessions: 10, dates: 34 },
  /** As many rows as the full one has, of ten tenants. */
  tenants: { tenants: TENANTS, sites: 20, participants: 5_000, sessions: 10, dates: 34 },
  /** The first four weeks of the large one, a million rows: what it is measured against, and grows out of. */
  begun: { ...STATE, dates: 21 },
  large: { ...STATE, dates: 210, from: 'begun' },
  /** Eight years of it: 100,800,000 rows. */
  huge: { ...STATE, dates: 2_100, from: 'large', inSteps: true },
};
export const rowsOf = (size) => SIZES[size].sites * SIZES[size].sessions * ENROLLED * SIZES[size].dates;
/** Beside the rows: the tree of the other tenant, how many there are to sign in, and how many records have a hundred answers. */
export const SHAPES = { short: { tree: { groups: 2, institutions: 4, sites: 40, switchers: 8 }, signers: 60, records: 30 } };
/** Neighbours on the same tables with the same names: what leaks out of a tenant changes an answer. */
const NEIGHBOUR = { sites: 4, participants: 1_000, sessions: 10, dates: 34 };
export const NEIGHBOUR_CODES = ['neighbour-a', 'neighbour-b'];
export const ENROLLED = 30;
export const TENANT = 'bench';
const areEqual = (size) => SIZES[size].tenants !== undefined;
/** Who is filled beside the tenant that is measured. */
const othersOf = (size) => (areEqual(size) ? Array.from({ length: SIZES[size].tenants - 1 }, (_, n) => `${TENANT}-${n + 2}`) : NEIGHBOUR_CODES);
const sizeOf = (size, code) => (code === TENANT || areEqual(size) ? SIZES[size] : size === 'short' ? SMALL_NEIGHBOUR : NEIGHBOUR);
export const shapeOf = (size) => ({ ...(SHAPES[size] ?? { tree: TREE, signers: 4_000 }), others: othersOf(size), areEqual: areEqual(size) });
/** The newest dates of a session, which people still work on: rosters and saves are drawn from them. */
export const OPEN_DATES = 5;

const FIRST_NAMES = `José María Zoë Björn Noël Chloé Renée Søren Łukasz Đorđe İbrahim Aarav Aaliyah Abigail Aiden Alexander Amara Amelia Ana Andrés Anthony
  Ava Beatriz Benjamin Brianna Camila Carlos Charlotte Daniel David Diego Elena Elijah Emily Emma Ethan Fatima Gabriel Grace Hannah Harper Hugo Isaac
  Isabella Jacob James Jasmine Jayden Jordan Joshua Julián Kai Kayla Khadija Layla Leah Liam Logan Lucía Lucas Madison Malik Mateo Maya Mia Michael
  Mohammed Naomi Nathan Nia Noah Nora Oliver Olivia Omar Priya Rosa Ruth Ryan Samuel Santiago Sara Sebastián Sofía Thảo Tobias Valentina Victoria
  William Xavier Ximena Yusuf Zainab`;
const LAST_NAMES = `García Núñez Rodríguez Martínez Hernández López González Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Reyes Morales Ortiz
  Gutiérrez Chávez Ramos Ruiz Álvarez Mendoza Vásquez Castillo Jiménez Peña Muñoz Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Thomas
  Taylor Moore Jackson Martin Lee Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Baker Nelson Carter
  Mitchell Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Murphy Cook Rogers Morgan Cooper Peterson Bailey Reed Kelly Howard
  Nguyễn Trần Müller Østergård Françoise Łuczak Šimić O'Connor D'Angelo Kim Patel Singh Khan Ali Okafor Mensah`;
/** Most families have a name that few others have: begin, middle and end make 12,000 rarer ones. */
const RARE_NAMES = [
  `Adlé Bél Çel Dvoř Émo Faľ Grün Håk Íso Jør Kóv Lâm Mäk Nøv Óla Pér Quí Rað Sáb Ťaž Úrs Våg Wój Xán Ýrs Žel Bran Craw Holl Stan`,
  `an bel cor den ev fin gar hol ik jan kel lo mon nor os per rin sal tor um`,
  `ák berg dal ez field gård hoff idze ková lund mann nik ović pová quist rup ský tér vall wood`,
];
const words = (text) => text.trim().split(/\s+/);

/** A steady pseudo-random number from 0 to 1 for row `n`; every fill makes the same people. */
const chance = (n, salt) => `(((hashint8extended(${n}, ${salt}) % 1000003) + 1000003) % 1000003 / 1000003.0)`;
const pick = (list, n, salt, skew = 1) => `(${list})[1 + floor(power(${chance(n, salt)}, ${skew}) * array_length(${list}, 1))::int]`;

export function stampOf(size) {
  const sources = [...listFiles('apps/api/src/migrations'), 'apps/api/src/migrate.ts', 'apps/api/src/seeds/provision.ts', 'libs/core/api/src/tenancy/tenant-table.ts'];
  return hash(JSON.stringify([SIZES[size], SIZES[SIZES[size].from]]), ...['fill.mjs', 'fill-past.mjs', 'fill-tree.mjs'].map((file) => fs.readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), file))), ...sources.map((file) => fs.readFileSync(path.join(root, file)))).slice(0, 32);
}

/**
 * Leaves a filled, analysed database and answers its address.
 * @param options `rowsAlone`: of the size that is filled in steps, the sums of hours are left out; the next one who asks for it without goes on there
 */
export async function filledDatabase(clusterUrl, size, log, { rowsAlone = false } = {}) {
  const name = `bench_${size}`;
  const stamp = stampOf(size);
  const admin = await connect(clusterUrl);
  try {
    const { rows } = await admin.query(`select shobj_description(oid, 'pg_database') as stamp from pg_database where datname = $1`, [name]);
    const url = withDatabase(clusterUrl, name);
    if (rows[0]?.stamp === stamp) return { url, filled: false };
    const { from, inSteps } = SIZES[size];
    // What takes an hour goes on where it was ended.
    const goesOn = inSteps && rows[0]?.stamp === `${stamp} begun`;
    if (!goesOn) log(rows.length ? `Database ${name} is of an older schema or fill: making it anew …` : `Making the database ${name} …`);
    const started = Date.now();
    if (!goesOn) await admin.query(`drop database if exists ${name} with (force)`);
    if (from && !goesOn) {
      await filledDatabase(clusterUrl, from, log);
      if (inSteps) await refuseWithoutRoom(await connect(withDatabase(clusterUrl, `bench_${from}`)), SIZES[size].dates / SIZES[from].dates, log);
      await admin.query(`create database ${name} template bench_${from} strategy file_copy`);
      if (inSteps) await admin.query(`comment on database ${name} is '${stamp} begun'`);
    }
    if (inSteps) await growPast(url, { from: SIZES[from], to: SIZES[size], rowsAlone }, { open: () => connect(url, FILLING), tenantOf, fillDates, emptyMonths, fillStretch, keysOf, wanted: rowsOf(size) - rowsOf(from) }, log);
    else if (from) await grow(url, SIZES[from], SIZES[size], log);
    else {
      await admin.query(`create database ${name}`);
      await fill(url, size, log);
    }
    if (inSteps && rowsAlone) return { url, filled: true };
    // Last, so that a fill that was interrupted is done again.
    await admin.query(`comment on database ${name} is '${stamp}'`);
    log(`Database ${name} filled in ${seconds(started)}`);
    return { url, filled: true };
  } finally {
    await admin.end();
  }
}

/** @param options `migrated`: the database has the schema already */
export async function fill(url, size, log, { migrated = false } = {}) {
  const { migrate } = require(path.join(root, 'dist/server/apps/api/src/migrate.js'));
  const { ownerClient, provisionTenant } = require(path.join(root, 'dist/server/apps/api/src/seeds/provision.js'));
  if (!migrated) await migrate(url, BENCH_SECRET);
  const owner = await ownerClient(url);
  const terms = [{ name: 'School year', kind: 'school_year', startsOn: '2020-07-01', endsOn: '2040-06-30' }];
  const tenants = [];
  let tree;
  try {
    tree = await provisionTenant(owner, { code: TREE_TENANT, name: 'Tenant of the large tree', timeZone: ZONE, terms });
    for (const code of [TENANT, ...othersOf(size)]) {
      tenants.push({ code, ...sizeOf(size, code), ...(await provisionTenant(owner, { code, name: `${code} tenant`, timeZone: ZONE, terms })) });
    }
  } finally {
    await owner.end();
  }

  // A superuser passes the walls, so each statement names its tenant itself; indexes and foreign keys come back at the end,
  // which checks every row.
  const db = await connect(url, FILLING);
  try {
    if (!migrated) await db.query('create extension if not exists pg_stat_statements');
    await db.query('create temp table names as select $1::text[] as first, $2::text[] as last, $3::text[] as begin, $4::text[] as middle, $5::text[] as ending', [FIRST_NAMES, LAST_NAMES, ...RARE_NAMES].map(words));
    // Not of person, stay and enrollment: their triggers look things up while rows come in.
    const restore = await withoutKeys(db, ['attendance', 'session_date']);
    for (const tenant of tenants) {
      for (const part of [fillOrganizations, fillPeople, fillStays, fillActivities, fillDates, fillAttendance]) {
        const began = Date.now();
        await part(db, tenant);
        // Without statistics of what is already there, the next part (and the triggers within it) is planned for empty tables.
        if (part !== fillAttendance) await db.query('analyze');
        if (tenant.code === TENANT) log(`  ${part.name.replace('fill', '').toLowerCase()} in ${seconds(began)}`);
      }
      if (tenant.code !== TENANT && areEqual(size)) log(`  ${tenant.code}`);
    }
    await fillTree(db, tree, shapeOf(size).tree);
    log('  keys and indexes …');
    await restore();
    await db.query('vacuum (analyze)');
    for (const { id, code } of tenants) {
      await recountSums(db, id, code === TENANT ? log : undefined);
      await settleDashboards(db, id);
    }
    await db.query('vacuum (analyze)');
  } finally {
    await db.end();
  }
}

const FILLING = { options: `${BY_SITE_CLOCKS} -c synchronous_commit=off -c maintenance_work_mem=512MB -c work_mem=256MB` };

async function tenantOf(db) {
  const { rows: [{ id }] } = await db.query('select id from tenant where code = $1', [TENANT]);
  return id;
}

/** More dates before those that are there, with their attendance: the same sites, sessions and people, and a longer past. */
async function grow(url, from, to, log) {
  const db = await connect(url, FILLING);
  try {
    const id = await tenantOf(db);
    await forgetAssemblies(db, id);
    const restore = await withoutKeys(db, ['attendance', 'session_date']);
    for (const part of [fillDates, fillAttendance]) {
      const began = Date.now();
      await part(db, { ...to, id, known: from.dates });
      log(`  ${part.name.replace('fill', '').toLowerCase()} in ${seconds(began)}`);
    }
    const began = Date.now();
    await restore();
    log(`  keys and indexes in ${seconds(began)}`);
    await db.query('vacuum (analyze)');
    await recountSums(db, id, log);
    await settleDashboards(db, id);
    await db.query('vacuum (analyze)');
  } finally {
    await db.end();
  }
}

/** Keys and indexes of tables, in the order in which they may be dropped: foreign keys first. */
async function keysOf(db, tables) {
  const { rows: constraints } = await db.query(
    `select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition, c.contype as type
       from pg_constraint c where c.contype in ('f','p','u') and (c.conrelid::regclass::text = any($1) or c.confrelid::regclass::text = any($1))`,
    [tables],
  );
  const { rows: indexes } = await db.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid::regclass::text = any($1) and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p','u','x'))`,
    [tables],
  );
  const order = { f: 0, u: 1, p: 2 };
  return [
    ...[...constraints].sort((a, b) => order[a.type] - order[b.type]).map(({ table, name, definition }) => ({ drop: `alter table ${table} drop constraint if exists "${name}"`, add: `alter table ${table} add constraint "${name}" ${definition}` })),
    ...indexes.map(({ name, definition }) => ({ drop: `drop index if exists ${name}`, add: definition })),
  ];
}

/** Drops keys and indexes of bulk-loaded tables; the answer puts them back as they were. */
async function withoutKeys(db, tables) {
  const keys = await keysOf(db, tables);
  for (const { drop } of keys) await db.query(drop);
  return async () => {
    for (const { add } of [...keys].reverse()) await db.query(add);
  };
}

async function fillOrganizations(db, { id, topId, sites, roleIds, code }) {
  await db.query(`select set_config('app.tenant_id', $1, false)`, [id]);
  await db.query(
    `insert into organization (tenant_id, id, parent_id, level, name)
     select $1::uuid, uuidv7(), $2::uuid, 'institution', 'Institution ' || n from generate_series(1, greatest(1, $3::int / 20)) n`,
    [id, topId, sites],
  );
  await db.query(
    `insert into organization (tenant_id, id, parent_id, level, name)
     select $1, uuidv7(), parents[1 + n % array_length(parents, 1)], 'site', 'Site ' || lpad(n::text, 4, '0')
       from generate_series(1, $2::int) n, (select array_agg(id order by id) as parents from organization where tenant_id = $1 and level = 'institution') p`,
    [id, sites],
  );
  // One person in charge of each site, and one of the whole tenant.
  await db.query(
    `with grantee as (
       select uuidv7() as user_id, o.id as organization_id, o.name, case o.level when 'top' then $2::uuid else $3::uuid end as role_id
         from organization o where o.tenant_id = $1 and o.level in ('top', 'site')),
     users as (insert into app_user (id, email, name, last_access_id) select user_id, replace(lower(name), ' ', '-') || '@${code}.example', 'User of ' || name, null from grantee)
     insert into access (tenant_id, id, user_id, organization_id, role_id) select $1, uuidv7(), user_id, organization_id, role_id from grantee`,
    [id, roleIds.tenant_administrator, roleIds.site_coordinator],
  );
}

async function fillPeople(db, { id, sites, participants }) {
  const n = 'n::bigint';
  // Neighbours in the table are not neighbours at a site: people were added over the years, everywhere.
  await db.query(
    `insert into person (tenant_id, id, first_name, last_name, birth_date, email, phone, is_participant, is_staff, grade, local_id, state_id, allergies)
     select $1, uuidv7(), ${pick('names.first', n, 1)},
            case when ${chance(n, 12)} < 0.45 then ${pick('names.begin', n, 13)} || ${pick('names.middle', n, 14)} || ${pick('names.ending', n, 15)} else ${pick('names.last', n, 2, 1.6)} end || case when ${chance(n, 3)} < 0.4 then case when ${chance(n, 9)} < 0.2 then '-' else ' ' end || ${pick('names.last', n, 4)} else '' end,
            date '2008-01-01' + floor(${chance(n, 5)} * 4380)::int, case when ${chance(n, 6)} < 0.2 then 'person' || n || '@families.example' end,
            case when ${chance(n, 7)} < 0.7 then '+1555' || lpad(n::text, 7, '0') end, n <= $2, n > $2,
            case when n <= $2 then (array['PK','K','1','2','3','4','5','6','7','8','9','10','11','12'])[1 + floor(${chance(n, 8)} * 14)::int] end,
            case when n <= $2 then 'L' || lpad(n::text, 7, '0') end, case when n <= $2 then 'S' || lpad((n * 7919 % 9999991)::text, 8, '0') end,
            case when ${chance(n, 10)} < 0.06 then 'Peanuts' end
       from names, generate_series(1, $2::int + $3::int * 5) n order by n`,
    [id, participants, sites],
  );
}

async function fillStays(db, { id }) {
  await db.query(
    `insert into stay (tenant_id, id, person_id, organization_id, starts_on, kind)
     select $1, uuidv7(), p.id, s.sites[1 + (p.n % array_length(s.sites, 1))::int], current_date - 400, case when p.is_participant then 'participant' else 'staff' end
       from (select id, is_participant, row_number() over (order by id) as n from person where tenant_id = $1) p,
            (select array_agg(id order by name) as sites from organization where tenant_id = $1 and level = 'site') s
      order by p.n`,
    [id],
  );
}

async function fillActivities(db, { id, sessions, dates, daily = false, termIds }) {
  const activities = sessions % 5 ? 4 : 5;
  await db.query(
    `insert into activity (tenant_id, id, organization_id, term_id, name, category, type)
     select $1, uuidv7(), o.id, $2, (array['Homework Club','Robotics','Music','Soccer','Garden'])[n] || ' ' || right(o.name, 4), 'academic', 'scheduled'
       from organization o, generate_series(1, $3::int) n where o.tenant_id = $1 and o.level = 'site' order by o.name, n`,
    [id, Object.values(termIds)[0], activities],
  );
  await db.query(
    `insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays, location)
     select $1, uuidv7(), a.id, a.organization_id, 'Group ' || n, current_date - $3::int * 4, current_date + 90,
            time '15:00' + later.by, time '16:00' + later.by,
            case when $4 then array[1, 2, 3, 4, 5]::smallint[] when n % 2 = 0 then array[1, 3]::smallint[] else array[2, 4]::smallint[] end, 'Room ' || n
       from activity a, generate_series(1, $2::int / $5::int) n,
            -- Sessions that meet on the same days are one after the other: whoever is in two of them can be present in both.
            lateral (select case when $4 then (n - 1) * interval '1 hour' else (n % 3) * interval '30 minutes' end as by) later
      where a.tenant_id = $1 order by a.id, n`,
    [id, sessions, dates, daily, activities],
  );
  // Session k of a site holds its participants 25k+1 to 25k+30: each child is in one or two.
  await db.query(
    `with member as (
       select s.organization_id, s.person_id, row_number() over (partition by s.organization_id order by s.person_id) - 1 as n, count(*) over (partition by s.organization_id) as members
         from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id and p.is_participant where s.tenant_id = $1 and s.kind = 'participant'),
     run as (select id, organization_id, starts_on, row_number() over (partition by organization_id order by id) - 1 as k from session where tenant_id = $1)
     insert into enrollment (tenant_id, id, session_id, organization_id, person_id, starts_on)
     select $1, uuidv7(), run.id, run.organization_id, m.person_id, run.starts_on
       from run join member m on m.organization_id = run.organization_id and (m.n - run.k * 25 + m.members * 25) % m.members < ${ENROLLED}
      order by run.organization_id, run.k, m.n`,
    [id],
  );
}

/** The newest dates of each session; where some are known, those before them. */
async function fillDates(db, { id, dates, known = 0, daily = false }) {
  await db.query(
    `insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time, outcome, closed_at)
     select $1, d.id, d.day, d.organization_id, d.start_time, d.end_time, case when d.age > ${OPEN_DATES} then 'taken' end, case when d.age > ${OPEN_DATES} then d.day + interval '23 hours' end
       from (select s.*, day::date as day, $3 + row_number() over (partition by s.id order by day desc) as age
               from session s left join (select session_id, min(on_date) as first from session_date where tenant_id = $1 group by 1) k on k.session_id = s.id,
                    generate_series(coalesce(k.first, current_date) - 14 - ceil(($2::int - $3::int) * $4::numeric)::int, coalesce(k.first, current_date) - 1, interval '1 day') day
              where s.tenant_id = $1 and extract(isodow from day) = any(s.weekdays)) d
      where d.age <= $2 order by d.day, d.organization_id, d.id`,
    // Days of the calendar for one date of a session: every weekday, or two of them.
    [id, dates, known, daily ? 1.4 : 3.5],
  );
  await db.query('update session s set starts_on = least(s.starts_on, d.first) from (select session_id, min(on_date) as first from session_date where tenant_id = $1 group by 1) d where s.tenant_id = $1 and s.id = d.session_id', [id]);
  await db.query('update enrollment e set starts_on = s.starts_on from session s where s.tenant_id = e.tenant_id and s.id = e.session_id and e.tenant_id = $1', [id]);
}

async function fillAttendance(db, { id, sites, sessions, dates, known = 0 }) {
  let written = 0;
  for (const { first, last } of await emptyMonths(db, id)) written += await fillStretch(db, id, first, last);
  const wanted = sites * sessions * ENROLLED * (dates - known);
  if (written !== wanted) throw new Error(`attendance: ${written} rows instead of ${wanted}`);
}

/** Months before those that have attendance: a month is put in order in memory. */
async function emptyMonths(db, tenantId) {
  const { rows } = await db.query(
    `select min(on_date)::text as first, max(on_date)::text as last from session_date d
      where tenant_id = $1 and not exists (select 1 from (select min(on_date) as day from attendance where tenant_id = $1) t where d.on_date >= t.day)
      group by date_trunc('month', on_date) order by 1`,
    [tenantId],
  );
  return rows;
}

async function fillStretch(db, tenantId, first, last) {
  const n = `hashtextextended(e.person_id::text || d.on_date, 0)`;
  const { rowCount } = await db.query(
    `insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status, start_time, end_time, recorded_at)
     select $1, d.session_id, d.on_date, e.person_id, d.organization_id, m.status,
            case when m.status = 'Present' then d.start_time end, case when m.status = 'Present' then d.end_time end, d.on_date + interval '22 hours'
       from session_date d join enrollment e on e.tenant_id = d.tenant_id and e.session_id = d.session_id
       cross join lateral (select case when ${chance(n, 11)} < 0.82 then 'Present' when ${chance(n, 11)} < 0.92 then 'UnexcusedAbsence' else 'ExcusedAbsence' end as status) m
      where d.tenant_id = $1 and d.on_date between $2 and $3 order by d.on_date, d.organization_id, d.session_id, e.person_id`,
    [tenantId, first, last],
  );
  return rowCount;
}
