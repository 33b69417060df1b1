import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { mailsTo } from '../src/kept-mails.js';
import { logOut } from '../src/menu.js';
import { nextIs } from '../src/own-provider.js';
import { aPerson } from '../src/person.js';

// Sign-in by the installation's own OpenID provider (ADR 88).

test.skip(!process.env.CARNET_PROVIDER, 'The stack knows no provider: `npm test -- journeys` gives it one');
// Serial, because the provider signs in the identity that was set last.
test.describe.configure({ mode: 'serial' });

async function goTo(page: Page): Promise<void> {
  await page.goto('/login');
  await submit(page, 'Continue with NAS');
}

test('somebody new has an account by the provider, and comes back to it by the next sign-in there', async ({
  page,
}) => {
  const name = `e2e-${randomUUID().slice(0, 12)}`;
  const person = { sub: name, email: `${name}@example.org`, email_verified: true, preferred_username: name };
  await nextIs({ ...person, given_name: 'Edda', family_name: 'Test' });
  await goTo(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile?tab=password');
  await expect(page.getByText('You have no password')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'NAS' })).toBeVisible();
  await logOut(page);
  await goTo(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('an account with the same email is not entered by the provider until it was linked with its password @thorough', async ({
  page,
}) => {
  const { email, password } = await aPerson();
  await nextIs({ sub: randomUUID(), email, email_verified: true });
  await goTo(page);
  await expect(page.getByText(`There is an account with ${email} already.`)).toBeVisible();

  await page.getByRole('link', { name: 'Log in another way' }).click();
  await fillIn(page, { Email: email, Password: password });
  await submit(page, 'Log in');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile?tab=password');
  await submit(page, 'Link NAS');
  await expect(page.getByText('The provider has said who you are.')).toBeVisible();
  const question = page.getByRole('form', { name: 'Link the provider' });
  await question.getByLabel(/^Password/).fill(password);
  await question.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('heading', { name: 'NAS' })).toBeVisible();
  expect((await mailsTo(email, 1))[0]!.subject).toBe('A provider was linked to your account');

  await logOut(page);
  await goTo(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile?tab=password');
  await submit(page, 'Unlink');
  await submit(page, 'Unlink It?');
  await expect(page.getByRole('button', { name: 'Link NAS' })).toBeVisible();
  expect((await mailsTo(email, 2))[1]!.subject).toBe('A provider was unlinked from your account');
});
