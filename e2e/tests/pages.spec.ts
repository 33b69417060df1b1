import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { REMOTES } from '../../scripts/lib/paths.js';
import { aPerson, signedInAs } from '../src/person.js';
import { aSlowLine } from '../src/slow-line.js';
import { weigh } from '../src/transfer.js';
import { onItsDay } from '../src/turn.js';

const publicPages = [
  '/',
  '/features',
  '/about',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email',
  '/remind-later',
  '/provider',
];
const ownPages = ['/dashboard', '/quick', '/share', '/garage', '/profile', '/settings'];

const remotePages = REMOTES.flatMap((remote) => {
  const file = new URL(`../../${remote}/remote.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { paths: string[] }).paths;
});

/** React's first render must match the prerendered HTML, and nothing may violate the content security policy. The console would report both. */
test('public pages open without a complaint', async ({ browser }) => {
  for (const path of publicPages) {
    const page = await (await browser.newContext()).newPage();
    const { complaints } = await weigh(page, path, () => page.getByRole('heading', { level: 1 }).waitFor());
    expect(complaints, path).toEqual([]);
    await page.context().close();
  }
});

for (const path of [...ownPages, ...remotePages]) {
  test(`${path} opens without a complaint, in the dark too`, onItsDay(path), async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' });
    await signedInAs(context, await aPerson());
    const page = await context.newPage();
    const { complaints } = await weigh(page, path, () => page.getByRole('heading', { level: 1 }).waitFor());
    expect(complaints).toEqual([]);
    expect(await page.locator('html').getAttribute('data-colour-scheme')).toBe('dark');
    await context.close();
  });
}

test('a page that is painted before all of it is there runs nothing until it is', async ({ page, context }) => {
  const line = await aSlowLine('<script type="application/json" id="remotes">');
  await signedInAs(context, await aPerson());
  await page.goto(`${line.address}/vehicles`, { waitUntil: 'commit' });
  // Everything that waits for a paint is notified by then.
  await page.evaluate(
    () => new Promise((told) => new PerformanceObserver(told).observe({ type: 'paint', buffered: true })),
  );
  expect(await page.evaluate(() => document.scripts.length), 'Scripts run already').toBe(2);
  line.goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe('/vehicles');
  line.close();
});

test('the graduations below a heading are one pixel wide and equally far apart', async ({ page }) => {
  await page.goto('/about');
  const scale = await page.locator('header > [aria-hidden]').last().boundingBox();
  expectEven(await graduations(page, { ...scale!, y: scale!.y + 4, height: 1 }), 10);
  await page.goto('/');
  const dash = await page.locator('section').first().boundingBox();
  expectEven(await graduations(page, { ...dash!, y: dash!.y + dash!.height - 6, height: 1 }), 13);
});

interface Line {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of one line of the page that differ from its fourth pixel, which has no graduation. */
async function graduations(page: Page, clip: Line): Promise<number[]> {
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, 1).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, 1);
    const colour = (at: number) => data.slice(at * 4, at * 4 + 3).join();
    const ground = colour(3);
    return Array.from({ length: bitmap.width }, (_, at) => at).filter((at) => colour(at) !== ground);
  }, picture);
}

function expectEven(places: readonly number[], apart: number): void {
  expect(places.length).toBeGreaterThan(20);
  expect(places).toEqual(places.map((_, at) => at * apart));
}
