import { expect, test } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { confirmationsTo, mailsTo } from '../src/kept-mails.js';
import { aPerson, signedInAs } from '../src/person.js';

const linkIn = ({ text }: { text?: string }): string => /http\S+\/email#\S+/.exec(text!)![0];

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`an address, on ${device}`, () => {
    test.use({ viewport });

    test('is confirmed by a link, changed by another, and brought back by a third', async ({
      page,
      request,
      context,
    }) => {
      const person = await aPerson(request);
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

      const [told] = await mailsTo(email, 1);
      await page.goto(linkIn(told!));
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await expect(page.getByText(`The email of your account is ${email} again.`)).toBeVisible();
      await page.getByRole('link', { name: 'Set a new password' }).click();
      const password = 'Another~Lantern 9 glows';
      await fillIn(page, { 'New password': password, 'Confirm new password': password });
      await submit(page, 'Set password');
      await fillIn(page, { Email: email, Password: password });
      await submit(page, 'Log in');
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });
}
