import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/chromium.js';
import { MADE_WITHIN_MS } from './src/until.js';

/** Files of which each keeps one worker for a minute; they begin first, so that none is left alone at the end. */
const LONG = ['faults', 'xss', 'hostile', 'isolation', 'garage'].map((name) => `**/${name}.spec.ts`);

/** The stack already runs: `CARNET_URL` says where. Without a Chromium on the machine Playwright's own is taken. */
export default defineConfig({
  testDir: './tests',
  // As long as a busy machine may take, and a book on it: no journey says by these how fast something is.
  timeout: MADE_WITHIN_MS + 120_000,
  expect: { timeout: 40_000 },
  // Files by turns, tests of a file one after the other; each test has a person of its own. One more than the two processors of a
  // small machine, since a page waits for its network and its timers half of the time.
  workers: 3,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.CARNET_URL ?? 'http://127.0.0.1:8080',
    actionTimeout: 40_000,
    // A worker answers before a journey's own answers can: only its own journeys have it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
});
