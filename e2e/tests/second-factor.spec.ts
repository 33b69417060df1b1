import { expect, type Page, test } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { fillIn, submit } from '../src/form.js';
import { mailsTo } from '../src/kept-mails.js';
import { aPerson, type Person, signedInAs } from '../src/person.js';
import { atOneWidth } from '../src/turn.js';

const STEP = 30_000;

/** Turns on an authenticator app in the settings. Returns it with the recovery codes. */
async function turnOn(page: Page): Promise<{ app: TOTP; codes: string[] }> {
  await page.goto('/settings?tab=security');
  const offered = page.waitForResponse('**/api/auth/second-factor/totp');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const { uri } = (await (await offered).json()) as { uri: string };
  const app = URI.parse(uri) as TOTP;
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await fillIn(page, { 'Code that the app shows': app.generate() });
  await submit(page, 'Turn on');
  await expect(page.getByText('These codes are shown once')).toBeVisible();
  const codes = await page.getByText(/^(?:\w{4}-){5}\w{4}$/).allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { app, codes };
}

/** Signs in up to the second step. */
async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await fillIn(page, { Email: email, Password: password });
  await submit(page, 'Log in');
}

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`a second factor, on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('is turned on, signs in by a code and by a recovery code, and is turned off', async ({ page, browser }) => {
      const person = await aPerson();
      await signedInAs(page.context(), person);
      const { app, codes } = await turnOn(page);
      expect((await mailsTo(person.email, 1))[0]!.subject).toBe('An authenticator app was added');

      const elsewhere = await browser.newContext({ viewport });
      const there = await elsewhere.newPage();
      await enterPassword(there, person);
      await fillIn(there, { Code: '000000' });
      await submit(there, 'Log in');
      await expect(there.getByRole('alert')).toContainText('This code is wrong');
      // The code that turned on the app belongs to this time step, so the next step's code is used.
      await fillIn(there, { Code: app.generate({ timestamp: Date.now() + STEP }) });
      await submit(there, 'Log in');
      await expect(there).toHaveURL(/\/dashboard$/);
      await elsewhere.close();

      const again = await browser.newContext({ viewport });
      const phone = await again.newPage();
      await enterPassword(phone, person);
      await phone.getByRole('button', { name: 'Use a recovery code' }).click();
      await fillIn(phone, { 'Recovery code': codes[0]!.toLowerCase() });
      await submit(phone, 'Log in');
      await expect(phone).toHaveURL(/\/dashboard$/);
      await again.close();

      await page.reload();
      await expect(page.getByText('9 are left.')).toBeVisible();
      await page.getByRole('button', { name: 'Turn off' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
    });
  });
}
