import { expect, type Page, type Route } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { aPdf, aPng } from '../src/tus.js';
import { atOneWidth } from '../src/turn.js';
import { MADE_WITHIN_MS } from '../src/until.js';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`papers on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('come into the inbox, are filed, found by what they say, deleted and taken out of the trash', async ({
      page,
      garage,
    }) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      await page.goto(`/documentation?vehicle_id=${fulvia}`);
      await page.getByLabel('Choose papers').setInputFiles({
        name: 'scan.pdf',
        mimeType: 'application/pdf',
        buffer: aPdf('Officina Rossi, valve clearance 0.25, total $312.40'),
      });
      await expect(page.getByRole('heading', { name: '1 paper to file' })).toBeVisible();
      await page.getByRole('link', { name: 'File scan.pdf' }).click();

      await expect(page.getByRole('img', { name: 'First page of scan.pdf' })).toBeVisible();
      await page.getByRole('radio', { name: 'Receipt' }).check();
      await page.getByRole('button', { name: '$312.40', exact: true }).click();
      await expect(page.getByLabel('Amount')).toHaveValue('312.40');
      await fillIn(page, { Title: 'Valves set', Vendor: 'Officina Rossi' });
      await submit(page, 'File Document');
      await expect(page.getByRole('heading', { level: 1, name: 'Valves set' })).toBeVisible();
      await expect(page.getByText('$312.40')).toBeVisible();

      const opened = page.getByRole('link', { name: 'Open' });
      expect(await opened.getAttribute('target')).toBe('_blank');
      const shown = await page.request.get((await opened.getAttribute('href'))!);
      expect(shown.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename=scan.pdf',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });

      const original = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      expect((await original).suggestedFilename()).toBe('scan.pdf');

      await page.goto('/documentation?search=clearance');
      await expect(page.getByRole('link', { name: 'Valves set' })).toBeVisible();
      await expect(page.getByText(/… .*valve clearance 0\.25.* …/)).toBeVisible();
      await page.getByRole('link', { name: 'Valves set' }).click();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No documents yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Trash' }).click();
      await page.getByRole('link', { name: 'Valves set' }).click();
      await page.getByRole('button', { name: 'Take It Out' }).click();
      await expect(page.getByText('This document is in the trash.')).toBeHidden();
      expect(faults).toEqual([]);
    });

    test('offer what they say of the car, and write nothing by themselves @thorough', async ({ page, garage }) => {
      const fields = { odometer_unit: 'km', vin: 'WVWZZZ1KZAW123456' };
      await garage.vehicle(await garage.collection('The barn'), fields);
      await page.goto('/documentation');
      const text = [
        'Acme Garage',
        'km-Stand: 152.300',
        'FIN: WVWZZZ1KZAW123456',
        '4 Spark plug 9,25 37,00',
        'Labour 63,00',
      ];
      await page.getByLabel('Choose papers').setInputFiles({
        ...{ name: 'invoice.pdf', mimeType: 'application/pdf' },
        buffer: aPdf([...text, 'Total 100,00 EUR'].join('\n')),
      });
      await page.getByRole('link', { name: 'File invoice.pdf' }).click();
      await page.getByRole('radio', { name: 'Receipt' }).check();
      await expect(page.getByLabel('Mileage')).toHaveValue('');
      const read = page.getByRole('group', { name: 'Read by machine' });
      await expect(read.getByText('WVWZZZ1KZAW123456')).toBeVisible();
      await read.getByRole('button', { name: /Lancia/ }).click();
      await read.getByRole('button', { name: /^152,300.km$/ }).click();
      await submit(page, 'File Document');
      await page.getByRole('link', { name: 'Enter as Service Event' }).click();
      await expect(page.getByLabel('Mileage at service')).toHaveValue('152300');
      await fillIn(page, { 'Service name': 'Plugs' });
      await read.getByRole('button', { name: '€100.00' }).click();
      await page.getByLabel('4 × Spark plug, €37.00').check();
      await expect(page.getByLabel('Cost', { exact: true })).toHaveValue('63.00');
      await submit(page, 'Create Event and Parts');
      await expect(page.getByRole('heading', { name: 'Plugs' })).toBeVisible();
      await expect(page.getByText('Spark plug').first()).toBeVisible();
    });

    test('that lie are turned with all their pages @thorough', async ({ page, garage }) => {
      await garage.vehicle(await garage.collection('The barn'));
      await page.goto('/documentation');
      await page.getByLabel('Choose papers').setInputFiles({
        ...{ name: 'scan.pdf', mimeType: 'application/pdf' },
        buffer: aPdf('Invoice'),
      });
      await page.getByRole('link', { name: 'File scan.pdf' }).click();
      await page.getByRole('radio', { name: 'Receipt' }).check();
      await submit(page, 'File Document');
      const sheet = page.getByRole('img', { name: 'First page of scan.pdf' });
      const shape = () =>
        sheet.evaluateAll(([image]: HTMLImageElement[]) => (image ? image.naturalWidth / image.naturalHeight : 0));
      await expect.poll(shape).toBeGreaterThan(0);
      const before = Number(await shape());
      await submit(page, 'Turn Right');
      await expect.poll(shape).toBeCloseTo(1 / before, 1);
    });

    test('that were photographed are read by machine, and what was read is offered @thorough', async ({
      page,
      garage,
    }) => {
      await garage.vehicle(await garage.collection('The barn'));
      await page.goto('/documentation');
      await page.getByLabel('Choose papers').setInputFiles({
        name: 'IMG_2041.jpg',
        mimeType: 'image/jpeg',
        buffer: await aPhotoOf(page, RECEIPT),
      });
      await expect(page.getByText('Harrison Motors Ltd')).toBeVisible({ timeout: MADE_WITHIN_MS });
      await page.getByRole('link', { name: 'File IMG_2041.jpg' }).click();
      await page.getByRole('radio', { name: 'Receipt' }).check();
      const offers = page.getByRole('group', { name: 'Read by machine' });
      for (const offer of ['Harrison Motors Ltd', 'Mar 14, 2024', '£800.88'])
        await offers.getByRole('button', { name: offer }).click();
      await expect(offers).toBeHidden();
      await submit(page, 'File Document');
      await expect(page.getByText('£800.88')).toBeVisible();
      await expect(page.getByText('Read by machine')).toBeVisible();
      await page.goto('/documentation?search=gasket');
      await expect(page.getByRole('link', { name: 'IMG_2041.jpg' })).toBeVisible();
    });

    test('of many pages are looked through page by page @thorough', async ({ page, garage }) => {
      await garage.vehicle(await garage.collection('The barn'));
      await page.goto('/documentation');
      await page.getByLabel('Choose papers').setInputFiles({
        name: 'manual.pdf',
        mimeType: 'application/pdf',
        buffer: aPdf(...Array.from({ length: 12 }, (_, at) => `Page ${at + 1} of the workshop manual of the Fulvia`)),
      });
      await page.getByRole('link', { name: 'File manual.pdf' }).click();
      await page.getByRole('link', { name: 'manual.pdf', exact: true }).click();
      await page.getByRole('button', { name: 'Show All 12 Pages' }).click();
      const last = page.getByRole('img', { name: 'Page 12 of manual.pdf' });
      await last.scrollIntoViewIfNeeded();
      const height = () => last.evaluate((image: HTMLImageElement) => image.naturalHeight);
      await expect.poll(height, { timeout: MADE_WITHIN_MS }).toBe(1600);
    });

    test('stand with their record, and are told of on the dashboard and the vehicle when they run out @thorough', async ({
      page,
      garage,
    }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      const issue = await garage.issue(fulvia, 'Rust in the left sill');
      await page.goto(`/issues/${issue}`);
      const papers = page.getByRole('region', { name: 'Documents', exact: true });
      await expect(papers.getByText('No documents yet.')).toBeAttached();
      await papers.getByLabel('Choose papers').setInputFiles({
        name: 'report.pdf',
        mimeType: 'application/pdf',
        buffer: aPdf('Inspection, sill to be welded'),
      });
      await papers.getByRole('link', { name: 'report.pdf' }).click();
      await page.getByRole('link', { name: 'File', exact: true }).click();
      await page.getByRole('radio', { name: 'Inspection certificate' }).check();
      await fillIn(page, { Title: 'Inspection 2020', Expires: '2020-05-01' });
      await submit(page, 'File Document');
      await expect(page.getByRole('heading', { level: 1, name: 'Inspection 2020' })).toBeVisible();

      await page.goto('/dashboard');
      const expiring = page.getByRole('region', { name: 'Expiring documents' });
      await expect(expiring.getByRole('listitem')).toContainText('Expired May 1, 2020');
      await page.goto('/service/due');
      await expect(expiring.getByRole('listitem')).toContainText('Expired May 1, 2020');
      await page.goto(`/vehicles/${fulvia}`);
      await expect(papers.getByRole('link', { name: 'Inspection 2020' })).toBeVisible();
      await expiring.getByRole('link', { name: 'Inspection 2020' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Inspection 2020' })).toBeVisible();
    });

    test('are linked to records of any kind from their form, and from a record @thorough', async ({ page, garage }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      const leak = await garage.issue(fulvia, 'Oil leak');
      const part = await garage.part(fulvia, 'Sump gasket');
      await page.goto(`/documentation?vehicle_id=${fulvia}`);
      await page
        .getByLabel('Choose papers')
        .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: aPdf('Sump gasket') });
      await page.getByRole('link', { name: 'File bill.pdf' }).click();
      await page.getByRole('radio', { name: 'Receipt' }).check();
      await page.getByRole('button', { name: 'Link Sump gasket' }).click();
      await page.getByRole('button', { name: 'Link Oil leak' }).click();
      await expect(page.getByRole('list', { name: 'Linked records' }).getByRole('listitem')).toHaveCount(2);
      await submit(page, 'File Document');
      await expect(page.getByRole('heading', { level: 1, name: 'bill.pdf' })).toBeVisible();
      await page.getByRole('link', { name: 'Oil leak' }).click();
      await expect(page).toHaveURL(new RegExp(`/issues/${leak}$`));

      const papers = page.getByRole('region', { name: 'Documents', exact: true });
      await expect(papers.getByRole('link', { name: 'bill.pdf' })).toBeVisible();
      await papers.getByRole('button', { name: 'Link a paper that is there' }).click();
      await page.getByRole('button', { name: 'Unlink bill.pdf' }).click();
      await expect(page.getByRole('button', { name: 'Link bill.pdf', exact: true })).toBeVisible();
      await page.getByRole('dialog', { name: 'Link a paper' }).getByRole('button', { name: 'Close' }).click();
      await expect(papers.getByRole('link', { name: 'bill.pdf' })).toBeHidden();
      await page.goto(`/parts/${part}`);
      await expect(papers.getByRole('link', { name: 'bill.pdf' })).toBeVisible();
    });

    test('that are photographed page by page are joined into one, and taken apart again @thorough', async ({
      page,
      garage,
    }) => {
      await garage.vehicle(await garage.collection('The barn'));
      const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: aPng() });
      await page.goto('/documentation');
      await page.getByLabel('Choose papers').setInputFiles([picture('back.png'), picture('front.png')]);
      await expect(page.getByRole('heading', { name: '2 papers to file' })).toBeVisible();
      await page.getByRole('button', { name: 'Join Pages' }).click();
      const dialog = page.getByRole('dialog', { name: 'Join pages into one paper' });
      await dialog.getByRole('button', { name: 'Add back.png as a page' }).click();
      await dialog.getByRole('button', { name: 'Add front.png as a page' }).click();
      await dialog.getByRole('button', { name: 'Move front.png up' }).click();
      await dialog.getByLabel('Photograph a paper').setInputFiles(picture('third.png'));
      const pages = dialog.getByRole('list', { name: 'Pages' }).getByRole('listitem');
      await expect(pages).toHaveText([/1\. front\.png/, /2\. back\.png/, /3\. third\.png/]);
      await dialog.getByRole('button', { name: 'Join 3 pages' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'front.pdf' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'First page of front.pdf' })).toBeVisible();
      await expect(page.getByText('Joined of 3 single papers.')).toBeVisible();
      await page.getByRole('button', { name: 'Take Apart' }).click();
      await expect(page.getByRole('heading', { name: '3 papers to file' })).toBeVisible();
    });

    test('that are invoices take parts along that the vehicle has already @thorough', async ({ page, garage }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      await garage.part(fulvia, 'Spark plug');
      await page.goto(`/documentation?vehicle_id=${fulvia}`);
      await page
        .getByLabel('Choose papers')
        .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: aPdf('Four plugs') });
      await page.getByRole('link', { name: 'File bill.pdf' }).click();
      await page.getByRole('radio', { name: 'Receipt' }).check();
      await submit(page, 'File Document');
      await page.getByRole('link', { name: 'Enter as Service Event' }).click();
      await fillIn(page, { 'Service name': 'Plugs changed' });
      await page.getByRole('button', { name: 'Choose Parts of the Vehicle' }).click();
      await page.getByRole('checkbox', { name: 'Spark plug' }).check();
      await page.getByRole('listitem', { name: 'Spark plug' }).getByLabel('Quantity').fill('4');
      await submit(page, 'Create Event and Parts');
      await expect(page.getByRole('heading', { level: 1, name: 'Plugs changed' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Spark plug' }).first()).toBeVisible();
      expect((await garage.read(`/api/parts/vehicles/${fulvia}`)).thing).toHaveLength(1);
    });

    test('that are invoices become an event with its parts in one form, once, also where an answer is lost @thorough', async ({
      page,
      garage,
    }) => {
      const fulvia = await garage.vehicle(await garage.collection('The barn'));
      await page.goto(`/documentation?vehicle_id=${fulvia}`);
      await page
        .getByLabel('Choose papers')
        .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: aPdf('Sump gasket, total $312.40') });
      await page.getByRole('link', { name: 'File bill.pdf' }).click();
      await page.getByRole('radio', { name: 'Receipt' }).check();
      await submit(page, 'File Document');
      await page.getByRole('link', { name: 'Enter as Service Event' }).click();
      await expect(page.getByRole('img', { name: 'First page of bill.pdf' })).toBeVisible();
      await page.getByRole('button', { name: '$312.40', exact: true }).click();
      await fillIn(page, { 'Service name': 'Sump resealed' });
      await page.getByRole('button', { name: 'Add Part' }).click();
      await page
        .getByRole('listitem', { name: 'Part 1' })
        .getByLabel('Part', { exact: false })
        .first()
        .fill('Sump gasket');
      // The service creates the event, but its response is lost.
      const lose = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route('**/api/service/events', lose, { times: 1 });
      await submit(page, 'Create Event and Parts');
      await expect(page.getByText('1 entry is created already.')).toBeVisible();
      await page.reload();
      await submit(page, 'Create Event and Parts');
      await expect(page.getByRole('heading', { level: 1, name: 'Sump resealed' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sump gasket' }).first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Documents', exact: true }).getByRole('link', { name: 'bill.pdf' }),
      ).toBeVisible();
      for (const path of [`/api/parts/vehicles/${fulvia}`, `/api/service/vehicles/${fulvia}/events`])
        expect((await garage.read(path)).thing).toHaveLength(1);
    });
  });
}

const RECEIPT = [
  'Harrison Motors Ltd',
  '14 Mill Lane, Leeds LS1 4AB',
  'Invoice 3381',
  'Date 14 March 2024',
  'Head gasket set             212.40',
  'Labour 6.5 hrs              455.00',
  'VAT 20%                     133.48',
  'Total                      £800.88',
];

/** A receipt on a table as a phone sees it: slightly rotated, with a shadow. */
const aPhotoOf = async (page: Page, lines: readonly string[]): Promise<Buffer> => {
  const url = await page.evaluate((said) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1500, height: 1800 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#6b4f3a';
    pen.fillRect(0, 0, 1500, 1800);
    pen.translate(120, 160);
    pen.rotate(0.02);
    pen.fillStyle = '#f6f3ea';
    pen.fillRect(0, 0, 1250, 1450);
    pen.fillStyle = '#222';
    pen.font = '44px monospace';
    said.forEach((line, at) => pen.fillText(line, 90, 150 + at * 96));
    const shadow = pen.createLinearGradient(0, 0, 1250, 1450);
    shadow.addColorStop(0, 'rgb(0 0 0 / 0%)');
    shadow.addColorStop(1, 'rgb(0 0 0 / 45%)');
    pen.fillStyle = shadow;
    pen.fillRect(0, 0, 1250, 1450);
    return canvas.toDataURL('image/jpeg', 0.85);
  }, lines);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};
