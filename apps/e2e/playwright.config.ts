import { defineConfig } from '@playwright/test';

// tools/scripts/e2e.mjs starts the database and the server, finds Chromium, and passes them on by environment.
// One worker: the flows share the demo tenants of one server, and two cores carry browser, server and database.
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    baseURL: process.env.E2E_URL,
    // Colours half-way between two modes are no finding: axe must see the page at rest.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
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
