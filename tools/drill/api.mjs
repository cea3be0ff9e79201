// The API as it runs in production: a process of its own, on a port that stays when it is started again.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort, root, UserError } from '../scripts/common.mjs';
import { TENANT } from './world.mjs';

export async function makeApi(world, { poolSize = 10 } = {}) {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const env = {
    PATH, HOME,
    NODE_ENV: 'production',
    PUBLIC_SCHEME: 'http',
    PORT: String(port),
    DATABASE_URL: world.url,
    SESSION_SECRET: world.secret,
    DEFAULT_TENANT: TENANT,
    DB_POOL_SIZE: String(poolSize),
    FILES_DIR: world.filesDir,
    LOG_LEVEL: 'fatal',
  };
  let child;
  let ended;
  const api = {
    port,
    get pid() {
      return child.pid;
    },
    get running() {
      return child.exitCode === null && child.signalCode === null;
    },
    /** Resolves with the exit code or the signal. */
    get ended() {
      return ended;
    },
    start: async () => {
      const script = path.join(root, 'dist/server/apps/api/src/main.js');
      child = spawn(process.execPath, ['--require', path.join(root, 'tools/scripts/exit-with-parent.cjs'), script], { cwd: root, env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      const started = child;
      ended = new Promise((resolve) => started.once('exit', (code, signal) => resolve(signal ?? code)));
      await new Promise((resolve, reject) => {
        started.on('message', (message) => (message?.type === 'ready' ? resolve() : reject(new UserError(`The server did not start: ${message?.message}`))));
        void ended.then((how) => reject(new UserError(`The server ended (${how}) before it was ready.`)));
      });
    },
    signal: (name) => child.kill(name),
    stop: async () => {
      if (!child || !api.running) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
    },
  };
  return api;
}
