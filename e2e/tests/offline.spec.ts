import { expect, type Page, test } from '@playwright/test';
import { aPerson } from '../src/person.js';
import { releasesOf, TwoReleases } from '../src/next-release.js';
import { aCollector, keptAnswers, seeVehicles, signIn } from '../src/seen.js';
import { until } from '../src/until.js';

// ADR 82: visited pages open offline, and only for the person who has visited them.

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page, text: string | RegExp) => page.getByText(text);

test('what was seen opens without a network, and says of when it is', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector());
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Klara').first()).toBeVisible();
  await expect(notice(page, /You see what was loaded here on/)).toBeVisible();
  await page
    .getByRole('link', { name: /Lancia Fulvia/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page, /You see what was loaded here on/), 'all of it is asked for anew').toBeHidden();
  await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();
});

test('a page never seen draws itself without a network, and says what is missing @thorough', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector());
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(notice(page, /You see what was loaded here on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('who signs out leaves nothing behind', async ({ context }) => {
  const page = await seeVehicles(context, await aCollector());
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/(login)?$/);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
});

test('what one person has seen is gone when another looks @thorough', async ({ context }) => {
  const ann = await aCollector();
  const page = await seeVehicles(context, ann);
  const bob = await aPerson();
  await signIn(page, bob);
  await page.goto('/collections');
  await expect.poll(() => keptAnswers(page)).toContain('/api/collections');
  await context.setOffline(true);
  await page.goto('/vehicles');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Klara')).toBeHidden();
  expect(await keptAnswers(page)).not.toContain(`/api/vehicles/${ann.car}`);
});

test('a refused token takes with it what was seen @thorough', async ({ context, request }) => {
  const ann = await aCollector();
  const page = await seeVehicles(context, ann);
  const answer = await request.put('/api/auth/password', {
    headers: { 'x-auth-token': ann.token },
    data: { currentPassword: ann.password, newPassword: 'Another word, 44 letters' },
  });
  expect(answer.status()).toBe(200);
  const read = () => request.get('/api/vehicles', { headers: { 'x-auth-token': ann.token } });
  await until('the token is refused', async () => (await read()).status() === 401);
  await page.reload();
  await page.waitForURL(/\/login/);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
});

test('a browser that is to keep nothing keeps nothing, and forgets what it had @thorough', async ({ context }) => {
  const person = await aCollector();
  const page = await seeVehicles(context, person);
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: /^Keep what I see in this browser/ }).uncheck();
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await page.goto(`/vehicles/${person.car}`);
  await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();
  await page.goto('/vehicles');
  await expect(page.getByText('Klara').first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('checkbox', { name: /^Keep what I see in this browser/ })).not.toBeChecked();
  expect(await keptAnswers(page)).toEqual([]);
});

test('the worker of one release puts nothing of it into the next @thorough', async ({ context, baseURL }) => {
  const person = await aCollector();
  const site = await TwoReleases.before(baseURL!);
  try {
    const page = await seeVehicles(context, person, site.url);
    const seen = () => releasesOf(page);
    expect(await seen()).toEqual(['this']);

    site.release = 'next';
    await page.goto(`${site.url}/vehicles`, { waitUntil: 'commit' });
    await expect.poll(seen, 'the page that began as it was seen is loaded anew').toEqual(['next']);
    await expect(page.getByText('Klara').first()).toBeVisible();
    expect(await seen()).toEqual(['next']);
    await page.goto(`${site.url}/vehicles/${person.car}`);
    await expect.poll(seen).toEqual(['next']);
    await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();
    expect(await seen()).toEqual(['next']);
  } finally {
    site.close();
  }
});

test('what is typed without a network is there when the page is opened again, and is saved once there is one @thorough', async ({
  context,
}) => {
  const person = await aCollector();
  const page = await seeVehicles(context, person);
  await page.goto('/collections/new');
  await expect(page.getByLabel(/^Name/)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(/^Name/).fill('Air-cooled');
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Air-cooled');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Air-cooled' })).toBeVisible();
});

test('it can be installed', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string; type: string }[]; start_url: string };
  expect((await request.get(start_url)).status()).toBe(200);
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
});
