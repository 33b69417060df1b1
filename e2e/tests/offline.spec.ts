import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { aPerson, create, type Person } from '../src/person.js';
import { releaseOf, TwoReleases } from '../src/next-release.js';
import { until } from '../src/until.js';

// ADR 82: what was seen opens without a network, and nobody else sees it.

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page, text: string | RegExp) => page.getByText(text);

/** The worker keeps what passes it from the first page that it has taken over. */
async function workerTakesOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Once, and not before each page: a person who signs out stays signed out. */
async function signIn(page: Page, { token }: Person, site = ''): Promise<void> {
  await page.goto(`${site}/about`);
  await page.evaluate((kept) => localStorage.setItem('carnet.token', kept), token);
}

/** Answers that this browser keeps of what people have seen, by address. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('carnet-answers-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function aCollector(): Promise<Person & { car: number }> {
  const person = await aPerson();
  const collection = await create(person, '/api/collections', { name: 'Barn' });
  const car = {
    collection_id: collection.id,
    type: 'Car',
    make: 'Lancia',
    model: 'Fulvia',
    year: 1971,
    nickname: 'Klara',
  };
  return { ...person, car: (await create(person, '/api/vehicles', car)).id };
}

async function seeVehicles(context: BrowserContext, person: Person & { car: number }, site = ''): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, person, site);
  await page.goto(`${site}/dashboard`);
  await workerTakesOver(page);
  await page.goto(`${site}/vehicles/${person.car}`);
  await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();
  await page.goto(`${site}/vehicles`);
  await expect(page.getByText('Klara').first()).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain('/api/vehicles');
  return page;
}

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
    const releases = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    const seen = async () => [...new Set((await releases()).map(releaseOf).filter(Boolean))];
    expect(await seen()).toEqual(['this']);

    site.release = 'next';
    await page.goto(`${site.url}/vehicles`);
    await expect(page.getByText('Klara').first()).toBeVisible();
    expect(await seen()).toEqual(['next']);
    await page.goto(`${site.url}/vehicles/${person.car}`);
    await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia' })).toBeVisible();
    expect(await seen()).toEqual(['next']);

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
