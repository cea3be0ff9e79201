import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cloneDatabase, TEST_SECRET } from '../test/clone-database.cjs';

interface Short {
  /** Who was asked. */
  workloads: Record<string, string[]>;
  /** Files that were looked through and imported, with what is in them. */
  imported: string[];
  problems: string[];
}

/** It takes a quarter of a minute; a machine that does much else takes long over it. */
const PATIENCE_MS = 400_000;

/** The short form of `npm run bench`: what it measures is still what the product answers, and the bare handler beside it still answers the same. */
it('asks of the product what the product takes, and gets the same answers from the bare SQL', async () => {
  const database = await cloneDatabase();
  try {
    const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'run.mjs'), '--short'], {
      encoding: 'utf8',
      timeout: PATIENCE_MS - 10_000,
      env: { ...process.env, BENCH_DATABASE_URL: database.url, BENCH_SECRET: TEST_SECRET },
    });
    const line = stdout.trim().split('\n').at(-1) ?? '';
    if (!line.startsWith('{')) throw new Error(`The bench did not end: ${stdout}${stderr}`);
    const { workloads, imported, problems } = JSON.parse(line) as Short;
    expect(problems).toEqual([]);
    // Several tenants, too: what --tenants asks of ten is asked of three here.
    expect(Object.keys(workloads)).toEqual(expect.arrayContaining(['roster-tenants', 'save-tenants']));
    expect(imported).toEqual(['treeFiles', 'classLists']);
    // Everything was asked, of the product and of the bare handler.
    expect(Object.keys(workloads).length).toBeGreaterThanOrEqual(30);
    expect(Object.entries(workloads).filter(([, by]) => !by.includes('bare') || !by.some((one) => one === 'graphql' || one === 'rest'))).toEqual([]);
  } finally {
    await database.drop();
  }
}, PATIENCE_MS);
