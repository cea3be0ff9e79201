// What `npm start` and `npm run dev` set for the server, and the check of everything the user set.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { dataDir, root, UserError } from './common.mjs';
import { startPostgres } from './postgres.mjs';

/** Variables of `.env`, where the environment has not set them. */
export function loadDotEnv() {
  const file = path.join(root, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** Stops with one line that names the variable. Runs the server's own checks (so: after its build), before any database starts. */
export async function checkedEnvironment() {
  const env = { ...process.env };
  const production = env.NODE_ENV === 'production';
  if (!env.SESSION_SECRET && !production) env.SESSION_SECRET = keptSecret();
  const embedded = !env.DATABASE_URL;
  // The demo tenants belong into our own database; into the user's only when asked, and never in production.
  if (embedded && !production) env.DEMO ||= '1';
  const config = createRequire(import.meta.url)(path.join(root, 'dist/server/libs/core/api/src/config/config.js'));
  try {
    env.PORT = String(config.loadConfig({ ...env, ...(embedded ? { DATABASE_URL: 'postgres://localhost/' } : {}) }).port);
  } catch (error) {
    throw error instanceof config.ConfigError ? new UserError(error.message) : error;
  }
  await checkPort(Number(env.PORT));
  return { env, embedded };
}

/** The embedded database of this checkout; its data stays in .data/. Killed under us, it is started again at the same address. */
export async function startEmbedded() {
  const start = () => startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  let postgres = await start();
  let restarting = null;
  const timer = setInterval(() => {
    if (restarting || postgres.isRunning()) return;
    console.error('PostgreSQL has ended unexpectedly; starting it again …');
    restarting = start()
      .then((again) => (postgres = again))
      .catch((error) => console.error(error.message))
      .finally(() => (restarting = null));
  }, 2_000);
  return {
    url: postgres.url,
    stop: async () => {
      clearInterval(timer);
      await restarting;
      await postgres.stop();
    },
  };
}

function keptSecret() {
  const file = path.join(dataDir, 'session-secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8').trim();
}

export function checkPort(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', (error) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program. Stop it, or set PORT to a free one.' : `cannot be opened (${error.code}). Set PORT to another one.`;
      reject(new UserError(`PORT: ${port} ${why}`));
    });
    server.listen(port, () => server.close(resolve));
  });
}

/** Where to go and who to be. */
export function printWelcome({ port, accounts = [] }, env) {
  const pattern = env.TENANT_HOST_PATTERN || '{tenant}.localhost';
  const lines = ['', `  Afterbell is running at  http://localhost:${port}/`];
  const tenants = [...new Set(accounts.map((account) => account.tenant).filter(Boolean))];
  for (const tenant of tenants) lines.push(`  ${''.padEnd(25)}http://${pattern.replace('{tenant}', tenant)}:${port}/`);
  if (accounts.length > 0) {
    lines.push('', '  Demo accounts');
    const rows = accounts.map((account) => (typeof account === 'string' ? [account] : Object.values(account).map(String)));
    const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
    for (const row of rows) lines.push(`    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()}`);
  }
  if (!env.SMTP_URL && env.NODE_ENV !== 'production') lines.push('', `  Sign-in codes and other mail:  http://localhost:${port}/dev/mailbox`);
  lines.push('', '  Ctrl+C stops it.', '');
  console.log(lines.join('\n'));
}
