import { type APIRequestContext, expect, test } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { confirmationsTo, mailsTo } from '../src/kept-mails.js';
import { aPerson, type Person, signedInAs } from '../src/person.js';
import { until } from '../src/until.js';
import { atOneWidth } from '../src/turn.js';

const madeKey = async (request: APIRequestContext, token: string): Promise<{ key: string }> => {
  const headers = { 'x-auth-token': token };
  const made = await request.post('/api/auth/api-keys', { headers, data: { name: 'Left behind' } });
  return (await made.json()) as { key: string };
};
const signedIn = async (request: APIRequestContext, login: { email: string; password: string }): Promise<Person> => {
  const { token } = (await (await request.post('/api/auth/login', { data: login })).json()) as { token: string };
  return { token, ...login };
};
const answerTo = async (request: APIRequestContext, key: string): Promise<number> =>
  (await request.get('/api/vehicles', { headers: { 'x-auth-token': key } })).status();
const linkIn = ({ text }: { text?: string }): string => /http\S+\/email#\S+/.exec(text!)![0];

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`an address, on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('is confirmed by a link, changed by another, and brought back by a third, which ends what was added since', async ({
      page,
      request,
      context,
      browser,
    }) => {
      const person = await aPerson();
      const { email } = person;
      const other = `other-${email}`;
      await signedInAs(context, person);
      await page.goto('/profile');
      await expect(page.getByText(`${email} is not confirmed yet.`)).toBeVisible();
      const [first] = await confirmationsTo(email);
      await page.goto(linkIn(first!));
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();

      await page.getByRole('link', { name: 'Go to your profile' }).click();
      await fillIn(page, { Email: other });
      await submit(page, 'Save Changes');
      await expect(page.getByText(`${other} becomes your email`)).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
      const [second] = await confirmationsTo(other);
      await page.goto(linkIn(second!));
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await expect(page.getByText(`${other} is confirmed.`)).toBeVisible();
      await page.getByRole('link', { name: 'Go to your profile' }).click();
      await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(other);

      const { key } = await madeKey(request, person.token);
      expect(await answerTo(request, key)).toBe(200);

      const [told] = await mailsTo(email, 1);
      await page.goto(linkIn(told!));
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await expect(page.getByText(`The email of your account is ${email} again.`)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'API key: Left behind' })).toBeVisible();
      await until('the key is refused', async () => (await answerTo(request, key)) === 401);
      await page.getByRole('link', { name: 'Set a new password' }).click();
      const password = 'Another~Lantern 9 glows';
      await fillIn(page, { 'New password': password, 'Confirm new password': password });
      await submit(page, 'Set password');
      await fillIn(page, { Email: email, Password: password });
      await submit(page, 'Log in');
      await expect(page).toHaveURL(/\/dashboard$/);

      // A new context, because this one would set the old token again on each page.
      const elsewhere = await browser.newContext({ viewport });
      await signedInAs(elsewhere, await signedIn(request, { email, password }));
      const settings = await elsewhere.newPage();
      await settings.goto('/settings?tab=security');
      const row = settings.getByRole('listitem').filter({ hasText: 'API key: Left behind' });
      await row.getByRole('button', { name: 'Bring back' }).click();
      await row.getByRole('button', { name: 'Bring It Back?' }).click();
      await expect(row).toHaveCount(0);
      await until('the key counts again', async () => (await answerTo(request, key)) === 200);
      await elsewhere.close();
    });
  });
}
