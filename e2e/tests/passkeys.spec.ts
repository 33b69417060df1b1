import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { stackAddress } from '../src/api.js';
import { fillIn, submit } from '../src/form.js';
import { mailsTo } from '../src/kept-mails.js';
import { aPerson, signedInAs } from '../src/person.js';

// Browsers bind passkeys to host names. The tests' stack has only this one.
const LOCAL = stackAddress().replace('127.0.0.1', 'localhost');

test.use({ baseURL: LOCAL });

/** Adds a virtual authenticator with user verification to a tab (WebAuthn, 11.2). Returns a function that moves its passkeys to another tab. */
async function withDevice(page: Page): Promise<{ moveTo: (other: Page) => Promise<void> }> {
  const [session, authenticatorId] = await plugIn(page);
  let moves = 0;
  return {
    async moveTo(other) {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      const [there, thatId] = await plugIn(other);
      // The signature counter must increase. A copy with an old counter is refused.
      moves += 1;
      for (const credential of credentials) {
        const counted = { ...credential, signCount: credential.signCount + moves };
        await there.send('WebAuthn.addCredential', { authenticatorId: thatId, credential: counted });
      }
    },
  };
}

async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return [session, authenticatorId] as const;
}

async function inAnotherBrowser(context: BrowserContext, look: (page: Page) => Promise<void>): Promise<void> {
  const other = await context.browser()!.newContext({ baseURL: LOCAL });
  await look(await other.newPage());
  await other.close();
}

test('a passkey is made, signs in by itself and after the password, and is removed', async ({ page }) => {
  const person = await aPerson();
  await signedInAs(page.context(), person);
  const device = await withDevice(page);
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await fillIn(page, { Name: 'My laptop' });
  await submit(page, 'Create passkey');
  await expect(page.getByText('These codes are shown once')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible();
  expect((await mailsTo(person.email, 1))[0]!.subject).toBe('A passkey was added');

  // The virtual device answers the autofill request itself.
  await inAnotherBrowser(page.context(), async (there) => {
    await device.moveTo(there);
    await there.goto('/login');
    await expect(there).toHaveURL(/\/dashboard$/);
  });

  // A browser without autofill has the button.
  await inAnotherBrowser(page.context(), async (there) => {
    await there.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await device.moveTo(there);
    await there.goto('/login');
    await there.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(there).toHaveURL(/\/dashboard$/);
  });

  await inAnotherBrowser(page.context(), async (there) => {
    await there.goto('/login');
    await fillIn(there, { Email: person.email, Password: person.password });
    await submit(there, 'Log in');
    await expect(there.getByText('Your device asks for')).toBeVisible();
    await device.moveTo(there);
    await submit(there, 'Log in');
    await expect(there).toHaveURL(/\/dashboard$/);
  });

  await page.reload();
  await expect(page.getByText('Last used')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove It?' }).click();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeHidden();
  expect((await mailsTo(person.email, 2))[1]!.subject).toBe('A passkey was removed');
});
