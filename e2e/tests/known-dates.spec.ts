import { expect, test } from '@playwright/test';
import { aPerson, create, signedInAs } from '../src/person.js';
import { atOneWidth } from '../src/turn.js';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('a service of long ago is written down as exactly as it is known', async ({ page, context }) => {
      const person = await aPerson();
      const { id: collection_id } = await create(person, '/api/collections', { name: 'Classics' });
      const car = { collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1973 };
      const { id: vehicle_id } = await create(person, '/api/vehicles', car);
      const about = { name: 'Engine', type: 'Repair', vehicle_id, date_performed_edtf: '1974~' };
      const { id } = await create(person, '/api/service/events', about);
      await signedInAs(context, person);

      await page.goto(`/service/events/${id}/edit`);
      const date = page.getByLabel('Date performed');
      const exactness = page.getByLabel('How exact?');
      await expect(date).toHaveValue('about 1974');
      await expect(exactness).toHaveValue('about');
      await exactness.selectOption('month');
      await date.fill('5/1974 – 1976');
      await expect(page.getByText('May 1974 – 1976')).toBeVisible();
      await expect(exactness).toHaveValue('span');
      await page.getByRole('button', { name: 'Update Service Event' }).click();
      await page.waitForURL(`**/service/events/${id}`);
      await expect(page.getByText('May 1974 – 1976')).toBeVisible();
      await page.goto('/service-history');
      await expect(page.getByText('May 1974 – 1976').filter({ visible: true })).toBeVisible();
    });
  });
}
