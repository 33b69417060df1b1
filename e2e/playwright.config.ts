import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/chromium.js';

/** The house already runs: `CARNET_URL` says where. Without a Chromium on the machine Playwright's own is taken. */
export default defineConfig({
  testDir: './tests',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.CARNET_URL ?? 'http://127.0.0.1:8080',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions,
  },
});
