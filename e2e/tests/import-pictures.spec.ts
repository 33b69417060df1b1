import { createHash } from 'node:crypto';
import { showRareActions } from '../src/menu.js';
import { expect, type Page, type Route } from '@playwright/test';
import { type Garage, test } from '../src/garage.js';
import { aHeic } from '../src/heic.js';
import { aJpeg } from '../src/photos.js';
import { aPdf } from '../src/tus.js';
import { aZip } from '../src/zip.js';
import { atOneWidth } from '../src/turn.js';

const WIDTHS = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of WIDTHS)
  test.describe(name, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('a history comes in with its pictures: first tried out, then imported, each at its event', async ({
      page,
      garage,
    }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      const jpeg = await aJpeg({ taken: '2019-05-03T10:00:00', hue: 20 });
      const entries = [
        event(fulvia, 'Front brakes', [
          { file_path: 'C:\\Users\\Ann\\Bremsen\\Öl & 前輪.JPG', caption: 'Vorher, 前輪' },
          { file_path: 'photos/held.heic', caption: null },
          { file_path: 'invoice.pdf', caption: 'Officina Rossi' },
        ]),
        event(fulvia, 'Oil change', [{ file_path: 'photos/gone.jpg', caption: 'Gone' }, { file_path: 'notes.txt' }]),
      ];
      await page.goto('/service-history');
      await showRareActions(page);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await choose(page, {
        'export/history.json': JSON.stringify(entries),
        'export/Bremsen/Öl & 前輪.jpg': jpeg,
        'export/photos/held.heic': aHeic(),
        'export/invoice.pdf': aPdf('Officina Rossi, total $312.40'),
        'export/notes.txt': 'no picture',
        'export/spare.jpg': await aJpeg({ taken: '2019-05-03T10:00:00', hue: 60 }),
        '__MACOSX/export/._spare.jpg': 'x',
      });
      const dialog = page.getByRole('dialog');
      const pictures = dialog.getByRole('region', { name: 'Pictures' });
      await expect(pictures).toContainText('photos/gone.jpg');
      await expect(pictures).toContainText('notes.txt: no picture or PDF that can be kept');
      await expect(pictures).toContainText('export/spare.jpg');
      await expect(pictures).not.toContainText('MACOSX');

      await dialog.getByRole('checkbox', { name: /Debug Mode/ }).check();
      await dialog.getByRole('button', { name: 'Analyse file' }).click();
      await expect(dialog.getByRole('region', { name: 'Analysis' })).toContainText('Nothing was stored.');
      await expect(pictures).toContainText('photos/gone.jpg');
      await dialog.getByRole('checkbox', { name: /Debug Mode/ }).uncheck();

      await dialog.getByRole('button', { name: 'Import 2 service events' }).click();
      await expect(dialog).toContainText('Successfully imported 2 of 2 service events');
      await expect(dialog).toContainText('3 pictures of them are being uploaded.');
      await dialog.getByRole('button', { name: 'Done' }).click();

      const [brakes] = await eventsNamed(garage, 'Front brakes');
      await expect.poll(() => captionsOf(garage, brakes!)).toEqual(['Vorher, 前輪', null]);
      const papers = () => garage.read(`/api/documents?subject=service-event:${brakes}`);
      await expect
        .poll(async () => (await papers()).thing)
        .toMatchObject([{ title: 'Officina Rossi', name: 'invoice.pdf' }]);
      await page.goto(`/service/events/${brakes}`);
      await expect(page.getByRole('region', { name: 'Photos' }).getByRole('img')).toHaveCount(2);
    });
  });

