import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { smallBooks } from '../src/books.js';
import { atWidth } from '../src/width.js';
import { atOneWidth } from '../src/turn.js';

let folder: string;
test.beforeAll(async () => {
  folder = await smallBooks();
  const flipped = await readFile(join(folder, 'later.pdf'));
  flipped[flipped.length >> 1]! ^= 1;
  await writeFile(join(folder, 'flipped.pdf'), flipped);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const choose = (page: Page, label: RegExp, name: string) => page.getByLabel(label).setInputFiles(join(folder, name));
const BOOK = /^Choose the PDF or/;
const OTHER = /^Choose the other PDF/;

/** Errors of the page, and requests to other origins. */
function watched(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  page.on('request', (request) => request.isNavigationRequest() || found.push(request.url()));
  return found;
}

/** Expects no overflow, and no violation found by axe. */
async function expectSound(page: Page, width: number): Promise<void> {
  await atWidth(page, width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }
}

for (const width of [390, 1440])
  test(
    `anybody can check a book, and hold it against an earlier one, at ${width} px`,
    atOneWidth({ width }),
    async ({ page }) => {
      const complaints = watched(page);
      await atWidth(page, width);
      await page.goto('/verify');
      await expectSound(page, width);
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(BOOK)).toBeFocused();

      await choose(page, BOOK, 'later.pdf');
      await expect(page.getByText('Unchanged since it was sealed')).toBeVisible();
      await expect(page.getByText('The journal is whole')).toBeVisible();
      await expectSound(page, width);

      await choose(page, OTHER, 'earlier.pdf');
      await expect(page.getByText('The history was only added to', { exact: true })).toBeVisible();
      await choose(page, OTHER, 'rewritten.pdf');
      await expect(page.getByText('The history was rewritten')).toBeVisible();
      await choose(page, OTHER, 'later.pdf');
      await expect(page.getByText('Both have the same journal')).toBeVisible();
      await choose(page, OTHER, 'flipped.pdf');
      await expect(page.getByText('They cannot be compared')).toBeVisible();
      await expectSound(page, width);

      await choose(page, BOOK, 'flipped.pdf');
      await expect(page.locator('#seal').getByText('Not what was sealed')).toBeVisible();
      await expect(page.getByText('The journal is whole')).toBeHidden();
      await expect(page.getByLabel(OTHER)).toBeHidden();
      await expectSound(page, width);
      expect(complaints).toEqual([]);
    },
  );

test('the page speaks the language of the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto('/verify');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('車歴書を検証する');
  await context.close();
});

test('the page works from a disk without a network', async ({ browser, request }) => {
  const kept = join(folder, 'verify.html');
  await writeFile(kept, await (await request.get('/verify')).text());
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const complaints = watched(page);
  await page.goto(pathToFileURL(kept).href);
  await choose(page, BOOK, 'later.pdf');
  await expect(page.getByText('The journal is whole')).toBeVisible();
  await choose(page, OTHER, 'earlier.pdf');
  await expect(page.getByText('The history was only added to', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
