import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { test } from '../src/garage.js';
import { aPdf } from '../src/tus.js';
import { atOneWidth } from '../src/turn.js';
import { MADE_WITHIN_MS } from '../src/until.js';

/** Draws from one point of a sheet to another, as fractions of it. */
async function draw(page: Page, sheet: Locator, [fromX, fromY]: number[], [toX, toY]: number[]): Promise<void> {
  await sheet.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await sheet.boundingBox())!;
  await page.mouse.move(x + fromX! * width, y + fromY! * height);
  await page.mouse.down();
  await page.mouse.move(x + toX! * width, y + toY! * height, { steps: 4 });
  await page.mouse.up();
}

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`what is hidden of a paper, on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('is drawn on its sheets, kept through a reload, and saved @thorough', async ({ page, garage }) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      const vehicle = await garage.vehicle(await garage.collection('The barn'));
      await page.goto(`/documentation?vehicle_id=${vehicle}`);
      const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: aPdf('Paul Martin', 'Total $312.40') };
      await page.getByLabel('Choose papers').setInputFiles(file);
      await page.getByRole('link', { name: 'File scan.pdf' }).click();
      await expect(page.getByRole('img', { name: 'First page of scan.pdf' })).toBeVisible();
      await page.goto(page.url().replace('/edit', ''));
      await expect(page.getByText(/^Nobody has looked/)).toBeVisible();
      await page.getByRole('link', { name: 'Hide Parts in Dossiers' }).click();

      await expect(page.getByRole('img', { name: 'Sheet 2 of scan.pdf' })).toBeVisible({ timeout: MADE_WITHIN_MS });
      await draw(page, page.locator('[data-sheet="2"]'), [0.5, 0.3], [0.1, 0.25]);
      const part = page.getByRole('button', { name: /^Part 1: 10% from the left, 25% from the top, 40% wide/ });
      await expect(part).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(
        page.getByRole('button', { name: /^Part 1: 10% from the left, 26% from the top, 41% wide/ }),
      ).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      const room = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(room).toBeLessThanOrEqual(viewport.width);

      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText(/26% from the top, 41% wide/).first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'I have looked at every sheet' }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Looked through, 1 part hidden')).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}

test.describe('what is hidden of a paper, by a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is drawn once drawing is on, and the page scrolls else @thorough', async ({ page, garage }) => {
    const vehicle = await garage.vehicle(await garage.collection('The barn'));
    await page.goto(`/documentation?vehicle_id=${vehicle}`);
    const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: aPdf('Paul Martin') };
    await page.getByLabel('Choose papers').setInputFiles(file);
    const [, id] = /\/documentation\/(\d+)/.exec(
      (await page.getByRole('link', { name: 'File scan.pdf' }).getAttribute('href'))!,
    )!;
    await page.goto(`/documentation/${id}/hide`);
    const sheet = page.locator('[data-sheet="1"]');
    await expect(page.getByRole('img', { name: 'Sheet 1 of scan.pdf' })).toBeVisible();
    await expect(sheet).toHaveCSS('touch-action', 'auto');
    await page.getByRole('button', { name: 'Draw by Finger' }).tap();
    await expect(sheet).toHaveCSS('touch-action', 'none');
    const { x, y, width, height } = (await sheet.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ x: x + at[0] * width, y: y + at[1] * height }] : [],
      });
    await touch('touchStart', [0.2, 0.1]);
    await touch('touchMove', [0.4, 0.15]);
    await touch('touchMove', [0.6, 0.2]);
    await touch('touchEnd');
    await expect(page.getByRole('button', { name: /^Part 1: 20% from the left, 10% from the top/ })).toBeVisible();
  });
});
