import type { Page } from '@playwright/test';

/** Sends the outbox by its button, unless the page has already started by itself. */
export const sendNow = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Not sent yet' })
    .getByRole('button', { name: 'Send now' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
