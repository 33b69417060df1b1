import { expect, test } from '@playwright/test';
import { submit } from '../src/form.js';
import { aPerson, signedInAs } from '../src/person.js';
import { until } from '../src/until.js';
import { atOneWidth } from '../src/turn.js';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test(
    `a program reads by a key that was made in the settings, until that is ended there, on ${device}`,
    atOneWidth(viewport),
    async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const person = await aPerson();
      await signedInAs(page.context(), person);
      await page.goto('/settings?tab=keys');
      await page.getByRole('button', { name: 'Make an API key' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Home Assistant');
      await submit(page, 'Make an API key');
      await expect(page.getByText('Copy the key now')).toBeVisible();
      const key = await page.getByText(/^carnet_[0-9A-Za-z]{49}$/).innerText();

      const statusOf = async (path: string) => (await request.get(path, { headers: { 'x-auth-token': key } })).status();
      const answers = () =>
        Promise.all(['/api/auth/me', '/api/vehicles', '/api/service/events', '/api/issues'].map(statusOf));
      await expect.poll(answers).toEqual([200, 200, 200, 200]);

      await page.reload();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Home Assistant' });
      await expect(row).toContainText('Reads: all vehicles');
      await expect(page.getByText(key)).toHaveCount(0);
      await row.getByRole('button', { name: 'End' }).click();
      await row.getByRole('button', { name: 'End It?' }).click();
      await expect(page.getByText('There are no keys yet.')).toBeVisible();
      await until('the key is refused everywhere', async () => (await answers()).every((answer) => answer === 401));
    },
  );
}
