import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { type BrowserContext, chromium } from '@playwright/test';
import { Refusal } from '../../scripts/lib/say.js';
import { findChromium } from '../../scripts/lib/tools.js';

export interface SignedInBrowser {
  /** Port for Lighthouse's remote debugging. */
  port: number;
  context: BrowserContext;
  close(): Promise<void>;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Starts Chromium with a new profile, signed in as the owner of `token`; signed out if it is empty. */
export async function signedInBrowser(address: string, token: string, scratch: string): Promise<SignedInBrowser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Refusal('There is no Chromium on this machine. CHROMIUM_PATH may name one.');
  const port = await freePort();
  const profile = join(scratch, 'profile');
  rmSync(profile, { recursive: true, force: true });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();
  await page.goto(address);
  if (token) await page.evaluate(`localStorage.setItem('carnet.token', ${JSON.stringify(token)})`);
  await page.close();
  return { port, context, close: () => context.close() };
}
