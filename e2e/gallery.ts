// `npm run gallery -w e2e` takes a screenshot of every screen of a running stack (`CARNET_URL`), for review by eye.
// `-- vehicle` only takes screens whose name starts like that.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { stackAddress, type Account } from './src/api.js';
import { aKeeper, type Things } from './src/believable.js';
import { launchOptions } from './src/chromium.js';
import { signedInAs } from './src/person.js';
import { openRequests } from './src/requests.js';
import { addressOf, inScheme, screens, settle, type Screen } from './src/screens.js';

const folder = fileURLToPath(new URL('gallery', import.meta.url));
const WIDTHS = [1440, 390];
const SCHEMES = ['light', 'dark'] as const;

const beginning = process.argv[2] ?? '';
const wanted = screens.filter(({ name }) => name.startsWith(beginning));
if (!beginning) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(launchOptions);
try {
  const { keeper, things } = await aKeeper();
  for (const screen of wanted) {
    for (const width of WIDTHS) await picture(browser, screen, width, keeper, things);
    console.log(`${addressOf(screen, things).padEnd(44)} ${screen.name}`);
  }
  console.log(`\n${wanted.length * WIDTHS.length * SCHEMES.length} pictures in ${folder}`);
} finally {
  await browser.close();
}

async function picture(browser: Browser, screen: Screen, width: number, keeper: Account, things: Things) {
  const viewport = { width, height: width > 500 ? 900 : 844 };
  const context = await browser.newContext({ baseURL: stackAddress(), viewport, reducedMotion: 'reduce' });
  if (!screen.isPublic) await signedInAs(context, keeper);
  const page = await context.newPage();
  const requests = openRequests(page);
  await page.goto(addressOf(screen, things));
  await settle(page, screen, requests);
  for (const colorScheme of SCHEMES) {
    await inScheme(page, colorScheme);
    await page.screenshot({ path: join(folder, `${screen.name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await context.close();
}
