import { existsSync } from 'node:fs';

/** Chromium's headless shell renders the same pages with little more than half of the CPU time. */
const OWN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Uses the machine's own Chromium; otherwise Playwright's. */
export const launchOptions = {
  executablePath: [process.env.CHROMIUM_PATH, ...OWN].find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
};
