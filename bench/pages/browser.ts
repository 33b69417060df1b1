import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { chromium } from '@playwright/test';
import { Refusal } from '../../scripts/lib/say.js';
import { findChromium } from '../../scripts/lib/tools.js';

export interface SignedInBrowser {
  /** The port on which it accepts commands from Lighthouse. */
  port: number;
  close(): Promise<void>;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Starts a Chromium with its own profile, in which the owner of `token` is signed in; nobody if it is empty. */
export async function signedInBrowser(address: string, token: string, scratch: string): Promise<SignedInBrowser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Refusal('There is no Chromium on this machine. CHROMIUM_PATH may name one.');
  const port = await freePort();
  const profile = join(scratch, 'profile');
  rmSync(profile, { recursive: true, force: true });
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  const page = await browser.newPage();
  await page.goto(address);
  if (token) await page.evaluate(`localStorage.setItem('carnet.token', ${JSON.stringify(token)})`);
  await page.close();
  return { port, close: () => browser.close() };
}
