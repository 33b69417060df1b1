import type { Page } from '@playwright/test';

/** Fills fields by their labels. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(fieldOf(label)).fill(value);
}

/** Selects one of a group of buttons: `Status`, `Installed`. */
export const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();

export const submit = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The label of a required field ends in a star. */
const fieldOf = (label: string): RegExp => new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\s*\\*?$`);
