import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Counts {
  saves: number;
  cut: number;
  refused: number;
  bad: string[];
}

/** It takes a quarter of a minute; three processes start, which a machine that does much else takes long over. */
const PATIENCE_MS = 400_000;

/** The short form of `npm run drill`: one kill, one crash, one orderly end, on processes of its own. */
it('survives kill -9, a crash of PostgreSQL and SIGTERM in the middle of saves', () => {
  const args = [join(__dirname, 'run.mjs'), '--only=kill,restart,term', '--kills=1', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: PATIENCE_MS - 10_000 });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('{')) throw new Error(`The drill did not end: ${stdout}${stderr}`);
  const { kill, restart, term } = JSON.parse(line) as Record<'kill' | 'restart' | 'term', Counts>;
  expect([kill.bad, restart.bad, term.bad]).toEqual([[], [], []]);
  expect(kill.saves).toBe(50);
  // The faults did hit something.
  expect(kill.cut).toBeGreaterThan(0);
  expect(restart.refused).toBeGreaterThan(0);
  expect(term.saves).toBe(5);
}, PATIENCE_MS);
