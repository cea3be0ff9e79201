// A row in every table of a tenant, made from the catalogue: what the next migration adds is in the world of the attacks without anybody thinking of it.
// Each text that may be anything holds a canary, which no answer to a stranger may hold.
import { randomBytes, randomUUID } from 'node:crypto';

const COLUMNS = `
select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, t.typcategory as category, a.attnotnull as needed,
  (a.atthasdef or a.attidentity <> '') as given, a.attgenerated <> '' as generated
from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
where c.relkind in ('r', 'p') and not c.relispartition and exists (select 1 from pg_attribute k where k.attrelid = c.oid and k.attname = 'tenant_id')
order by c.relname, a.attnum`;

const KEYS = `
select c.conrelid::regclass::text as table, c.confrelid::regclass::text as to,
  array(select a.attname::text from unnest(c.conkey) with ordinality k (n, i) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by i) as columns,
  array(select a.attname::text from unnest(c.confkey) with ordinality k (n, i) join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by i) as targets
from pg_constraint c where c.contype = 'f'`;

const CHECKS = `select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as rule from pg_constraint c where c.contype = 'c'`;

/** Tables that are written with others, by triggers, or hold nothing that anybody asks for by an id of theirs. */
export const NOT_FILLED = new Set(['organization_closure', 'audit', 'audit_seal', 'audit_forgotten', 'attended_month', 'attended_year', 'person_search', 'duplicate_todo', 'duplicate_key', 'mail_outbox', 'sign_in_challenge', 'sign_in_handover', 'sign_in_step', 'sign_in_session', 'oauth_attempt', 'passkey_challenge', 'person_key', 'form_counter', 'generator_counter', 'tenant_user', 'organization_tree_change',
  // A definition or a policy that nobody would save stands in everybody's way.
  'form_definition', 'form_version', 'form_library_entry', 'security_policy', 'attendance_policy', 'code_list_version', 'person_grade']);

/** What a column must be where the rules of the product say more than the catalogue. */
const CHOSEN = {
  'stay.kind': 'participant',
  'stored_file.state': 'available',
  'stored_file.kind': 'file',
  'stored_file.content_type': 'text/plain',
  'person_request.state': 'open',
  'session_pattern.weekdays': '{1,2,3,4,5}',
  'meeting.kind': 'staff_meeting',
  'term.kind': 'fall',
  'participation_lock.month': '2021-01-01',
  'person_grade.programme_year': 2026,
  // A message is the change of many that made it.
  'bulk_run.action': 'MESSAGE',
  'message.id': (here) => here.bulk_run,
  'message.audience': '{GUARDIANS}',
  'open_days.month': () => `${new Date().toISOString().slice(0, 8)}01`,
  'open_days.upto': `{${Array(31).fill(0)}}`,
  'person_badge.code': () => Array.from(randomBytes(12), (byte) => '23456789ABCDEFGH'[byte % 16]).join(''),
};

export async function readCatalogue(db) {
  const [columns, keys, checks] = [(await db.query(COLUMNS)).rows, (await db.query(KEYS)).rows, (await db.query(CHECKS)).rows];
  const tables = new Map();
  for (const column of columns) {
    if (!tables.has(column.table)) tables.set(column.table, { name: column.table, columns: [], keys: [], rules: [] });
    tables.get(column.table).columns.push(column);
  }
  for (const key of keys) tables.get(key.table)?.keys.push(key);
  for (const { table, rule } of checks) tables.get(table)?.rules.push(rule);
  return tables;
}

/** The first value that a check allows for a column, or null where no check names it. */
function allowed(table, name) {
  for (const rule of table.rules) {
    const among = new RegExp(`\\(?\\b${name}\\)?(?:::\\w+)? = ANY \\(+ARRAY\\['([^']*)'`).exec(rule);
    if (among) return { value: among[1] };
    const one = new RegExp(`\\(+${name} = '([^']*)'`).exec(rule);
    if (one) return { value: one[1] };
    if (new RegExp(`\\b${name}\\b`).test(rule)) return { free: false };
  }
  return { free: true };
}

function valueFor(table, column, here, canary) {
  const chosen = CHOSEN[`${table.name}.${column.name}`];
  if (chosen !== undefined) return typeof chosen === 'function' ? chosen(here) : chosen;
  if (column.name === 'tenant_id') return here.tenant;
  if (column.name === 'organization_id') return here.organization;
  // Where two people meet, the second one.
  if (/^(other|loser|second|teacher)_person_id$/.test(column.name)) return here.other;
  const key = table.keys.find(({ columns, targets, to }) => columns.includes(column.name) && targets[columns.indexOf(column.name)] === 'id' && to !== table.name);
  if (key && (column.needed || ['person', 'session', 'organization'].includes(key.to))) return here[key.to];
  const named = here[column.name.replace(/_id$/, '')];
  if (column.name.endsWith('_id') && typeof named === 'string' && (column.needed || /^(session|person)_id$/.test(column.name))) return named;
  const bare = column.type.replace(/\(.*\)|\[\]/g, '');
  if (bare === 'uuid' && !column.type.endsWith('[]')) {
    if (column.name === 'id') return randomUUID();
    if (/(_by|user_id|author)$/.test(column.name)) return here.app_user;
    if (/person/.test(column.name)) return here.person;
    return column.needed && !column.given ? randomUUID() : undefined;
  }
  const { value, free } = allowed(table, column.name);
  if (column.given || column.generated) return undefined;
  if (value !== undefined) return value;
  if (['text', 'character varying', 'citext'].includes(bare) && !column.type.endsWith('[]')) return column.needed || free ? `${canary} ${table.name} ${column.name} ${randomUUID().slice(-6)}` : undefined;
  if (!column.needed) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  if (column.type.endsWith('[]')) return bare === 'date' ? `{${today}}` : '{}';
  const samples = { date: today, integer: 1, smallint: 1, bigint: 1, numeric: 1, boolean: false, jsonb: '{}', json: '{}', bytea: randomBytes(32), 'double precision': 1 };
  if (bare.startsWith('timestamp')) return new Date();
  if (bare.startsWith('time')) return /end/.test(column.name) ? '17:00' : '15:00';
  return samples[bare] ?? `${canary}`;
}

/**
 * Writes one row into each table that has none of the tenant in `here` yet, whose rows name the ids of what they hang on. `here[table]` is then its id.
 * @returns {Promise<Record<string, string>>} the tables that could not be filled, with the database's reason
 */
export async function fillTables(db, tables, here, canary, only = () => true) {
  let waiting = [...tables.values()].filter(({ name }) => !NOT_FILLED.has(name) && !(name in here) && only(name));
  let reasons = {};
  for (let before = Infinity; waiting.length < before; ) {
    before = waiting.length;
    reasons = {};
    const left = [];
    for (const table of waiting) {
      const values = table.columns.filter(({ generated }) => !generated).map((column) => [column.name, valueFor(table, column, here, canary)]).filter(([, value]) => value !== undefined);
      await db.query('savepoint filling');
      try {
        const { rows } = await db.query(`insert into ${table.name} (${values.map(([name]) => name).join(', ')}) values (${values.map((_, at) => `$${at + 1}`).join(', ')}) returning *`, values.map(([, value]) => value));
        here[table.name] = rows[0]?.id ?? true;
        await db.query('release savepoint filling');
      } catch (error) {
        await db.query('rollback to savepoint filling');
        reasons[table.name] = error.message;
        left.push(table);
      }
    }
    waiting = left;
  }
  return reasons;
}
