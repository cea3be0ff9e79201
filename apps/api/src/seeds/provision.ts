import { Client } from 'pg';
import { connectionFields } from '@afterbell/core/api';
import { DEFAULT_LEVEL_NAMES, federalYearDates, federalYearName, federalYearOf, newId, normalizeEmail, STANDARD_ROLES } from '@afterbell/core/domain';

export interface NewTenant {
  code: string;
  name: string;
  timeZone: string;
  terms: { name: string; kind: 'summer' | 'fall' | 'spring' | 'school_year'; startsOn: string; endsOn: string }[];
  /** False for a tenant that is not ready to be entered. */
  enabled?: boolean;
}

export interface ProvisionedTenant {
  id: string;
  topId: string;
  roleIds: Record<string, string>;
  termIds: Record<string, string>;
}

/** A connection as the owner of the tables: row-level security binds it too, so each step names its tenant. */
export async function ownerClient(databaseUrl: string): Promise<Client> {
  const client = new Client({ ...connectionFields(databaseUrl), options: '-c role=afterbell_owner' });
  // A server that goes away is told by the statement under way, and must not end the process by itself.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function insertRows(client: Client, table: string, columns: string[], rows: unknown[][]): Promise<void> {
  if (!rows.length) return;
  const values: unknown[] = [];
  const tuples = rows.map((row) => `(${row.map((value) => `$${values.push(value)}`).join(', ')})`);
  const result = await client.query(`insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`, values);
  // Under forced row-level security a statement without its tenant touches nothing, silently.
  if (result.rowCount !== rows.length) throw new Error(`${table}: ${result.rowCount} of ${rows.length} rows written`);
}

const TERM_COLUMNS = ['id', 'name', 'kind', 'starts_on', 'ends_on', 'reporting_year_id'];

/** The reporting years that the terms lie in, each with the term of its own, which joins `termIds`; their ids by the year in which they begin. */
async function insertYears(client: Client, terms: NewTenant['terms'], termIds: Record<string, string>): Promise<Map<number, string>> {
  const ids = new Map<number, string>();
  for (const year of new Set(terms.map(({ startsOn }) => federalYearOf(startsOn)))) {
    const inside = terms.filter(({ startsOn }) => federalYearOf(startsOn) === year);
    const { startsOn, endsOn } = federalYearDates(year);
    const last = [endsOn, ...inside.map((term) => term.endsOn)].sort().at(-1);
    const [id, name] = [newId(), federalYearName(year)];
    await insertRows(client, 'reporting_year', ['id', 'name', 'starts_on', 'ends_on'], [[id, name, startsOn, last]]);
    const termId = newId();
    termIds[name] = termId;
    await insertRows(client, 'term', TERM_COLUMNS, [[termId, name, 'year', startsOn, last, id]]);
    ids.set(year, id);
  }
  return ids;
}

/** Makes a tenant with its top organization, level names, standard roles and terms, in one transaction. */
export async function provisionTenant(client: Client, tenant: NewTenant): Promise<ProvisionedTenant> {
  const id = newId();
  const topId = newId();
  const roleIds: Record<string, string> = {};
  const termIds: Record<string, string> = {};
  const ofYears: Record<string, string> = {};
  await client.query('begin');
  try {
    await client.query('insert into tenant (id, code, name, time_zone, enabled) values ($1, $2, $3, $4, $5)', [
      id,
      tenant.code,
      tenant.name,
      tenant.timeZone,
      tenant.enabled ?? true,
    ]);
    await client.query(`select set_config('app.tenant_id', $1, true)`, [id]);
    await insertRows(client, 'organization', ['id', 'level', 'name', 'time_zone'], [[topId, 'top', tenant.name, tenant.timeZone]]);
    await insertRows(
      client,
      'organization_level_name',
      ['level', 'singular', 'plural'],
      Object.entries(DEFAULT_LEVEL_NAMES).map(([level, { singular, plural }]) => [level, singular, plural]),
    );
    for (const role of STANDARD_ROLES) {
      const roleId = newId();
      roleIds[role.key] = roleId;
      await insertRows(client, 'role', ['id', 'key', 'name', 'levels'], [[roleId, role.key, role.name, role.levels]]);
      await insertRows(
        client,
        'role_entry',
        ['role_id', 'section', 'sub_section', 'tab', 'value'],
        role.entries.map((entry) => [roleId, entry.section, entry.subSection, entry.tab ?? '', entry.value]),
      );
    }
    const yearIds = await insertYears(client, tenant.terms, ofYears);
    for (const term of tenant.terms) {
      const termId = newId();
      termIds[term.name] = termId;
      await insertRows(client, 'term', TERM_COLUMNS, [[termId, term.name, term.kind, term.startsOn, term.endsOn, yearIds.get(federalYearOf(term.startsOn))]]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return { id, topId, roleIds, termIds: { ...termIds, ...ofYears } };
}

export interface Grant {
  email: string;
  name: string;
  tenantId: string;
  organizationId: string;
  roleId: string;
}

/** Grants an access, making the user when the e-mail is new. */
export async function grantAccess(client: Client, grant: Grant): Promise<{ userId: string; accessId: string }> {
  const email = normalizeEmail(grant.email);
  const accessId = newId();
  await client.query('begin');
  try {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [grant.tenantId]);
    const { rows } = await client.query<{ id: string }>(
      'insert into app_user (id, email, name) values ($1, $2, $3) on conflict (email) do update set name = app_user.name returning id',
      [newId(), email, grant.name],
    );
    const userId = rows[0]?.id ?? '';
    await insertRows(client, 'access', ['id', 'user_id', 'organization_id', 'role_id'], [[accessId, userId, grant.organizationId, grant.roleId]]);
    await client.query('commit');
    return { userId, accessId };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
