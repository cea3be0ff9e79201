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
  const args = [join(__dirname, 'run.mjs'), `--only=kill,restart,backend,answer,term,${['R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R21', 'R23'].map((id) => `${id} by tests`).join(',')}`, '--kills=1', '--times=5', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: PATIENCE_MS - 10_000 });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('{')) throw new Error(`The drill did not end: ${stdout}${stderr}`);
  // Those that tests show have to be there.
  const all = JSON.parse(line) as Record<string, Counts>;
  expect(Object.keys(all)).toHaveLength(13);
  expect(Object.entries(all).filter(([, { bad }]) => bad.length)).toEqual([]);
  const { kill, restart, backend, answer, term } = all as Record<'kill' | 'restart' | 'backend' | 'answer' | 'term', Counts>;
  expect(kill.saves).toBe(50);
  // The faults did hit something.
  expect(kill.cut).toBeGreaterThan(0);
  expect(restart.refused).toBeGreaterThan(0);
  expect(backend.ended).toBe(5);
  expect(answer.cut).toBeGreaterThanOrEqual(5);
  expect(term.saves).toBe(5);
}, PATIENCE_MS);
