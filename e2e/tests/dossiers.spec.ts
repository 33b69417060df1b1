import { readFile } from 'node:fs/promises';
import { showRareActions } from '../src/menu.js';
import { expect, type Page } from '@playwright/test';
import { test } from '../src/garage.js';
import { textOfPdf } from '../src/pdf-text.js';
import { aPerson, create } from '../src/person.js';
import { MADE_WITHIN_MS } from '../src/until.js';
import { atOneWidth } from '../src/turn.js';

const SCREENS = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const download = (page: Page) => page.getByRole('link', { name: /^Download/ });
const form = (page: Page) => page.getByRole('form', { name: 'Make Dossier' });
const make = (page: Page) => form(page).getByRole('button', { name: 'Make Dossier' });

async function fileOf(page: Page): Promise<{ name: string; bytes: Buffer; path: string }> {
  const coming = page.waitForEvent('download');
  await download(page).click();
  const file = await coming;
  const path = await file.path();
  return { name: file.suggestedFilename(), bytes: await readFile(path), path };
}

for (const [name, viewport] of Object.entries(SCREENS))
  test.describe(`a dossier on ${name}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('is made, watched, read and deleted; a price that is withheld is nowhere in it', async ({ page, garage }) => {
      const car = await garage.vehicle(await garage.collection('Italian'));
      await garage.serviceEvent(car, 'Valve clearances', { cost: 4711.25, status: 'Completed', mileage: 61_400 });
      await garage.serviceEvent(car, 'New clutch', {
        cost: 98_235.75,
        status: 'Completed',
        date_performed: '2019-03-02',
      });
      await page.goto(`/vehicles/${car}`);
      await showRareActions(page);
      await page.getByRole('link', { name: 'Make a Dossier' }).click();
      await expect(heading(page, 'New Dossier')).toBeVisible();
      await expect(panel(page, 'This Book').getByText(/^About \d+ pages$/)).toBeVisible();
      await expect(panel(page, 'This Book').getByRole('definition').first()).toHaveText('2');

      await page.getByRole('checkbox', { name: 'Withhold prices' }).check();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'Withhold prices' })).toBeChecked();
      await make(page).dblclick();
      await expect(page).toHaveURL(new RegExp(`/vehicles/${car}/dossiers/\\d+$`));
      await expect(download(page)).toBeVisible({ timeout: MADE_WITHIN_MS });
      await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toHaveJSProperty('complete', true);
      expect(
        await page
          .getByRole('img', { name: 'Page 1', exact: true })
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      ).toBeGreaterThan(100);
      await expect(panel(page, 'What Was Asked For')).toContainText('prices');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

      const book = await fileOf(page);
      expect(book.name).toMatch(/^1971-lancia-fulvia-\d{4}-\d{2}-\d{2}\.pdf$/);
      expect(book.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const text = await textOfPdf(book.bytes);
      expect(text).toContain('Valve clearances');
      expect(text.replace(/[,.\s]/g, '')).not.toMatch(/471125|9823575/);

      const verifier = await page.context().newPage();
      await verifier.goto('/verify');
      await verifier.locator('input[type=file]').first().setInputFiles(book.path);
      await expect(verifier.getByText('Unchanged since it was sealed').first()).toBeVisible();
      await verifier.close();

      await page.getByRole('link', { name: 'Dossiers', exact: true }).click();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('table')).toContainText('Without prices');
      await page.getByRole('table').getByRole('link').click();
      await page.getByRole('button', { name: 'Delete Dossier' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/vehicles/${car}/dossiers$`));
      await expect(make(page)).toBeVisible();
      await expect(page.getByRole('table')).toBeHidden();
    });

    test('is begun from the search, and its evidence says what is missing @thorough', async ({ page, garage }) => {
      const car = await garage.vehicle(await garage.collection('Italian'));
      await garage.serviceEvent(car, 'Valve clearances', { status: 'Completed', date_performed: '1974-05-01' });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('dossier fulvia');
      await page.getByRole('option', { name: /Make a Dossier/ }).click();
      await expect(heading(page, 'New Dossier')).toBeVisible();
      await page.getByRole('link', { name: 'Evidence' }).click();
      await expect(panel(page, 'Coverage by year').getByRole('img')).toBeVisible();
      const gap = panel(page, 'Gaps').getByRole('listitem').filter({ hasText: '1975–' });
      await expect(gap).toContainText('Nothing is known.');
      await gap.getByRole('link', { name: /^Add Event/ }).click();
      await expect(heading(page, /Service Event/)).toBeVisible();
    });
  });

test('another person’s book is not there, nor are its pictures and its file', async ({ page, garage }) => {
  const other = await aPerson();
  const shed = await create(other, '/api/collections', { name: 'Theirs' });
  const fiat = { collection_id: shed.id, type: 'Car', make: 'Fiat', model: '500', year: 1968 };
  const theirs = await create(other, '/api/vehicles', fiat);
  const book = await create(other, '/api/dossiers', { vehicle_id: theirs.id });
  const own = await garage.vehicle(await garage.collection('Italian'));
  await page.goto(`/vehicles/${own}/dossiers/${book.id}`);
  await expect(heading(page, 'Dossier not found')).toBeVisible();
  await page.goto(`/vehicles/${theirs.id}/dossiers`);
  await expect(heading(page, 'Vehicle not found')).toBeVisible();
  for (const path of [`/api/dossiers/${book.id}`, `/api/dossiers/${book.id}/file`])
    expect((await garage.read(path)).status).toBe(404);
  await page.goto('/vehicles');
  for (const path of ['file', 'pages/1'])
    expect((await page.request.get(`/api/media/dossiers/${book.id}/${path}`)).ok()).toBe(false);
});
