import type { Page } from '@playwright/test';

/** Sets the window's width and waits two frames: scripts measure elements in the first one, and render the result in the second. */
export async function atWidth(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
