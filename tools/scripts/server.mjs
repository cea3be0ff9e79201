// Runs the built API as a child process: start, dev and e2e share this.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, UserError } from './common.mjs';

/** Below 2 GB V8 collects when what is alive has doubled, instead of at four times as much: a third less memory under load (docs/performance.md). */
export const HEAP = '--max-old-space-size=1536';

/**
 * @param {Record<string, string | undefined>} env
 * @returns {{ ready: Promise<{ port: number, accounts: object[] }>, ended: Promise<number>, stop: () => Promise<void> }}
 */
export function spawnServer(env, { stdio = 'inherit' } = {}) {
  const script = path.join(root, 'dist/server/apps/api/src/main.js');
  // In a process group of its own: Ctrl+C reaches it only through us, once, and before the database goes.
  const child = spawn(process.execPath, [HEAP, '--require', path.join(root, 'tools/scripts/exit-with-parent.cjs'), script], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', stdio, stdio, 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => message?.type === 'ready' && resolve(message));
    // It has said why, in one line where the fault is the user's.
    void ended.then(() => reject(new UserError('The server did not start.')));
  });
  ready.catch(() => {});
  let asked = false;
  return {
    ready,
    ended,
    /** Lets requests and jobs in flight finish; asked twice, or after 20 s, ends it. */
    stop: async () => {
      child.kill(asked ? 'SIGKILL' : 'SIGTERM');
      asked = true;
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
    },
  };
}
