// e2e.mjs [playwright arguments]: the browser tests, against the built product on databases and ports of their own.
// E2E_WORKERS=1 runs them one file after the other, E2E_TRACE=1 keeps a trace of each that fails.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { buildServer, buildWeb } from './build.mjs';
import { requireChromium } from './chromium.mjs';
import { isMain, listFiles, main, root, seconds, UserError } from './common.mjs';
import { startServers } from './e2e-servers.mjs';

/** Browser, server and database of a worker take turns, and much of a test is waiting: one worker more than cores keeps them busy. */
function workerCount() {
  const asked = Number(process.env.E2E_WORKERS || Math.min(3, os.availableParallelism() + 1));
  if (!Number.isInteger(asked) || asked < 1) throw new UserError(`E2E_WORKERS is a whole number from 1, not "${process.env.E2E_WORKERS}".`);
  return asked;
}

/** @returns {Promise<number>} Playwright's exit code */
export async function runE2e(args = [], report = undefined) {
  if (listFiles('apps/e2e/src', (file) => file.endsWith('.e2e.ts')).length === 0) return 0;
  const workers = workerCount();
  const chromium = requireChromium();
  await buildServer();
  await buildWeb();
  const started = Date.now();
  const { servers, lost, stop } = await startServers(workers);
  console.log(`${workers} ${workers === 1 ? 'server' : 'servers'} with the demo in ${seconds(started)}`);
  // Ctrl+C reaches Playwright without us, SIGTERM does not; the rest is taken down below.
  let tests;
  const onInterrupt = () => undefined;
  const onTerminate = () => void tests?.kill('SIGINT');
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  try {
    tests = spawn(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'apps/e2e/playwright.config.ts', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, E2E_SERVERS: JSON.stringify(servers), E2E_CHROMIUM: chromium, ...(report ? { E2E_REPORT: report } : {}) },
    });
    const ended = new Promise((resolve, reject) => tests.on('error', reject).on('exit', (code) => resolve({ code: code ?? 1 })));
    const { code, reason } = await Promise.race([ended, lost.then((reason) => ({ reason }))]);
    if (!reason) return code;
    // The other workers' tests would still pass, and this one's time out one by one.
    tests.kill('SIGINT');
    await ended;
    throw new UserError(reason);
  } finally {
    await stop();
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  }
}

if (isMain(import.meta.url)) await main(async () => process.exit(await runE2e(process.argv.slice(2))));
