import 'reflect-metadata';
import { ConfigError, loadConfig, traceSources } from '@afterbell/core/api';
import { ownerClient } from './seeds/provision';

traceSources();

const TENANTS = 'select id, code from tenant where $1::text is null or code = $1 order by code';
const SITE_YEARS = `select distinct organization_id as "siteId", extract(year from on_date - interval '6 months')::int as year from session_date where tenant_id = $1 order by 1, 2`;

/**
 * Makes the sums of hours anew from the marks, of all tenants or of the one whose code is given, while everything goes on (docs/operators.md).
 * Each site's year is a transaction of its own: whoever reads sees the former sums or the new ones, and what was done before an interruption stays.
 */
async function main(): Promise<void> {
  const owner = await ownerClient(loadConfig().databaseUrl);
  try {
    const { rows: tenants } = await owner.query<{ id: string; code: string }>(TENANTS, [process.argv[2] ?? null]);
    for (const { id, code } of tenants) {
      const began = Date.now();
      let days = 0;
      await owner.query(`select set_config('app.tenant_id', $1, false)`, [id]);
      const { rows } = await owner.query<{ siteId: string; year: number }>(SITE_YEARS, [id]);
      for (const { siteId, year } of rows) days += (await owner.query<{ days: number }>('select attendance_recount($1, $2) as days', [siteId, year])).rows[0]?.days ?? 0;
      console.log(`${code}: ${days} days of sites in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
    if (!tenants.length) throw new ConfigError(`There is no tenant ${process.argv[2] ?? ''}.`);
  } finally {
    await owner.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
