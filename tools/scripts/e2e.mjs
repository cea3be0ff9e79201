// e2e.mjs [playwright arguments]: the browser tests, against the built product on a database and a port of their own.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { buildServer, buildWeb } from './build.mjs';
import { requireChromium } from './chromium.mjs';
import { freePort, isMain, listFiles, main, root, runNode } from './common.mjs';
import { spawnServer } from './server.mjs';

const { startTestCluster } = createRequire(import.meta.url)('../test/test-cluster.cjs');

/** @returns {Promise<number>} Playwright's exit code */
export async function runE2e(args = [], report = undefined) {
  if (listFiles('apps/e2e/src', (file) => file.endsWith('.e2e.ts')).length === 0) return 0;
  const chromium = requireChromium();
  await buildServer();
  await buildWeb();
  const cluster = await startTestCluster();
  const files = mkdtempSync(path.join(os.tmpdir(), 'e2e-files-'));
  let server;
  // Ctrl+C ends Playwright by itself; the rest is ours to take down, below.
  const onSignal = () => void server?.stop();
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    const port = await freePort();
    server = spawnServer({
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: cluster.url,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      FILES_DIR: files,
      SMTP_URL: '', // mail stays in the development mailbox, where the tests read the codes
      DEMO: '1',
      RELAXED_LIMITS: '1',
      CLIENT_DIR: path.join(root, 'dist/web'),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    });
    const { accounts } = await server.ready;
    return await runNode(['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.ts', ...args], {
      env: {
        ...process.env,
        E2E_URL: `http://localhost:${port}`,
        E2E_ACCOUNTS: JSON.stringify(accounts ?? []),
        E2E_CHROMIUM: chromium,
        ...(report ? { E2E_REPORT: report } : {}),
      },
    });
  } finally {
    await server?.stop();
    await cluster.stop();
    rmSync(files, { recursive: true, force: true });
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

if (isMain(import.meta.url)) await main(async () => process.exit(await runE2e(process.argv.slice(2))));
