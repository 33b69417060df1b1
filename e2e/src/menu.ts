import type { Page } from '@playwright/test';

/** Follows an entry of the navigation, in whichever form the width gives it. */
export async function follow(page: Page, menu: string, entry: string): Promise<void> {
  const narrow = page.getByRole('button', { name: 'Menu', exact: true });
  const opener = (await narrow.isVisible()) ? narrow : page.getByRole('button', { name: menu, exact: true });
  await opener.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click();
}

/** Signs out, in whichever form the width gives it. */
export async function logOut(page: Page): Promise<void> {
  const narrow = page.getByRole('button', { name: 'Menu', exact: true });
  const opener = (await narrow.isVisible()) ? narrow : page.getByRole('button', { name: /^Account/ });
  await opener.click();
  await page.getByRole('button', { name: 'Log out' }).click();
}
