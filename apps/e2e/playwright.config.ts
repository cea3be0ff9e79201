import { defineConfig } from '@playwright/test';

const servers = JSON.parse(process.env.E2E_SERVERS ?? '[]') as object[];

// tools/scripts/e2e.mjs starts the database and a server for each worker, finds Chromium, and passes them on by environment.
// A worker goes through a file in its order; files share the demo tenants of its server (src/support.ts), and nothing with the other worker.
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  workers: Math.max(1, servers.length),
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    // A page that was kept on the device must not answer for the server under test; the file about it asks for it.
    serviceWorkers: 'block',
    // Colours half-way between two modes are no finding: axe must see the page at rest.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each step costs as much as the step: E2E_TRACE=1 asks for it, where the words, the picture and the tree of a failed page do not tell.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A tenant's own host, northlake.localhost, is resolved by Chromium itself.
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
