import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { aGate } from '../src/gate.js';
import { aPdf } from '../src/tus.js';
import { atOneWidth } from '../src/turn.js';

const WIDTHS = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of WIDTHS)
  test.describe(name, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('photos are sent while one is elsewhere, and go on after a reload @thorough', async ({ page, garage }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      const pictures = await Promise.all(['left.jpg', 'right.jpg', 'engine.jpg'].map(aJpeg));
      const slow = await slowLine(page, 30_000);
      await page.goto(`/vehicles/${fulvia}`);
      await page.getByRole('link', { name: 'Upload Photos' }).click();
      await expect(page.getByLabel('Photos of')).toHaveValue(String(fulvia));
      await choose(page, pictures);
      // The percentage counts sent bytes, and the first ones may still be on their way.
      await expect(page.getByRole('listitem').filter({ hasText: 'left.jpg' })).toContainText(/[1-9]\d% of /);
      await page.getByRole('link', { name: 'Vehicle' }).first().click();
      await expect(tray(page)).toContainText('Uploading 3 photos');

      const begun: string[] = [];
      const offsets: number[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) begun.push(request.url());
        if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
      });
      const goingOnIsSeen = aGate();
      await page.route('**/api/uploads/*', async (route) => {
        if (route.request().method() === 'PATCH') await goingOnIsSeen.passed;
        await route.continue();
      });
      await page.reload();
      await expect(tray(page)).toContainText('Uploading 3 photos');
      await slow.end();
      goingOnIsSeen.open();
      await expect(tray(page)).toContainText('3 photos uploaded');
      expect(begun).toEqual([]);
      expect(Math.max(...offsets)).toBeGreaterThan(0);
      const photos = page.getByRole('region', { name: 'Photos' });
      await expect.poll(() => shownIn(photos)).toBe(3);
      await tray(page).getByRole('button', { name: 'Close' }).click();
      await expect(tray(page)).toBeHidden();
      expect((await garage.read(`/api/photos?vehicle_id=${fulvia}`)).thing).toMatchObject(
        Array.from({ length: 3 }, () => ({ state: 'ready', vehicle_id: fulvia })),
      );
    });

    test('photos of an issue are pasted and dropped on its page @thorough', async ({ page, garage }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      const issue = await garage.issue(fulvia, 'Oil leak');
      await page.goto(`/issues/${issue}`);
      const photos = page.getByRole('region', { name: 'Photos' });
      await expect(photos).toContainText('No photos yet');
      await bring(page, 'paste', await aJpeg('sump.jpg'));
      await expect.poll(() => shownIn(photos)).toBe(1);
      await bring(page, 'drop', await aJpeg('drops.jpg'));
      await expect.poll(() => shownIn(photos)).toBe(2);
      expect((await garage.read(`/api/photos?subject=issue:${issue}`)).thing).toHaveLength(2);
    });

    test('a photo and the invoice are chosen while a service is written down, and go with a form that is left @thorough', async ({
      page,
      garage,
    }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      await page.goto(`/service/events/new?vehicle_id=${fulvia}`);
      await fillIn(page, { 'Service name': 'Oil change' });
      const files = page.getByRole('region', { name: 'Photos and papers' });
      await choose(page, [await aJpeg('sump.jpg')]);
      await choose(page, [{ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: aPdf('Invoice') }], 'papers');
      await expect(files.getByRole('listitem')).toHaveText([/sump.jpg.*Uploaded when you save/, /invoice.pdf/]);
      await submit(page, 'Create Service Event');
      await expect(page.getByRole('heading', { level: 1, name: 'Oil change' })).toBeVisible();
      await expect.poll(() => shownIn(page.getByRole('region', { name: 'Photos' }))).toBe(1);
      await expect(page.getByRole('region', { name: 'Documents' }).getByRole('listitem')).toContainText('invoice');
      await expect(tray(page)).toContainText('2 files uploaded');
      await tray(page).getByRole('button', { name: 'Close' }).click();

      await page.goto(`/parts/new?vehicle_id=${fulvia}`);
      await page.getByRole('textbox', { name: /^Name/ }).click();
      await choose(page, [await aJpeg('pump.jpg')]);
      await expect(files.getByRole('listitem')).toContainText('pump.jpg');
      await expect.poll(() => keptIn(page)).toBe(2);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL('/parts');
      await expect.poll(() => keptIn(page)).toBe(0);
      expect((await garage.read(`/api/photos?vehicle_id=${fulvia}`)).thing).toHaveLength(1);
    });
  });

