import { expect, type Locator, type Page } from '@playwright/test';
import { submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { aJpeg } from '../src/photos.js';
import { atOneWidth } from '../src/turn.js';

const tile = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo' });
const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

/** The button appears with the photo and does not tell whether the details are open. */
async function showDetails(page: Page, details: Locator): Promise<void> {
  await expect(viewer(page).getByRole('button', { name: 'Details', exact: true })).toBeVisible();
  if (!(await details.isVisible())) await submit(page, 'Details');
}

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`photos on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('are looked at, captioned, tagged, put into an album, compared, deleted and brought back', async ({
      page,
      garage,
    }) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      const issue = await garage.issue(fulvia, 'Rust in the left sill');
      await page.goto('/photos');
      await expect(page.getByText('No photos yet.')).toBeVisible();

      const rust = await aJpeg({ taken: '2024-05-01T09:30:00', hue: 20 });
      const welded = await aJpeg({ taken: '2024-06-02T17:05:00', hue: 90, width: 900, height: 1200 });
      const before = await garage.photo({ bytes: rust, subject: `issue:${issue}` });
      await garage.photo({ bytes: welded, name: 'welded.jpg', vehicle_id: fulvia });
      await page.goto('/photos');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Jun 2, 2024', 'May 1, 2024']);
      await isDrawn(page, 'Photo of 1971 Lancia Fulvia, May 1, 2024');

      await tile(page, /May 1, 2024/).click();
      await expect(page).toHaveURL(`/photos?photo=${before}`);
      const details = page.getByRole('complementary', { name: 'About this photo' });
      await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
      await showDetails(page, details);
      await expect(details.getByText('May 1, 2024, 9:30 AM')).toBeVisible();
      await expect(details.getByRole('link', { name: 'Rust in the left sill' })).toBeVisible();
      await submit(page, 'Add a caption');
      await page.getByLabel('Caption').fill('Left sill, before');
      await page.getByLabel('Tags').fill('rust, sill');
      await expect(page.getByText('Tags that you have used are offered here.')).toBeVisible();
      await submit(page, 'Save');
      await expect(page.getByLabel('Caption')).toBeHidden();
      await expect(details.getByText('Left sill, before')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText('1 of 2')).toBeVisible();
      await page.goBack();
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL('/photos');

      await page.getByRole('checkbox', { name: 'Select Left sill, before' }).check();
      await page.getByRole('checkbox', { name: /^Select Photo of/ }).check();
      await submit(page, 'Album');
      await page.getByLabel('Name of the new album').fill('Sills');
      await submit(page, 'Make Album');
      await expect(page.getByText('Album Sills made with 2 photos.')).toBeVisible();

      await submit(page, 'Compare');
      await expect(page).toHaveURL(new RegExp(`before=${before}&after=`));
      await page.getByLabel('Title').fill('Left sill');
      await submit(page, 'Create Pair');
      await expect(page.getByRole('heading', { level: 1, name: 'Left sill' })).toBeVisible();
      await isDrawn(page, 'Before: Left sill, before');
      const slider = page.getByRole('slider');
      const place = await slider.getAttribute('aria-valuenow');
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slider).not.toHaveAttribute('aria-valuenow', place ?? '');

      await page.goto('/photos/albums');
      await page.getByRole('link', { name: 'Sills' }).click();
      await submit(page, 'Sort by Hand');
      await expect(page.getByRole('button', { name: /, place 2/ })).toBeVisible();
      const [first, second] = await page.getByRole('button', { name: /, place \d/ }).all();
      const name = await first?.getAttribute('aria-label');
      await first?.focus();
      await page.keyboard.press('ArrowRight');
      await expect(second!).toHaveAccessibleName(name!.replace('place 1', 'place 2'));
      await submit(page, 'Save Order');
      await expect(page.getByRole('button', { name: 'Sort by Hand' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('listitem').getByRole('link').last()).toHaveAccessibleName(
        name!.split(', place')[0]!,
      );

      await page.goto('/photos');
      if (viewport.width < 576) await page.getByRole('button', { name: 'Filters' }).click(); // They are collapsed on a phone.
      await page.getByRole('combobox', { name: 'Tag' }).selectOption({ label: 'rust (1)' });
      await expect(page).toHaveURL('/photos?tag=rust');
      await page.getByRole('checkbox', { name: 'Select Left sill, before' }).check();
      await submit(page, 'Delete');
      await expect(page.getByText('1 photo moved to the trash, for 30 days.')).toBeVisible();
      await submit(page, 'Undo');
      await expect(tile(page, 'Left sill, before')).toBeVisible();
      await tile(page, 'Left sill, before').click();
      await viewer(page).getByRole('button', { name: 'Delete' }).click();
      await expect(viewer(page)).toBeHidden();
      await page.goto('/photos?deleted=true');
      await page.getByRole('checkbox', { name: 'Select Left sill, before' }).check();
      await submit(page, 'Restore');
      await expect(page.getByText('The trash is empty.')).toBeVisible();
      expect(faults).toEqual([]);
    });

    test('that lie are turned, one or several at once, and back; a list that is read anew shows them so @thorough', async ({
      page,
      garage,
    }) => {
      const [upright, lying] = [
        await aJpeg({ taken: '2024-05-01T09:30:00', hue: 20, width: 600, height: 800 }),
        await aJpeg({ taken: '2024-06-02T17:05:00', hue: 90 }),
      ];
      await garage.photo({ bytes: upright, caption: 'Upright' });
      await garage.photo({ bytes: lying, caption: 'Lying' });
      /** Aspect ratio (width by height) of a loaded picture. */
      const shapeOf = (name: string) =>
        page
          .getByRole('img', { name })
          .evaluateAll(([image]: HTMLImageElement[]) => (image ? image.naturalWidth / image.naturalHeight : 0));
      await page.goto('/photos');
      await tile(page, 'Lying').click();
      await viewer(page).getByRole('button', { name: 'Turn right' }).click();
      await expect(page.getByText('Photo turned.')).toBeVisible();
      await viewer(page).getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => shapeOf('Lying')).toBeCloseTo(3 / 4, 1);
      for (const name of ['Upright', 'Lying']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
      await submit(page, 'Turn');
      await expect(page.getByText('2 photos turned.')).toBeVisible();
      // The offer stays while the pointer is on it, however long the pictures take.
      await page.getByRole('button', { name: 'Undo' }).hover();
      await expect.poll(() => shapeOf('Upright')).toBeCloseTo(4 / 3, 1);
      await expect.poll(() => shapeOf('Lying')).toBeCloseTo(4 / 3, 1);
      await submit(page, 'Undo');
      await expect.poll(() => shapeOf('Upright')).toBeCloseTo(3 / 4, 1);
      await expect.poll(() => shapeOf('Lying')).toBeCloseTo(3 / 4, 1);
    });

    test('become a pair while the second is taken, with the first beside it @thorough', async ({ page, garage }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      const rust = await aJpeg({ taken: '2024-05-01T09:30:00', hue: 20 });
      const before = await garage.photo({ bytes: rust, vehicle_id: fulvia, caption: 'Rust' });
      await page.goto(`/photos?photo=${before}`);
      const details = page.getByRole('complementary', { name: 'About this photo' });
      await expect(viewer(page)).toBeVisible();
      await showDetails(page, details);
      await details.getByRole('link', { name: 'Add the Photo After' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New Pair' })).toBeVisible();
      await isDrawn(page, 'Rust');
      const camera = page.getByLabel('Take a photo', { exact: true }).and(page.locator('input'));
      await expect(camera).toHaveAttribute('capture', 'environment');
      await camera.setInputFiles({
        ...{ name: 'IMG_2.jpg', mimeType: 'image/jpeg' },
        buffer: await aJpeg({ taken: '2024-06-02T17:05:00', hue: 90 }),
      });
      await expect(page).toHaveURL(new RegExp(`before=${before}&after=`));
      await isDrawn(page, 'After: Jun 2, 2024');
      await page.getByLabel('Title').fill('Left sill');
      await submit(page, 'Create Pair');
      await expect(page.getByRole('heading', { level: 1, name: 'Left sill' })).toBeVisible();
      await isDrawn(page, 'After: Jun 2, 2024');
    });

    test('stand for their vehicle on the dashboard, its page, its card and in the palette @thorough', async ({
      page,
      garage,
    }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      await garage.vehicle(await garage.collection('The shed'), { model: 'Flaminia' });
      const photo = await garage.photo({
        bytes: await aJpeg({ taken: '2024-05-01T09:30:00', hue: 20 }),
        vehicle_id: fulvia,
      });
      await page.goto(`/photos?photo=${photo}`);
      const details = page.getByRole('complementary', { name: 'About this photo' });
      await expect(viewer(page)).toBeVisible();
      await showDetails(page, details);
      await submit(page, 'Set as Cover');
      await expect(page.getByText('It is the cover of 1971 Lancia Fulvia now.')).toBeVisible();

      const cover = (within: Page | Locator) => within.locator(`[data-cover="${photo}"] img`);
      const isSeen = (within: Page | Locator) =>
        expect
          .poll(() => cover(within).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
          .toBeGreaterThan(0);
      await page.goto('/dashboard');
      const card = page.getByRole('article').filter({ hasText: 'Lancia Fulvia' });
      await card.scrollIntoViewIfNeeded();
      await isSeen(card);
      await expect(page.getByRole('article').filter({ hasText: 'Lancia Flaminia' }).locator('img')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lancia');
      await isSeen(page.getByRole('option', { name: /Lancia Fulvia/ }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /Lancia/ })).toBeVisible();
      await page.goto('/vehicles');
      await isSeen(page);
      await page.goto(`/vehicles/${fulvia}`);
      await isSeen(page);
      // The photo is large but leaves the instruments on the first screen. On the other tabs it is small.
      await page.setViewportSize({ width: 1440, height: 900 });
      const heightOf = async () => (await page.locator(`[data-cover="${photo}"]`).boundingBox())?.height;
      await expect(page.getByRole('region', { name: 'Instruments' })).toBeInViewport({ ratio: 1 });
      await expect.poll(heightOf).toBeGreaterThan(500);
      await page.getByRole('tab', { name: 'Odometer' }).click();
      await expect.poll(heightOf).toBeLessThan(250);
    });
  });
}
