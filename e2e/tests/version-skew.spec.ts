import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from '../src/garage.js';

// Shell and remotes are deployed separately (ADR 3, ADR 28), so a page may temporarily have a shell and a remote of different releases.

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const RELEASED = at('../released/mf-garage/assets');
const RELEASED_SHELL = at('../released/shell');
const KIT_WANTED = /(shareKey:"@carnet\/mf-kit[^"]*",import:null,requiredVersion:")[^"]+/g;

const versionIn = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
const KIT = versionIn(at('../../packages/mf-kit/package.json'));
const RELEASED_KIT = versionIn(at('../../packages/mf-kit/released/version.json'));
const majorOf = (version: string) => version.split('.')[0];
const isBroken = majorOf(KIT) !== majorOf(RELEASED_KIT);

test(`a remote of the last release ${
  isBroken ? 'is refused in words, since its kit is of another major version' : 'shows its lists, forms and pages'
} in the shell of today`, async ({ page, garage }) => {
  const collection = await garage.collection('Barn');
  await garage.vehicle(collection, { make: 'Alpine', model: 'A110' });
  const served = await withReleasedGarage(page);

  await page.goto('/vehicles');
  if (isBroken) {
    await expect(page.getByRole('heading', { level: 1, name: 'Carnet was updated' })).toBeVisible();
    expect(served).toContainEqual(expect.stringMatching(/^start\./));
    return;
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  await expect(page.getByText('A110').first()).toBeVisible();
  expect(served).toContainEqual(expect.stringMatching(/^start\./));

  await page.goto('/vehicles/new');
  await page.getByLabel(/^Make/).fill('Lancia');
  await page.getByLabel(/^Model/).fill('Stratos');
  await page.getByLabel(/^Year/).fill('1974');
  await page.getByRole('button', { name: 'Create Vehicle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1974 Lancia Stratos' })).toBeVisible();
});

const outcome =
  KIT === RELEASED_KIT ? 'works, since their kit is the same' : 'is refused in words, since its kit is newer';
test(`a remote of today in the shell of the last release ${outcome} @thorough`, async ({ page, garage }) => {
  const vehicle = await garage.vehicle(await garage.collection('Barn'), { make: 'Alpine', model: 'A110' });
  const served = await inReleasedShell(page);
  const title = KIT === RELEASED_KIT ? '1971 Alpine A110' : 'Carnet was updated';

  await page.goto(`/vehicles/${vehicle}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Other Records' }).click();
  await expect(page.getByRole('link', { name: 'Issues' })).toBeVisible();
  expect(served).toContainEqual(expect.stringMatching(/^main\./));
});

test('a remote that wants a newer shell is no blank page: it asks for a reload, and the rest goes on @thorough', async ({
  page,
}) => {
  await wantingKit(page, 'mf-garage', '^99.0.0');
  await page.goto('/vehicles');
  await expect(page.getByRole('heading', { level: 1, name: 'Carnet was updated' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Reload the page.');

  await page.getByRole('button', { name: 'Other Records' }).click();
  await page.getByRole('link', { name: 'Issues' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Issue Management' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Carnet was updated' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
});

test('a remote of an older kit than this shell can bear is refused in the same words @thorough', async ({ page }) => {
  await wantingKit(page, 'mf-garage', '^0.9.0');
  await page.goto('/vehicles');
  await expect(page.getByRole('heading', { level: 1, name: 'Carnet was updated' })).toBeVisible();
});

test('a panel of another version says so in its place, and the page around it stands @thorough', async ({
  page,
  garage,
}) => {
  const vehicle = await garage.vehicle(await garage.collection('Barn'));
  await wantingKit(page, 'mf-service', '^99.0.0');
  await page.goto(`/vehicles/${vehicle}?tab=service-history`);
  await expect(page.getByRole('heading', { level: 1, name: '1971 Lancia Fulvia' })).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('alert')).toContainText('Carnet was updated. Reload the page to see this part.');
  await expect(panel.getByRole('button', { name: 'Reload' })).toBeVisible();
});

/** Serves the files of the last release's garage. @returns names of the requested files that exist there */
async function withReleasedGarage(page: Page): Promise<string[]> {
  const served: string[] = [];
  const released = readdirSync(RELEASED);
  await page.route('**/remotes/mf-garage/assets/*', async (route) => {
    const asked = basename(new URL(route.request().url()).pathname);
    // The entry files of a page, also those of a retry, come from the release.
    const begins = /^(start|entry)\./.exec(asked)?.[0];
    const name = released.find((one) => begins && one.startsWith(begins)) ?? asked;
    if (!existsSync(join(RELEASED, name))) return route.fulfill({ status: 404 });
    served.push(name);
    return route.fulfill({ path: join(RELEASED, name) });
  });
  return served;
}

/** Serves page, scripts and styles of the last release's shell, with today's remotes. @returns names of the requested files that exist there */
async function inReleasedShell(page: Page): Promise<string[]> {
  const served: string[] = [];
  await page.route('**/assets/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(RELEASED_SHELL, pathname);
    if (pathname.startsWith('/remotes/')) return route.continue();
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    served.push(basename(file));
    return route.fulfill({ path: file });
  });
  await page.route('**/vehicles/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const today = await (await route.fetch()).text();
    const remotes = /<script type="application\/json" id="remotes">.*<\/script>/;
    const released = readFileSync(join(RELEASED_SHELL, 'app.html'), 'utf8');
    const body = released.replace(remotes, () => remotes.exec(today)?.[0] ?? '');
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  return served;
}

/** Makes a remote's entry require this version range of the kit, also the newer entry that a retry finds. */
async function wantingKit(page: Page, remote: string, range: string): Promise<void> {
  await page.route(`**/remotes/${remote}/assets/{start,entry}.*`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    expect(text).toMatch(KIT_WANTED);
    await route.fulfill({ response: answer, body: text.replace(KIT_WANTED, `$1${range}`) });
  });
}
