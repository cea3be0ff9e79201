// A server for each worker of the browser tests, with a database, a mailbox and a files folder of its own: workers share nothing that a test can change.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort, root } from './common.mjs';
import { spawnServer } from './server.mjs';

const require = createRequire(import.meta.url);
const { startTestCluster } = require('../test/test-cluster.cjs');
const { asAdmin, withDatabase } = require('../test/clone-database.cjs');

const TEMPLATE = 'e2e_demo';

/**
 * The demo is made once; every worker's database is a copy of it.
 * @param {number} workers
 * @returns {Promise<{ servers: { url: string, accounts: object[] }[], lost: Promise<string>, stop: () => Promise<void> }>} `lost` says which server ended by itself
 */
export async function startServers(workers) {
  const files = mkdtempSync(path.join(os.tmpdir(), 'e2e-files-'));
  // One secret: the passwords of the database's roles, which the copies share, come from it.
  const secret = randomBytes(32).toString('hex');
  const running = new Set();
  let cluster;
  let stopping = false;

  const start = async (name, env) => {
    const folder = path.join(files, name);
    mkdirSync(folder);
    const port = await freePort();
    const server = spawnServer({
      ...process.env,
      // Not production: the mailbox is there, and an identity provider may stand on this machine, by plain HTTP (apps/e2e/src/oauth.e2e.ts starts one).
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: withDatabase(cluster.url, name),
      SESSION_SECRET: secret,
      FILES_DIR: folder,
      SMTP_URL: '', // mail stays in the development mailbox, where the tests read the codes
      OAUTH_PRIVATE_ADDRESSES: '1',
      DEMO: '1',
      RELAXED_LIMITS: '1',
      CLIENT_DIR: path.join(root, 'dist/web'),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      ...env,
    });
    running.add(server);
    const { accounts } = await server.ready;
    return { ...server, url: `http://localhost:${port}`, accounts: accounts ?? [] };
  };

  const stop = async () => {
    stopping = true;
    await Promise.all([...running].map((server) => server.stop()));
    await cluster?.stop();
    rmSync(files, { recursive: true, force: true });
  };

  try {
    cluster = await startTestCluster();
    await asAdmin(`create database ${TEMPLATE}`, cluster.url);
    // Nothing is queued while nobody is signed in; a template is copied while nobody is in it.
    const seeding = await start(TEMPLATE, { RUN_JOBS: '0' });
    await seeding.stop();
    running.clear();
    const servers = await Promise.all(
      Array.from({ length: workers }, async (_, index) => {
        const name = `e2e_${index}`;
        await asAdmin(`create database ${name} template ${TEMPLATE} strategy file_copy`, cluster.url);
        return start(name, { MIGRATE: '0' });
      }),
    );
    const lost = new Promise((resolve) => {
      for (const [index, { ended }] of servers.entries()) void ended.then((code) => stopping || resolve(`The server of browser worker ${index} ended by itself (code ${code}): see its lines above.`));
    });
    return { servers: servers.map(({ url, accounts }) => ({ url, accounts })), lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
