import { expect, test } from '@playwright/test';
import { call, register } from '../src/api.js';
import { Garage } from '../src/garage.js';
import { mailsTo } from '../src/kept-mails.js';
import { signedInAs } from '../src/person.js';
import { aPng } from '../src/tus.js';
import { grantBetween } from '../src/walk/sharing.js';

// ADR 143: a person can switch on reminders for a shared garage. The link in a reminder opens that garage.

test('somebody with one vehicle is reminded of it, is led into its garage, and adds a photo there @thorough', async ({
  browser,
  request,
}) => {
  const [owner, guest] = await Promise.all([register(), register()]);
  const garage = new Garage(request, owner);
  await garage.overdueOilChange();
  const [vehicle] = (await garage.read('/api/vehicles')).thing as unknown as { id: number }[];
  const grant = await grantBetween(owner, guest, 'contributor', vehicle!.id);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await signedInAs(context, guest);
  const page = await context.newPage();
  await page.goto('/settings?tab=reminders');
  const choice = page.getByRole('checkbox', { name: 'Edda Test: blue Alfa' });
  await expect(choice).not.toBeChecked();
  await choice.focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Reminders saved.')).toBeVisible();
  await expect(page.getByText('In the garage of Edda Test')).toBeVisible();

  const [, letter] = await mailsTo(guest.email, 2);
  expect(letter!.subject).toBe('Oil change: blue Alfa (Edda Test)');
  const { pathname, search } = new URL(/http\S+\/garage\?\S+/.exec(letter!.text!)![0]);
  await page.goto(pathname + search);
  await expect(page).toHaveURL(`/vehicles/${vehicle!.id}`);
  await expect(page.getByText('Edda Test’s garage')).toBeVisible();

  const photos = page.getByRole('region', { name: 'Photos' });
  const file = { name: 'door.png', mimeType: 'image/png', buffer: aPng() };
  await photos.getByLabel('Choose photos').first().setInputFiles(file);
  await expect(photos.getByRole('link', { name: 'Open' })).toBeVisible();

  await call({ method: 'DELETE', path: `/api/auth/sharing/grants/${grant}`, token: owner.token });
  await page.goto(pathname + search);
  await expect(page.getByText('This garage is not shared with you')).toBeVisible();
  await context.close();
});
