import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/chromium.js';
import { MADE_WITHIN_MS } from './src/until.js';

/** Files that take about a minute each. They start first, so that none runs alone at the end. */
const LONG = ['faults', 'xss', 'hostile', 'isolation', 'garage'].map((name) => `**/${name}.spec.ts`);

/** The stack already runs at `CARNET_URL`. If the machine has no Chromium, Playwright's own is used. */
export default defineConfig({
  testDir: './tests',
  // Enough for a busy machine that also makes a book. No test measures speed by these limits.
  timeout: MADE_WITHIN_MS + 120_000,
  expect: { timeout: 40_000 },
  // Files run in parallel, tests of a file in order. Each test has its own person. One worker more than the two processors
  // of a small machine, because a page waits for its network and timers half of the time.
  workers: 3,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.CARNET_URL ?? 'http://127.0.0.1:8080',
    actionTimeout: 40_000,
    // A service worker would answer before a test's fake responses. Only tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
});
