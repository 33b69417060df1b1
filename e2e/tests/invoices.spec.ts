import { expect } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { anInvoice, aSignedLot } from '../src/invoices.js';
import { atOneWidth } from '../src/turn.js';

const OF_TWO_CARS = anInvoice(
  [
    { name: 'Oil filter', number: 'OF-118', quantity: 1, unit: 'H87', price: 18.9 },
    { name: 'Oil change', quantity: 1.5, unit: 'HUR', price: 98 },
    { name: 'Brake pads', number: 'BP-40', quantity: 1, unit: 'H87', price: 64.5 },
  ],
  'km-Stand 84.120',
);

/** The newest paper first. */
const EACH = [
  ['VERDE28', 2],
  ['ROSSO17', 1],
] as const;

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`invoices that are data on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('one of two cars fills the forms of both, and each cent counts once', async ({ page, garage }) => {
      const barn = await garage.collection('The barn');
      const fulvia = await garage.vehicle(barn, { odometer_unit: 'km' });
      const stratos = await garage.vehicle(barn, { model: 'Stratos', year: 1974 });
      await page.goto(`/documentation?vehicle_id=${fulvia}`);
      await page
        .getByLabel('Choose papers')
        .setInputFiles({ name: 'invoice.xml', mimeType: 'application/xml', buffer: OF_TWO_CARS });
      await expect(page.getByText('Invoice as data')).toBeVisible();
      await page.getByRole('link', { name: 'invoice.xml', exact: true }).click();
      const lines = page.getByRole('table', { name: 'Lines of the invoice' });
      await expect(lines.getByRole('row')).toHaveCount(4);
      await expect(page.getByText('€274.18').first()).toBeVisible();

      await page.getByRole('link', { name: 'Enter as Service Event' }).click();
      await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil change');
      await page
        .getByRole('listitem', { name: 'Brake pads' })
        .getByLabel('Becomes')
        .selectOption('For another vehicle');
      await expect(page.getByText('Entered here: €197.42 of €274.18 on the invoice.')).toBeVisible();
      await page.getByRole('button', { name: /^84,120.km$/ }).click();
      await submit(page, 'Create Event and Parts');

      await expect(page.getByRole('listitem', { name: 'Brake pads' })).toBeVisible();
      await expect(page.getByRole('listitem', { name: 'Oil filter' })).toHaveCount(0);
      await page.getByRole('combobox', { name: /^Vehicle/ }).selectOption({ label: '1974 Lancia Stratos' });
      await fillIn(page, { 'Service name': 'Brakes' });
      await submit(page, 'Create Event and Parts');
      await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible();

      const read = async (path: string) => (await garage.read(path)).thing;
      expect(await read(`/api/service/vehicles/${fulvia}/events`)).toMatchObject([
        { name: 'Oil change', cost: 174.93, currency: 'EUR', date_performed: '2026-03-05', mileage_at_service: 84_120 },
      ]);
      expect(await read(`/api/service/vehicles/${stratos}/events`)).toMatchObject([{ name: 'Brakes', cost: null }]);
      expect(await read(`/api/parts/vehicles/${fulvia}`)).toMatchObject([{ part_number: 'OF-118', cost: 22.49 }]);
      expect(await read(`/api/parts/vehicles/${stratos}`)).toMatchObject([{ part_number: 'BP-40', cost: 76.76 }]);
      for (const vehicle of [fulvia, stratos])
        expect(await read(`/api/documents?vehicle_id=${vehicle}`)).toMatchObject([
          { type: 'receipt', vendor: 'Quillfeather Motors', number: 'R-2026-0118', amount: 274.18, currency: 'EUR' },
        ]);
    });

    test('a signed file of two is two papers, and each says that nobody checked the signature @thorough', async ({
      page,
      garage,
    }) => {
      await garage.vehicle(await garage.collection('The barn'), { odometer_unit: 'km' });
      await page.goto('/documentation');
      await page
        .getByLabel('Choose papers')
        .setInputFiles({ name: 'lotto.xml.p7m', mimeType: '', buffer: aSignedLot(['ROSSO17', 'VERDE28']) });
      const papers = page.getByRole('link', { name: 'lotto.xml.p7m', exact: true });
      await expect(papers).toHaveCount(2);
      for (const [at, [number, position]] of EACH.entries()) {
        await papers.nth(at).click();
        await expect(
          page.getByText(`Invoice ${position} of 2 in this file. Each is a paper of its own.`),
        ).toBeVisible();
        await expect(page.getByText(/Whether the signature is good was not checked/)).toBeVisible();
        await expect(page.getByText(`Tagliando ${number}`)).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await page.goBack();
      }
      await papers.first().click();
      await page.getByRole('link', { name: 'Enter as Service Event' }).click();
      await expect(page.getByText(/Whether the signature is good was not checked/)).toBeVisible();
      await expect(page.getByLabel(/^Service name/)).toHaveValue('Tagliando VERDE28');
    });

    test('XML that is no invoice is refused, and says what could be kept @thorough', async ({ page, garage }) => {
      await garage.collection('The barn');
      await page.goto('/documentation');
      await page
        .getByLabel('Choose papers')
        .setInputFiles({ name: 'page.xml', mimeType: 'application/xml', buffer: Buffer.from('<html><body/></html>') });
      await page.getByRole('button', { name: 'Show the files' }).click();
      await expect(page.getByText(/XML is kept where it is an invoice/)).toBeVisible();
    });
  });
}
