import { expect } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { aPdf } from '../src/tus.js';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`papers on ${device}`, () => {
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

    test('stand with their record, and are told of on the dashboard and the vehicle when they run out', async ({
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
      await page.goto(`/vehicles/${fulvia}`);
      await expect(papers.getByRole('link', { name: 'Inspection 2020' })).toBeVisible();
      await expiring.getByRole('link', { name: 'Inspection 2020' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Inspection 2020' })).toBeVisible();
    });
  });
}
