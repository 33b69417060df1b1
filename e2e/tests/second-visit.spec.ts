import { expect, type Page, test } from '@playwright/test';
import { releasesOf, TwoReleases } from '../src/next-release.js';
import { aCollector, isKeptWhole, seeVehicles } from '../src/seen.js';

// ADR 146: a page that was seen lately is there before the network answers, and never of a release that the server has no more.

test.use({ serviceWorkers: 'allow' });

let site: TwoReleases;
test.beforeEach(async ({ baseURL }) => void (site = await TwoReleases.before(baseURL!)));
test.afterEach(() => site.close());

const klara = (page: Page) => page.getByText('Klara').first();
const howItCame = (page: Page) =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);

test('a second visit paints before the network answers, and asks beside', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector(), site.url);
  await isKeptWhole(page, '/vehicles');
  const second = await context.newPage();
  const complaints: string[] = [];
  second.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  site.pages.length = 0;
  const letGo = site.holdPages();
  await second.goto(`${site.url}/vehicles?sort=name`);
  await expect(klara(second)).toBeVisible();
  expect(await second.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  expect(site.pages).toEqual(['/vehicles?sort=name']);
  letGo();
  await second
    .getByRole('link', { name: /Lancia Fulvia/ })
    .first()
    .click();
  await expect(second.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();
  expect(await howItCame(second)).toBe('navigate');
  expect(complaints, 'the policy is that of the page').toEqual([]);
});

test('an untouched page of the release before goes on to the next one, once', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector(), site.url);
  await isKeptWhole(page, '/vehicles');
  site.release = 'next';
  site.pages.length = 0;
  await page.goto(`${site.url}/vehicles`, { waitUntil: 'commit' });
  await expect.poll(() => releasesOf(page)).toEqual(['next']);
  await expect(klara(page)).toBeVisible();
  expect(await howItCame(page)).toBe('reload');
  expect(site.pages.length).toBeLessThanOrEqual(3);
  expect(site.pages.filter((path) => path !== '/vehicles')).toEqual([]);
});

test('a page that somebody types into keeps it and its release, and the next visit is of the next @thorough', async ({
  context,
}) => {
  const page = await seeVehicles(context, await aCollector(), site.url);
  const form = `${site.url}/collections/new`;
  await page.goto(form);
  await expect(page.getByLabel(/^Name/)).toBeVisible();
  await isKeptWhole(page, '/collections/new');
  site.release = 'next';
  const letGo = site.holdPages();
  await page.goto(form);
  await page.getByLabel(/^Name/).click();
  await page.keyboard.type('Air-cooled');
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('carnet-pages')).match('/collections/new'))!.text());
  const before = await kept();
  letGo();
  await expect.poll(kept).not.toBe(before);
  await page.keyboard.type(' cars');
  await expect(page.getByLabel(/^Name/)).toHaveValue('Air-cooled cars');
  expect(await releasesOf(page)).toEqual(['this']);
  const second = await context.newPage();
  await second.goto(form);
  await expect(second.getByLabel(/^Name/)).toBeVisible();
  expect(await releasesOf(second)).toEqual(['next']);
});

test('a part whose file is gone has an open page go on to the next release @thorough', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector(), site.url);
  site.release = 'next';
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.poll(() => releasesOf(page)).toEqual(['next']);
});

test('a second visit is in the language that was chosen since @thorough', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector(), site.url);
  await isKeptWhole(page, '/vehicles');
  await context.addCookies([{ name: 'carnet_language', value: 'de', url: site.url }]);
  await page.goto(`${site.url}/vehicles`, { waitUntil: 'commit' });
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('a server that fails leaves the page as it was seen @thorough', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector(), site.url);
  await isKeptWhole(page, '/vehicles');
  site.refusal = 503;
  await page.goto(`${site.url}/vehicles`);
  await expect(klara(page)).toBeVisible();
  await page.reload();
  await expect(klara(page)).toBeVisible();
  site.refusal = undefined;
  await page.reload();
  await expect(klara(page)).toBeVisible();
});
