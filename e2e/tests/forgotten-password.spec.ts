import { expect, test } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { mailsTo } from '../src/kept-mails.js';
import { aPerson, signedInAs } from '../src/person.js';
import { until } from '../src/until.js';
import { atOneWidth } from '../src/turn.js';

const NEW_PASSWORD = 'Another~Lantern 9 glows';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`whoever has forgotten the password, on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('sets another by the link of a mail, and signs in with it', async ({ page }) => {
      const { email } = await aPerson();
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await submit(page, 'Send link');
      await expect(page.getByText(/we have sent a link/)).toBeVisible();

      const [mail] = await mailsTo(email, 1);
      const link = /http\S+#token=\S+/.exec(mail!.text!)![0];
      await page.goto(link);
      await fillIn(page, { 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
      await submit(page, 'Set password');
      await expect(page.getByText('Your new password is set.')).toBeVisible();
      await fillIn(page, { Email: email, Password: NEW_PASSWORD });
      await submit(page, 'Log in');
      await expect(page).toHaveURL(/\/dashboard$/);
      expect((await mailsTo(email, 2))[1]!.subject).toBe('Your password was changed');

      await page.goto('about:blank');
      await page.goto(link);
      await fillIn(page, { 'New password': NEW_PASSWORD, 'Confirm new password': NEW_PASSWORD });
      await submit(page, 'Set password');
      await expect(page.getByRole('alert')).toContainText('This link has been used');
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    });
  });
}

test('a session elsewhere ends when the password is set anew @thorough', async ({ page, request, context }) => {
  const person = await aPerson();
  await signedInAs(context, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await request.post('/api/auth/forgot-password', { data: { email: person.email } });
  const [mail] = await mailsTo(person.email, 1);
  const token = /#token=(\S+)/.exec(mail!.text!)![1];
  const set = await request.post('/api/auth/reset-password', { data: { token, newPassword: NEW_PASSWORD } });
  expect(set.status()).toBe(200);
  const read = () => request.get('/api/auth/me', { headers: { 'x-auth-token': person.token } });
  await until('the token is refused', async () => (await read()).status() === 401);
  await page.goto('/settings');
  await expect(page.getByText('Your session has ended').first()).toBeVisible();
});