test('photos that are chosen in a form survive a reload and belong to what is saved @thorough', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  await page.goto(`/issues/create?vehicle_id=${fulvia}`);
  // The end of the form loads after the first interaction.
  await page.getByLabel('Title').click();
  await choose(page, [await aJpeg('sump.jpg')]);
  const chosen = page.getByRole('listitem').filter({ hasText: 'sump.jpg' });
  await expect(chosen).toContainText('Uploaded when you save');
  await expect.poll(() => keptIn(page)).toBe(2);
  await page.reload();
  await expect(chosen).toContainText('Uploaded when you save');
  await fillIn(page, { Title: 'Oil leak' });
  await submit(page, 'Create Issue');
  await expect(page.getByRole('heading', { level: 1, name: 'Oil leak' })).toBeVisible();
  await expect.poll(() => shownIn(page.getByRole('region', { name: 'Photos' }))).toBe(1);
});

test('what cannot be kept says why, and the same picture twice is said and may be removed', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  const picture = await aJpeg('left.jpg');
  await page.goto(`/photos/upload?vehicle_id=${fulvia}`);
  await choose(page, [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }, picture]);
  await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText(
    'Files of this kind cannot be kept',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'left.jpg' })).toContainText('Uploaded');
  await choose(page, [{ ...picture, name: 'again.jpg' }]);
  const again = page.getByRole('listitem').filter({ hasText: 'again.jpg' });
  await expect(again).toContainText('You have this picture already');
  await again.getByRole('button', { name: 'Remove this one' }).click();
  await expect(again).toBeHidden();
  expect((await garage.read(`/api/photos?vehicle_id=${fulvia}`)).thing).toHaveLength(1);
});

test('what a tab was sending when it was closed goes on in another @thorough', async ({ page, garage }) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  const other = await page.context().newPage();
  await slowLine(other, ENDLESS);
  await other.goto(`/photos/upload?vehicle_id=${fulvia}`);
  await choose(other, [await aJpeg('left.jpg')]);
  await expect(other.getByRole('listitem').filter({ hasText: 'left.jpg' })).toContainText(/[1-9]\d?% of /);
  await expect.poll(() => keptIn(other)).toBe(2);
  await page.goto(`/vehicles/${fulvia}`);
  await expect.poll(() => waitingFor(page)).toBe(1);
  await expect(tray(page)).toBeHidden();
  await other.close();
  await expect(tray(page)).toContainText('1 photo uploaded');
  expect((await garage.read(`/api/photos?vehicle_id=${fulvia}`)).thing).toHaveLength(1);
});

test('after signing out nothing of an upload is left in the browser @thorough', async ({ page, garage }) => {
  await slowLine(page, ENDLESS);
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  await page.goto(`/photos/upload?vehicle_id=${fulvia}`);
  await choose(page, [await aJpeg('left.jpg')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'left.jpg' })).toContainText(/% of /);
  await expect.poll(() => keptIn(page)).toBe(2);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(question).toContainText('1 photo has not been uploaded yet and would be lost.');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => keptIn(page)).toBe(0);
});

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A unique real picture of about 1 MB. */
async function aJpeg(name: string): Promise<Picture> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#000', noise };
  const buffer = await sharp({ create }).jpeg({ quality: 80 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const tray = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });

async function choose(page: Page, files: Picture[], what = 'photos'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Choose ${what}` }).click();
  await (await chooser).setFiles(files);
}

/** On such a slow connection, a picture takes longer than the test. */
const ENDLESS = 1_000;

/** Limits the upload speed in bytes per second until `end`. When the limit changes, Chromium sends running requests at full speed. */
async function slowLine(page: Page, most: number): Promise<{ end: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await session.send('Network.enable');
  await limit(most);
  return { end: async () => void (await limit(-1)) };
}

/** Pastes or drops a file by the browser's events. */
async function bring(page: Page, how: 'paste' | 'drop', { name, mimeType, buffer }: Picture): Promise<void> {
  await page.evaluate(
    ([how, name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      const about = { bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...about, clipboardData: data })
          : new DragEvent('drop', { ...about, dataTransfer: data });
      document.body.dispatchEvent(event);
    },
    [how, name, mimeType, buffer.toString('base64')] as const,
  );
}

/** Number of loaded pictures. */
const shownIn = (place: Locator): Promise<number> =>
  place.getByRole('img').evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

/** Number of uploads that wait for other tabs. */
const waitingFor = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name }) => name?.startsWith('carnet-upload-')).length;
  });

/** Number of entries that the browser stores for uploads. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('carnet-uploads');
        opening.onerror = () => reject(new Error('It cannot be opened'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
