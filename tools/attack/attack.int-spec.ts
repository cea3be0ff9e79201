import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cloneDatabase, TEST_SECRET } from '../test/clone-database.cjs';

type Counts = Record<string, { tried: number; held: number; found: string[] }>;

/** It takes half a minute; a machine that does much else takes long over it. */
const PATIENCE_MS = 900_000;

/** The short form of `npm run attack`: every endpoint by a stranger, what reads by a neighbor as well, every declaration at one side of its edge, and each of the other attacks but one, on a server of its own. */
it('holds against what strangers try', async () => {
  const database = await cloneDatabase();
  try {
    const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'run.mjs'), '--short', '--json'], {
      encoding: 'utf8',
      timeout: PATIENCE_MS - 10_000,
      env: { ...process.env, ATTACK_DATABASE_URL: database.url, ATTACK_SECRET: TEST_SECRET },
    });
    const line = stdout.trim().split('\n').at(-1) ?? '';
    if (!line.startsWith('{')) throw new Error(`The attack did not end: ${stdout}${stderr}`);
    const counts = JSON.parse(line) as Counts;
    expect(Object.fromEntries(Object.entries(counts).map(([title, { found }]) => [title, found]))).toEqual(Object.fromEntries(Object.keys(counts).map((title) => [title, []])));
    // It did try.
    expect(Object.keys(counts)).toHaveLength(12);
    expect(counts['tenant walk']?.tried).toBeGreaterThan(1_200);
    expect(counts['role walk']?.tried).toBeGreaterThan(300);
  } finally {
    await database.drop();
  }
}, PATIENCE_MS);
