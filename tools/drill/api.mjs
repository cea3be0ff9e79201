// The API as it runs in production: a process of its own, on a port that stays when it is started again.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort, root, UserError } from '../scripts/common.mjs';
import { HEAP } from '../scripts/server.mjs';
import { TENANT } from './world.mjs';

const HOOKS = ['tools/scripts/exit-with-parent.cjs', 'tools/drill/fault-hook.cjs'].flatMap((file) => ['--require', path.join(root, file)]);

/** @param options `url`: another way to the database; `env`: more of the environment; `fileBlocks`: the largest file that it may write, in blocks of 512 bytes; `code`: another checkout; `app`: worker, which only works the queue */
export async function makeApi(world, { poolSize = 10, url = world.url, env: more = {}, fileBlocks, code = root, app = 'api' } = {}) {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const env = {
    PATH, HOME,
    NODE_ENV: 'production',
    PUBLIC_SCHEME: 'http',
    PORT: String(port),
    DATABASE_URL: url,
    SESSION_SECRET: world.secret,
    DEFAULT_TENANT: TENANT,
    DB_POOL_SIZE: String(poolSize),
    FILES_DIR: world.filesDir,
    LOG_LEVEL: 'fatal',
    ...more,
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
      const script = path.join(code, `dist/server/apps/${app}/src/main.js`);
      const node = [process.execPath, HEAP, ...HOOKS, script];
      const [command, ...args] = fileBlocks ? ['/bin/sh', '-c', `ulimit -f ${fileBlocks}; exec "$@"`, 'sh', ...node] : node;
      const output = process.env.DRILL_LOG ? 'inherit' : 'ignore';
      child = spawn(command, args, { cwd: code, env, stdio: ['ignore', output, output, 'ipc'] });
      const started = child;
      ended = new Promise((resolve) => started.once('exit', (code, signal) => resolve(signal ?? code)));
      await new Promise((resolve, reject) => {
        started.on('message', (message) => {
          if (message?.type === 'ready') resolve();
          if (message?.type === 'failed') reject(new UserError(`The server did not start: ${message.message}`));
        });
        void ended.then((how) => reject(new UserError(`The server ended (${how}) before it was ready.`)));
      });
    },
    signal: (name) => child.kill(name),
    /** Something goes wrong in it that nobody catches. */
    fault: () => child.send('fault'),
    /** Memory, and the delay of the event loop since it was asked last. */
    vitals: () =>
      new Promise((resolve) => {
        const heard = (message) => {
          if (message?.type !== 'vitals') return;
          child.off('message', heard);
          resolve(message);
        };
        child.on('message', heard);
        child.send('vitals');
      }),
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
