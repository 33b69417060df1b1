// `npm run mail-gallery -w e2e` takes a screenshot of every mail that Carnet sends, for review by eye; `-- de ja` in these languages
// instead of English. The screenshots are in `gallery/mails`, which git ignores.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { inRoot } from '../scripts/lib/paths.js';
import { launchOptions } from './src/chromium.js';

const folder = fileURLToPath(new URL('gallery/mails', import.meta.url));
const WIDTHS = [1440, 390];
const SCHEMES = ['light', 'dark'] as const;

interface Letters {
  everyLetter: (language: string) => Record<string, object[]>;
  CARNET: string;
}
interface Writing {
  writtenAsHtml: (letter: object, language: string, carnetUrl: string) => string;
}
// Imported by path, because each service is compiled with its own settings.
const rooms = await Promise.all(
  ['svc-identity', 'svc-notify'].map((room) => import(inRoot(room, 'test/letters.ts')) as Promise<Letters>),
);
const { CARNET } = rooms[0]!;
const { writtenAsHtml } = (await import(inRoot('packages/mail/src/written-letter.ts'))) as Writing;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
let taken = 0;
try {
  const languages = process.argv.slice(2);
  for (const language of languages.length > 0 ? languages : ['en']) await picturesIn(browser, language);
  console.log(`${taken} pictures in ${folder}`);
} finally {
  await browser.close();
}

async function picturesIn(browser: Browser, language: string): Promise<void> {
  const every = rooms.flatMap(({ everyLetter }) => Object.entries(everyLetter(language)));
  for (const [name, letters] of every)
    for (const [at, letter] of letters.entries())
      await pictures(browser, `${language}-${name}-${at + 1}`, writtenAsHtml(letter, language, CARNET));
}

async function pictures(browser: Browser, name: string, html: string): Promise<void> {
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      await page.setContent(html);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) console.log(`${name} is ${over} px wider than ${width} px`);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      await page.close();
      taken += 1;
    }
}
