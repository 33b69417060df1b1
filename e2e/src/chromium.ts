import { existsSync } from 'node:fs';

/** The machine's own Chromium where there is one; without it Playwright takes its own. */
export const launchOptions = {
  executablePath: [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
};