test('a reload while the import is on its way stores nothing twice, and loses no picture @thorough', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  await page.goto('/service-history');
  await showRareActions(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, {
    'history.json': JSON.stringify([event(fulvia, 'Oil change', [{ file_path: 'a.jpg' }, { file_path: 'b.jpg' }])]),
    'a.jpg': await aJpeg({ taken: '2019-05-03T10:00:00', hue: 100 }),
    'b.jpg': await aJpeg({ taken: '2019-05-03T11:00:00', hue: 140 }),
  });
  // The service creates the event, but its response never arrives. The route stays, because removing it would let the response through.
  const isMade = new Promise<void>((resolve) => {
    const hold = async (route: Route) => {
      await route.fetch();
      resolve();
    };
    void page.route('**/api/service/events/import', hold, { times: 1 });
  });
  await page.getByRole('button', { name: 'Import 1 service event' }).click();
  await isMade;
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Successfully imported 1 of 1 service events');
  const events = await eventsNamed(garage, 'Oil change');
  expect(events).toHaveLength(1);
  await expect.poll(() => captionsOf(garage, events[0]!)).toHaveLength(2);
});

test('what the API gives of a history comes back whole as a ZIP, in its order, whichever photo arrives first @thorough', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  const first = await garage.serviceEvent(fulvia, 'Front brakes');
  const subject = `service-event:${first}`;
  const captions = ['Before', 'Nachher: Öl, 前輪 & <more>', 'x'.repeat(2_000)];
  for (const [at, caption] of captions.entries()) {
    const bytes = await aJpeg({ taken: `2019-05-03T1${at}:00:00`, hue: at * 90 });
    await garage.photo({ bytes, name: 'IMG_0001.jpg', subject, caption });
  }
  await expect.poll(() => captionsOf(garage, first)).toEqual(captions);

  // The event as the API returns it, with each of its photos as its `file_path` says.
  const { thing } = await garage.read(`/api/service/events/${first}`);
  const files: Record<string, Buffer | string> = { 'history.json': JSON.stringify([{ ...thing, name: 'Restored' }]) };
  for (const { file_path } of thing.photos as { file_path: string }[])
    files[file_path.slice(1)] = await garage.bytes(file_path);
  await page.goto('/service-history');
  await showRareActions(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, files);
  // Holds back the first photo until the others have arrived.
  const sent: string[] = [];
  let goOn = () => undefined as void;
  const othersAreThere = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && sent.push(route.request().url()) === 1) await othersAreThere;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 1 service event' }).click();
  await expect(page.getByRole('dialog')).toContainText('Successfully imported 1 of 1 service events');

  const [restored] = await eventsNamed(garage, 'Restored');
  await expect.poll(() => captionsOf(garage, restored!)).toHaveLength(2);
  goOn();
  await expect.poll(() => captionsOf(garage, restored!)).toEqual(captions);
  expect(await contentsOf(garage, restored!)).toEqual(await contentsOf(garage, first));
});

const event = (vehicle_id: number, name: string, photos: object[]) => ({
  ...{ vehicle_id, name, type: 'Repair', date_performed: '2019-05-04' },
  photos,
});

async function choose(page: Page, files: Record<string, Buffer | string>): Promise<void> {
  await page
    .getByLabel('JSON file or ZIP')
    .setInputFiles({ name: 'history.zip', mimeType: 'application/zip', buffer: await aZip(files) });
}

async function eventsNamed(garage: Garage, name: string): Promise<number[]> {
  const { thing } = await garage.read('/api/service/events');
  return (thing as unknown as { id: number; name: string }[]).filter((one) => one.name === name).map(({ id }) => id);
}

interface EventPhoto {
  file_path: string;
  caption: string | null;
}

async function photosOf(garage: Garage, id: number): Promise<EventPhoto[]> {
  return (await garage.read(`/api/service/events/${id}`)).thing.photos as EventPhoto[];
}

const captionsOf = async (garage: Garage, id: number) => (await photosOf(garage, id)).map(({ caption }) => caption);

/** Hashes of an event's photos. */
async function contentsOf(garage: Garage, id: number): Promise<string[]> {
  const photos = await photosOf(garage, id);
  const all = await Promise.all(photos.map(({ file_path }) => garage.bytes(file_path)));
  return all.map((bytes) => createHash('sha256').update(bytes).digest('hex')).sort();
}
