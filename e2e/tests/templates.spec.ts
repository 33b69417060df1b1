import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { choose, fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';

test.use({ viewport: { width: 1440, height: 900 } });

test('a template is made, found, exported, imported as it was, followed by an event, and deleted', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'), { nickname: 'Greta' });
  const oilChange = await garage.serviceEvent(fulvia, 'Oil change in the yard', { status: 'Completed' });
  await garage.serviceEvent(fulvia, 'Brake fluid', { description: 'Not the oil' });

  await page.goto('/service-event-templates');
  await page.getByRole('link', { name: 'Create Your First Template' }).click();
  await submit(page, 'Create Template');
  await expect(page.getByRole('alert')).toHaveText('Name, type, and recurrence type are required');
  await fillIn(page, { 'Template Name': 'Oil and filter', Source: 'Club' });
  await submit(page, 'Create Template');
  await expect(page.getByRole('alert')).toHaveText(
    'Time interval or mileage interval is required for Periodic recurrence type',
  );
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Drain ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('warm');
  await fillIn(page, { 'Time Interval (days)': '365', 'Mileage Interval': '6000', 'Estimated Cost': '85.5' });
  await choose(page, 'Status', 'In Work');
  for (const part of ['Filter 1072', '4 l of 10W-40']) {
    await submit(page, 'Add Part');
    await page.keyboard.type(part);
  }
  await fillIn(page, { Notes: 'Reset the light <b>first</b>' });
  await submit(page, 'Create Template');
  await expect(heading(page, 'Oil and filter')).toBeVisible();
  await expect(page.getByText('365 days (about 12 months)')).toBeVisible();
  await expect(page.getByText('warm').and(page.locator('strong'))).toBeVisible();
  await expect(page.getByText('Reset the light <b>first</b>')).toBeVisible();

  const file = await exported(page);
  expect(file.name).toBe('Oil_and_filter_template.json');
  const original = new URL(page.url()).pathname;

  await page.getByRole('main').getByRole('link', { name: 'Back to Templates' }).click();
  const list = page.getByRole('search', { name: 'Filter templates' });
  await list.getByLabel('Source').selectOption('Club');
  await list.getByLabel('Search').fill('WARM');
  await expect(page).toHaveURL('/service-event-templates?source=Club&search=WARM');
  await expect(page.getByRole('row', { name: /Oil and filter/ })).toContainText(
    'Every 365 days (about 12 months) or 6,000 miles',
  );
  await page.reload();
  await list.getByLabel('Status').selectOption('Open');
  await expect(page.getByText('No templates found matching your filters.')).toBeVisible();
  await list.getByRole('button', { name: 'Clear Filters' }).click();

  await submit(page, 'Import');
  const importing = page.getByRole('dialog');
  await importing
    .getByLabel('JSON file')
    .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.content });
  await importing.getByRole('button', { name: 'Import 1 template' }).click();
  await expect(importing.getByText('Successfully imported template: Oil and filter')).toBeVisible();
  await importing.getByRole('link', { name: 'Open it' }).click();
  await expect(heading(page, 'Oil and filter')).toBeVisible();
  const copy = new URL(page.url()).pathname;
  expect(copy).not.toBe(original);
  expect((await exported(page)).content.toString()).toBe(file.content.toString());

  await submit(page, 'Associate Event');
  const choosing = page.getByRole('dialog', { name: 'Associate Service Events' });
  await choosing.getByRole('checkbox', { name: /^Oil change in the yard/ }).check();
  await choosing.getByRole('searchbox').fill('not the OIL');
  await expect(choosing.getByRole('checkbox')).toHaveCount(1);
  await choosing.getByRole('searchbox').fill('Lancia');
  await expect(choosing.getByText('No matching service events found.')).toBeVisible();
  await choosing.getByRole('button', { name: 'Associate Selected Events' }).click();
  await expect(choosing).toBeHidden();
  await expect(page.getByRole('button', { name: 'Associate Event' })).toBeFocused();
  const row = page.getByRole('row', { name: /Oil change in the yard/ });
  await expect(row).toContainText('Greta (1971 Lancia Fulvia)');
  await expect(row.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/service/events/${oilChange}`);

  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No service events found using this template.')).toBeVisible();
  expect((await garage.read(`/api/service/events/${oilChange}`)).thing.template).toBeNull();

  await submit(page, 'Delete Template');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this template?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/service-event-templates');
  await expect(page.getByRole('row', { name: /Oil and filter/ })).toHaveCount(1);
  await page.goto(copy);
  await expect(heading(page, 'Template not found')).toBeVisible();
});

test('an association that fails is tried again for what is left of it @thorough', async ({ page, garage }) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  await garage.serviceEvent(fulvia, 'Oil change');
  await garage.serviceEvent(fulvia, 'Plugs');
  const id = await garage.template('Yearly');
  await page.goto(`/service-event-templates/${id}`);
  await submit(page, 'Associate Event');
  const choosing = page.getByRole('dialog');
  for (const name of [/^Oil change/, /^Plugs/]) await choosing.getByRole('checkbox', { name }).check();
  await page.route('**/associate-template', (route) => route.fulfill({ status: 503, json: { msg: 'Away' } }), {
    times: 1,
  });
  await choosing.getByRole('button', { name: 'Associate Selected Events' }).click();
  await expect(choosing.getByRole('alert')).toHaveText('Failed to associate events with template. Please try again.');
  await expect(choosing.getByText('1 event selected')).toBeVisible();
  await choosing.getByRole('button', { name: 'Associate Selected Events' }).click();
  await expect(choosing).toBeHidden();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
});

test('a batch of templates is tried out in debug mode and imported without what is wrong with it @thorough', async ({
  page,
  garage,
}) => {
  const batch = [
    { ...OIL, name: 'Oil and filter', estimated_cost: 85.5, recommended_parts: ['Filter 1072'] },
    { ...OIL, name: 'Brake fluid', recurrence_time_interval: null },
    { ...OIL, name: 'Timing belt', recurrence_type: 'Total_Mileage', recurrence_total_mileage: 90_000 },
  ];
  const stored = async () => (await garage.read('/api/service-event-templates')).thing as unknown as { name: string }[];

  await page.goto('/service-event-templates');
  await page.getByRole('button', { name: 'Example file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import templates' });
  const example = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download an example file' }).click();
  expect(JSON.parse((await contentOf(await example)).toString()).length).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Example file' })).toBeFocused();

  await page.getByRole('checkbox', { name: 'Debug Mode' }).check();
  await submit(page, 'Import');
  await pick(dialog, batch);
  await dialog.getByRole('button', { name: 'Analyse file' }).click();
  const analysis = dialog.getByRole('region', { name: 'Analysis' });
  await expect(analysis).toContainText('2 of 3 templates can be imported.');
  await expect(analysis.getByText(/^#1 Oil and filter/)).toBeVisible();
  await expect(analysis.getByText('Regular Maintenance · Every 365 days (about 12 months) · $85.50')).toBeVisible();
  const fault = 'Error in template #2: Time interval or mileage interval is required for Periodic recurrence type';
  await expect(analysis.getByText(fault)).toBeVisible();
  expect(await stored()).toEqual([]);

  await dialog.getByRole('checkbox', { name: /^Debug Mode/ }).uncheck();
  await dialog.getByRole('button', { name: 'Import 3 templates' }).click();
  await expect(dialog).toContainText('Successfully imported 2 of 3 templates (1 failed)');
  await expect(dialog.getByText(fault)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  await expect(page.getByText('2 templates')).toBeVisible();
  for (const [name, recurrence] of [
    ['Oil and filter', 'Every 365 days (about 12 months)'],
    ['Timing belt', 'At 90,000 miles'],
  ] as const)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(recurrence);
  expect((await stored()).map(({ name }) => name).sort()).toEqual(['Oil and filter', 'Timing belt']);

  await submit(page, 'Import');
  await pick(dialog, [{ name: 'Wax' }, null]);
  await dialog.getByRole('button', { name: 'Import 2 templates' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to import any templates');
  expect(await stored()).toHaveLength(2);
});

const OIL = { type: 'Regular Maintenance', recurrence_type: 'Periodic', recurrence_time_interval: 365 };

const pick = (dialog: Locator, content: unknown) =>
  dialog.getByLabel('JSON file').setInputFiles({
    name: 'templates.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

async function exported(page: Page): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent('download');
  await submit(page, 'Export Template');
  const download = await waiting;
  return { name: download.suggestedFilename(), content: await contentOf(download) };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
