import type { Page } from '@playwright/test';

/** Follows an entry of the navigation, on wide and narrow screens. */
export async function follow(page: Page, menu: string, entry: string): Promise<void> {
  const narrow = page.getByRole('button', { name: 'Menu', exact: true });
  const opener = (await narrow.isVisible()) ? narrow : page.getByRole('button', { name: menu, exact: true });
  await opener.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click();
}

/** Signs out, on wide and narrow screens. */
export async function logOut(page: Page): Promise<void> {
  const narrow = page.getByRole('button', { name: 'Menu', exact: true });
  const opener = (await narrow.isVisible()) ? narrow : page.getByRole('button', { name: /^Account/ });
  await opener.click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Shows a page's rare actions. On a phone they are behind a button. */
export async function showRareActions(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More actions' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (await more.isVisible()) await more.click();
}
