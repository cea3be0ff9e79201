// The API as it runs in production, on a port of its own.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort, root, UserError } from '../scripts/common.mjs';

/** @param more environment beside what production needs, such as PUBLIC_SCHEME */
export async function startServer(world, more = {}) {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const env = {
    PATH, HOME,
    NODE_ENV: 'production',
    PUBLIC_SCHEME: 'http',
    PORT: String(port),
    LISTEN_ADDRESS: '127.0.0.1',
    DATABASE_URL: world.url,
    SESSION_SECRET: world.secret,
    DEFAULT_TENANT: world.victim.code,
    FILES_DIR: world.filesDir,
    CLIENT_DIR: world.clientDir,
    RUN_JOBS: '0',
    MIGRATE: '0',
    LOG_LEVEL: 'error',
    ...more,
  };
  const script = path.join(root, 'dist/server/apps/api/src/main.js');
  const child = spawn(process.execPath, ['--require', path.join(root, 'tools/scripts/exit-with-parent.cjs'), script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.on('data', (chunk) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop();
      lines.push(...parts);
    });
  }
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  await new Promise((resolve, reject) => {
    child.on('message', (message) => (message?.type === 'ready' ? resolve() : reject(new UserError(`The server did not start: ${message?.message}`))));
    void ended.then((how) => reject(new UserError(`The server ended (${how}) before it was ready: ${lines.slice(-3).join(' | ')}`)));
  });
  return {
    port,
    pid: child.pid,
    tenantHost: `${world.victim.code}.localhost`,
    /** What it logged, line by line. */
    lines,
    get running() {
      return child.exitCode === null && child.signalCode === null;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
    },
  };
}
