import 'reflect-metadata';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkTrail, ConfigError, loadConfig, type SealHead, traceSources } from '@afterbell/core/api';
import { ownerClient } from './seeds/provision';

traceSources();

/** Says whether each tenant's audit trail is as it was sealed, and keeps the newest seals in a file elsewhere (docs/audit.md). */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { heads: { type: 'string' } } });
  const { heads: file } = values;
  const remembered = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, SealHead>) : {};
  const owner = await ownerClient(loadConfig().databaseUrl);
  try {
    const { rows: tenants } = await owner.query<{ id: string; code: string }>('select id, code from tenant where $1::text is null or code = $1 order by code', [positionals[0] ?? null]);
    if (!tenants.length) throw new ConfigError(`There is no tenant ${positionals[0] ?? ''}.`);
    const heads = { ...remembered };
    let faulty = 0;
    for (const { id, code } of tenants) {
      const { faults, head } = await checkTrail(owner, id, remembered[id] ?? null);
      faulty += faults.length;
      for (const fault of faults) console.error(`${code}: ${fault}`);
      if (!faults.length) console.log(`${code}: ${head ? `as it was sealed, ${head.number} seals` : 'nothing is sealed yet'}`);
      if (!faults.length && head) heads[id] = head;
    }
    // Whole or not at all: what was remembered of a faulty trail stays.
    if (file) {
      writeFileSync(`${file}.new`, `${JSON.stringify(heads, null, 1)}\n`);
      renameSync(`${file}.new`, file);
    }
    if (faulty) process.exitCode = 1;
  } finally {
    await owner.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
