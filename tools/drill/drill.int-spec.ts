import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Counts {
  saves: number;
  cut: number;
  refused: number;
  ended: number;
  bad: string[];
}

/** It takes a quarter of a minute; three processes start, which a machine that does much else takes long over. */
const PATIENCE_MS = 400_000;

/** The short form of `npm run drill` (docs/faults.md): one kill, one crash, lost connections, cut answers, one orderly end, on processes of its own. */
it('survives kill -9, a crash of PostgreSQL, lost connections, cut answers and SIGTERM in the middle of saves', () => {
  const args = [join(__dirname, 'run.mjs'), '--only=kill,restart,backend,answer,term', '--kills=1', '--times=5', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: PATIENCE_MS - 10_000 });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('{')) throw new Error(`The drill did not end: ${stdout}${stderr}`);
  const { kill, restart, backend, answer, term } = JSON.parse(line) as Record<'kill' | 'restart' | 'backend' | 'answer' | 'term', Counts>;
  expect([kill, restart, backend, answer, term].map(({ bad }) => bad)).toEqual([[], [], [], [], []]);
  expect(kill.saves).toBe(50);
  // The faults did hit something.
  expect(kill.cut).toBeGreaterThan(0);
  expect(restart.refused).toBeGreaterThan(0);
  expect(backend.ended).toBe(5);
  expect(answer.cut).toBeGreaterThanOrEqual(5);
  expect(term.saves).toBe(5);
}, PATIENCE_MS);
