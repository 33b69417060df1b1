import { existsSync } from 'node:fs';

/** Chromium's headless shell shows the same pages as the whole browser for little more than half of the processor's time. */
const OWN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The machine's own Chromium where there is one; without it Playwright takes its own. */
export const launchOptions = {
  executablePath: [process.env.CHROMIUM_PATH, ...OWN].find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
};
