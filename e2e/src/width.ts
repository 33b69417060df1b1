import type { Page } from '@playwright/test';

/**
 * Makes the window as wide as this, and waits until the page is drawn in it: what scripts measure (a chart's width, a place for what stands
 * beside a form) they are told with the next frame, and what they change is in the one after it.
 */
export async function atWidth(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
