import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../src/garage.js';
import { aPerson } from '../src/person.js';
import { aJpeg } from '../src/photos.js';
import { MADE_WITHIN_MS } from '../src/until.js';
import { rowsOf, unzipped } from '../src/unzipped.js';
import { atOneWidth } from '../src/turn.js';

const SCREENS = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

/** API paths of the lists in an export. */
const LISTS: Record<string, string> = {
  collections: '/api/collections',
  vehicles: '/api/vehicles',
  parts: '/api/parts',
  'vehicle-identities': '/api/vehicle-identities',
  'ownership-chapters': '/api/ownership-chapters',
  'service-events': '/api/service/events',
  'service-event-templates': '/api/service-event-templates',
  'service-schedules': '/api/service-schedules',
  modifications: '/api/modifications',
  issues: '/api/issues',
  'track-days': '/api/track-days',
  photos: '/api/photos',
};

const prepare = (page: Page) => page.getByRole('button', { name: 'Prepare Download' });
const download = (page: Page) => page.getByRole('link', { name: /^Download \d/ });

interface Row {
  id: number;
}
const byId = (rows: Row[]): Row[] => rows.toSorted((a, b) => a.id - b.id);

for (const [name, viewport] of Object.entries(SCREENS))
  test.describe(`an export on ${name}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('is prepared, downloaded and deleted; every row is as the API answers it', async ({ page, garage }) => {
      const car = await garage.vehicle(await garage.collection('Italian'), { nickname: '=Fulvia' });
      await garage.part(car, 'Oil filter');
      await garage.number(car, 'engine', '818.302-1234');
      await garage.owner(car, 'Lindqvist', { from_date: '1974-05-02' });
      await garage.serviceEvent(car, 'Valve "clearances", all', {
        cost: 4711.25,
        status: 'Completed',
        mileage: 61_400,
      });
      await garage.serviceSchedule(car, 'Yearly');
      await garage.template('Oil');
      await garage.modification(car, 'Rear sway bar');
      await garage.issue(car, 'Oil leak');
      await garage.trackDay(car, 'Monza');
      const bytes = await aJpeg({ taken: '2024-05-01T10:00:00', hue: 200 });
      const photo = await garage.photo({ bytes, vehicle_id: car });

      await page.goto('/profile');
      await prepare(page).dblclick();
      await page.goto('/dashboard');
      await page.goto('/profile');
      await expect(download(page)).toHaveCount(1, { timeout: MADE_WITHIN_MS });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

      const coming = page.waitForEvent('download');
      await download(page).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^carnet-\d{4}-\d{2}-\d{2}\.zip$/);
      const files = await unzipped(await readFile(await file.path()));
      for (const [list, path] of Object.entries(LISTS)) {
        const rows = (await garage.read(path)).thing as unknown as Row[];
        expect(rows.length, list).toBeGreaterThan(0);
        expect(byId(rowsOf(files, list)), list).toEqual(byId(rows));
        const lines = files.get(`csv/${list}.csv`)!.toString();
        expect(lines.split('\r\n').length, list).toBeGreaterThanOrEqual(rows.length + 2);
      }
      expect(files.get('csv/vehicles.csv')!.toString()).toContain(",'=Fulvia,");
      const manifest = JSON.parse(files.get('manifest.json')!.toString()) as { files: { id: number; path: string }[] };
      const packed = manifest.files.find(({ id }) => id === photo)!;
      expect(files.get(packed.path)!.equals(await garage.bytes(`/api/media/${photo}/original`))).toBe(true);
      expect(packed.path).toMatch(/^files\/1971 Lancia Fulvia\//);
      expect(files.get('index.html')!.toString()).toContain('vehicles/1971%20Lancia%20Fulvia.html');
      expect(files.get('vehicles/1971 Lancia Fulvia.html')!.toString()).toContain('Valve &quot;clearances&quot;, all');

      await page.getByRole('button', { name: 'Delete Download' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(download(page)).toHaveCount(0);
      await expect(prepare(page)).toBeVisible();
    });
  });

test("another person's export is not there @thorough", async ({ page, garage, request }) => {
  await garage.collection('Italian');
  await page.goto('/profile');
  await prepare(page).click();
  await expect(download(page)).toBeVisible({ timeout: MADE_WITHIN_MS });
  const address = new URL((await download(page).getAttribute('href'))!, page.url());
  const { token } = await aPerson();
  const stranger = { headers: { 'x-auth-token': token } };
  expect((await request.get(address.pathname, stranger)).status()).toBe(404);
  expect((await request.get(address.pathname.replace('/media/', '/'), stranger)).status()).toBe(404);
  expect((await request.get(address.pathname)).status()).toBe(401);
});
