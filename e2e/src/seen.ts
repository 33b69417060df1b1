import { type BrowserContext, expect, type Page } from '@playwright/test';
import { keptWhole } from './kept-whole.js';
import { aPerson, create, type Person } from './person.js';

/** The worker keeps what passes it from the first page that it has taken over. */
export async function workerTakesOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Once, and not before each page: a person who signs out stays signed out. */
export async function signIn(page: Page, { token }: Person, site = ''): Promise<void> {
  await page.goto(`${site}/about`);
  await page.evaluate((kept) => localStorage.setItem('carnet.token', kept), token);
}

/** Answers that this browser keeps of what people have seen, by address. */
export const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('carnet-answers-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

export async function aCollector(): Promise<Person & { car: number }> {
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

export async function seeVehicles(context: BrowserContext, person: Person & { car: number }, site = ''): Promise<Page> {
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

/** Waits until the worker has all that a page starts with. */
export const isKeptWhole = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate<boolean>(keptWhole(path))).toBe(true);
