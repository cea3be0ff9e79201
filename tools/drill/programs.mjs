// Programs of the system that a drill needs and the repository does not bring. One that is missing is told, and what needs it counts as not tried.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../scripts/common.mjs';

const PLACES = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

const programOf = (name) => PLACES.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));

/** Runs the drill where the program is there. */
export async function withProgram(name, run) {
  const program = programOf(name);
  if (!program) return { counted: {}, bad: [], untried: `there is no ${name} here: apt-get install -y ${name} brings it` };
  const { stdout, stderr } = spawnSync(program, [name === 'nginx' ? '-v' : '--version'], { encoding: 'utf8' });
  const result = await run(program);
  return { ...result, counted: { with: `${stdout}${stderr}`.split('\n')[0].replace('nginx version: ', ''), ...result.counted } };
}

/** A program as a child process of ours. @returns `{ pid, ended, signal, stop }` */
export function startProgram(program, args, { account = {}, log } = {}) {
  const output = log ? fs.openSync(log, 'a') : 'ignore';
  const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', output, output] });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  const last = () => process.kill(child.pid, 'SIGKILL');
  process.once('exit', () => child.exitCode === null && child.signalCode === null && last());
  return {
    pid: child.pid,
    ended,
    signal: (name) => child.kill(name),
    stop: async (name = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(name);
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Until the check holds; says what the program wrote where it does not. */
export async function startsWithin(ms, check, log) {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(20)) if (await check()) return;
  throw new UserError(`A program of the drill does not start: ${fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n').slice(-4).join(' ') : ''}`);
}
