import { type APIRequestContext, expect, test } from '@playwright/test';
import { submit } from '../src/form.js';
import { logOut } from '../src/menu.js';
import { aPerson, signedInAs } from '../src/person.js';
import { until } from '../src/until.js';
import { atOneWidth } from '../src/turn.js';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test(
    `who finds an old sign-in in the settings ends it, on ${device}`,
    atOneWidth(viewport),
    async ({ page, browser, request }) => {
      await page.setViewportSize(viewport);
      const person = await aPerson();
      await signedInAs(page.context(), person);
      const away = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0' });
      const there = await away.newPage();
      await there.goto('/login');
      await there.getByLabel('Email').fill(person.email);
      await there.getByRole('textbox', { name: 'Password' }).fill(person.password);
      await submit(there, 'Log in');
      await expect(there).toHaveURL('/dashboard');
      const token = await there.evaluate(() => localStorage.getItem('carnet.token')!);

      await page.goto('/settings');
      await page.getByRole('tab', { name: 'Sessions' }).click();
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: 'Firefox on Linux' })).toContainText('Seen a few minutes ago');
      await rows.getByRole('button', { name: 'End' }).click();
      await rows.getByRole('button', { name: 'End It?' }).click();
      await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();

      await isRefusedBy(request, ['/api/auth/me', '/api/collections'], token);
      await there.goto('/collections');
      await expect(there).toHaveURL(/\/login/);
      await away.close();
    },
  );
}

test('who logs out has ended the session: its token opens nothing any more', async ({ page, request }) => {
  const person = await aPerson();
  await signedInAs(page.context(), person);
  await page.goto('/settings');
  await logOut(page);
  const paths = ['/api/auth/me', '/api/vehicles', '/api/service/events', '/api/issues', '/api/dossiers'];
  await isRefusedBy(request, paths, person.token);
});

/** Waits until all services refuse the token. Each learns of it by a fact. */
async function isRefusedBy(request: APIRequestContext, paths: string[], token: string): Promise<void> {
  const status = async (path: string) => (await request.get(path, { headers: { 'x-auth-token': token } })).status();
  for (const path of paths) await until(`${path} is shut`, async () => (await status(path)) === 401);
}
