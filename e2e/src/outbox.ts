import type { Page } from '@playwright/test';

/** Has the page send what waits, where it has not begun by itself. */
export const sendNow = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Not sent yet' })
    .getByRole('button', { name: 'Send now' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
