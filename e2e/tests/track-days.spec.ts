import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { follow } from '../src/menu.js';
import { isComplaint } from '../src/transfer.js';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Report' });
const tool = (page: Page, name: string): Locator => page.getByRole('toolbar').getByRole('button', { name });

test('a track day is written, found, corrected and deleted', async ({ page, garage }) => {
  const barn = await garage.collection('The barn');
  const fulvia = await garage.vehicle(barn);
  await garage.vehicle(barn, { model: 'Stratos', year: 1974 });
  await garage.trackDay(fulvia, 'Autodrom Most', { event_date: '2025-10-04' });

  await page.goto('/dashboard');
  await follow(page, 'Other Records', 'Track Days');
  await page.getByRole('link', { name: 'New Track Day' }).click();
  await submit(page, 'Create Track Day');
  await expect(page.getByText('Vehicle, event date, and track name are required')).toBeVisible();
  await page.getByRole('combobox', { name: /^Vehicle/ }).selectOption({ label: '1971 Lancia Fulvia' });
  await fillIn(page, { 'Event date': '2026-05-09', 'Track or facility name': 'Masaryk Circuit, Brno' });

  // By keyboard only, and saved at once. The last typed text must be stored, too.
  await page.getByLabel(/^Track or facility/).focus();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('2:14.3');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' on old tyres');
  await submit(page, 'Create Track Day');
  await expect(heading(page, 'Masaryk Circuit, Brno')).toBeVisible();
  await expect(page.locator('p', { hasText: '2:14.3 on old tyres' })).toBeVisible();
  await expect(page.locator('strong', { hasText: '2:14.3' })).toBeVisible();

  await follow(page, 'Other Records', 'Track Days');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Masaryk Circuit, Brno', 'Autodrom Most']);
  await expect(page.getByRole('article').first()).toContainText('1971 Lancia Fulvia');
  await expect(page.getByRole('article').first()).toContainText(String(fulvia));
  await page.getByLabel('Vehicle').selectOption({ label: '1974 Lancia Stratos' });
  await expect(page.getByText('No track days found.')).toBeVisible();
  await page.goBack();

  await page.goto(`/vehicles/${fulvia}`);
  const panel = page.getByRole('region', { name: 'Track Days' });
  await panel.getByRole('link', { name: 'Masaryk Circuit, Brno' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(editor(page)).toHaveText('2:14.3 on old tyres');
  await editor(page).press('End');
  await page.keyboard.type(', dry');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await submit(page, 'Update Track Day');
  await expect(page.getByText('2:14.3 on old tyres, dry')).toBeVisible();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/track-days');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Autodrom Most']);
});

test('what is pasted from elsewhere is stored as the text it means @thorough', async ({ page, garage }) => {
  const complaints: string[] = [];
  page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  const day = await garage.trackDay(fulvia, 'Brno');
  for (const [program, stored] of Object.entries(STORED)) {
    await page.goto(`/track-days/${day}/edit`);
    await editor(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(editor(page), clipboardOf(program));
    expect(complaints).toEqual([]);
    await submit(page, 'Update Track Day');
    await expect(heading(page, 'Brno')).toBeVisible();
    const { thing } = await garage.read(`/api/track-days/${day}`);
    expect(thing.report, program).toBe(stored);
  }
  expect(complaints).toEqual([]);
});

test('what is written while the stack is away waits in the list, and is there when it is back @thorough', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  const day = await garage.trackDay(fulvia, 'Brno');
  await page.goto(`/track-days/${day}/edit`);
  await editor(page).click();
  await page.route('**/api/track-days/**', (route) => route.abort());
  await page.keyboard.type('Rain from noon');
  await submit(page, 'Update Track Day');
  const waiting = page.getByRole('region', { name: 'Not sent yet' });
  await waiting.getByRole('link', { name: 'Open' }).click();
  await expect(editor(page)).toHaveText('Rain from noon');
  await page.unroute('**/api/track-days/**');
  await submit(page, 'Update Track Day');
  await expect(page).toHaveURL(/track-days$/);
  await expect(waiting).toBeHidden();
  await page.goto(`/track-days/${day}`);
  await expect(page.getByText('Rain from noon')).toBeVisible();
});

const APART = ' target="_blank" rel="noopener noreferrer"';

const STORED: Record<string, string> = {
  word:
    '<h2>Brno, second stint</h2><p><strong>Fastest lap</strong> 2:14.3, with <em>old</em> <u>tyres</u>.</p>' +
    '<ul><li><p>Front pads gone at <strong>40 %</strong></p><ul><li><p>left more than right</p></li></ul></li>' +
    '<li><p>Fluid at 210 °C</p></li></ul><p>To do:</p>' +
    `<ol><li><p>Bleed</p></li><li><p>Pads from <a href="https://pads.example/rs29"${APART}>Pagid</a></p></li></ol>` +
    '<p>Session | <strong>Best lap</strong></p><p>Morning | 2:16.0</p>',
  'google-docs':
    '<h2>Brno, second stint</h2><p><strong>Fastest lap</strong> 2:14.3, with <em>old</em> <u>tyres</u>.</p>' +
    '<ul><li><p>Front pads gone</p><ul><li><p>left more than right</p></li></ul></li></ul>' +
    `<p><a href="https://pads.example/rs29"${APART}>Pagid</a></p><p>Morning | <strong>2:16.0</strong></p>`,
  web:
    '<h3>Brake fluid</h3>' +
    `<p>Boils at <strong>270 °C</strong>, see <a href="https://fluid.example/dot4?a=1&amp;b=2"${APART}>the sheet</a> ` +
    `or <a href="about:blank"${APART}>this</a>.</p><p>Left column</p><p>Right column</p>` +
    '<p>Fluid | Wet</p><p>RBF <em>660</em> Motul | 204 °C</p><pre><code>bleed --all\n  --slowly</code></pre>',
  libreoffice: '<p><strong>Fastest lap</strong> 2:14.3</p><ol><li><p>Bleed</p></li></ol>',
  excel: '<p>Lap | Time</p><p>1 | 2:16.0 | out</p>',
};

const clipboardOf = (program: string): string =>
  readFileSync(
    fileURLToPath(new URL(`../../packages/mf-kit/src/editor/pasted/${program}.clip`, import.meta.url)),
    'utf8',
  );

/** Pastes HTML like the clipboard of another program. */
async function paste(into: Locator, html: string): Promise<void> {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'the text alone');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
