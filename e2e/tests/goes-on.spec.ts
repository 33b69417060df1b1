import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { call, callPatiently } from '../src/api.js';
import { fillIn, submit } from '../src/form.js';
import { Garage } from '../src/garage.js';
import { confirmationsTo, mailsTo } from '../src/kept-mails.js';
import { showRareActions } from '../src/menu.js';
import { aPerson, type Person, signedInAs } from '../src/person.js';
import { aPdf, uploadFile } from '../src/tus.js';
import { atOneWidth } from '../src/turn.js';
import { MADE_WITHIN_MS } from '../src/until.js';

// A history moves to another person: by an offer within an installation (ADR 132), and as a file between installations (ADR 133).

interface Someone {
  person: Person;
  garage: Garage;
  page: Page;
}

async function someone(browser: Browser, viewport: { width: number; height: number }): Promise<Someone> {
  const person = await aPerson();
  const context = await browser.newContext({ viewport, acceptDownloads: true });
  await signedInAs(context, person);
  return { person, garage: new Garage(context.request, person), page: await context.newPage() };
}

/** Confirms the address, because an offer needs that. */
async function confirm({ person }: Someone): Promise<void> {
  const [mail] = await confirmationsTo(person.email);
  const [, token] = /#confirm=(\S+)/.exec(mail!.text!)!;
  expect((await call({ method: 'POST', path: '/api/auth/confirm-email', body: { token } })).status).toBe(200);
}

async function aSoldCar({ garage, person }: Someone): Promise<number> {
  const vehicle = await garage.vehicle(await garage.collection('The barn'));
  await garage.serviceEvent(vehicle, 'Valve clearance', { cost: 180, status: 'Completed' });
  const paper = await uploadFile({ token: person.token }, 'document', 'invoice.pdf', aPdf('Valves'));
  const link = { method: 'PATCH', path: `/api/documents/${paper}`, token: person.token };
  expect((await callPatiently({ ...link, body: { vehicle_id: vehicle, title: 'Invoice of the valves' } })).status).toBe(
    200,
  );
  return vehicle;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A busy machine may report that nothing could be moved, so this retries. */
async function expectTakenOver(page: Page): Promise<void> {
  await expect(async () => {
    if (await page.getByText(/^It could not be moved just now/).isVisible()) {
      await page.getByLabel('Into the collection').selectOption('New home');
      await page.getByRole('button', { name: 'Take it over' }).click();
    }
    await expect(page.getByRole('table', { name: 'Past hand-overs' })).toContainText('Handed over', { timeout: 5_000 });
  }).toPass({ timeout: MADE_WITHIN_MS });
}

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violationsOf(page)).toEqual([]);
}

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`a car that is sold, on ${device}`, atOneWidth(viewport), () => {
    test.setTimeout(2 * MADE_WITHIN_MS);

    test('is offered, taken over, and what was made of it stays with whom it was', async ({ browser }) => {
      const [giver, receiver] = [await someone(browser, viewport), await someone(browser, viewport)];
      await confirm(receiver);
      const vehicle = await aSoldCar(giver);

      await giver.page.goto(`/vehicles/${vehicle}`);
      await showRareActions(giver.page);
      await giver.page.getByRole('link', { name: 'Hand over' }).click();
      await expect(giver.page.getByText('Service events')).toBeVisible();
      await expectSound(giver.page, viewport.width);
      await giver.page.getByRole('link', { name: 'Make a Passport' }).click();
      await giver.page.getByRole('button', { name: 'Make Passport' }).click();
      await expect(giver.page.getByRole('link', { name: /^Download/ })).toBeVisible({ timeout: MADE_WITHIN_MS });

      await giver.page.goto(`/vehicles/${vehicle}/hand-over`);
      await fillIn(giver.page, { Email: receiver.person.email });
      await submit(giver.page, 'Send the offer');
      await expect(giver.page.getByText(`Offered to ${receiver.person.email}`)).toBeVisible();
      const [mail] = await mailsTo(receiver.person.email, 1);

      await receiver.page.goto(/http\S+\/handovers/.exec(mail!.text!)![0]);
      await expect(receiver.page.getByText(/ wants to hand this vehicle over to you\.$/)).toBeVisible();
      await expectSound(receiver.page, viewport.width);
      await fillIn(receiver.page, { 'Name of the collection': 'New home' });
      await submit(receiver.page, 'Take it over');
      await expectTakenOver(receiver.page);
      await receiver.page.getByRole('link', { name: /Lancia Fulvia/ }).click();
      await expect(heading(receiver.page, '1971 Lancia Fulvia')).toBeVisible();
      await receiver.page.goto(`/vehicles/${vehicle}?tab=service-history`);
      await expect(receiver.page.getByText('Valve clearance').first()).toBeVisible();

      await giver.page.goto('/handovers');
      await giver.page.getByRole('link', { name: /Lancia Fulvia/ }).click();
      await expect(heading(giver.page, 'Dossiers and Passports')).toBeVisible();
      await expect(giver.page.getByRole('link', { name: /^Download/ })).toBeVisible();
      await expectSound(giver.page, viewport.width);
      await giver.page.goto(`/vehicles/${vehicle}/dossiers`);
      await expect(heading(giver.page, 'Dossiers and Passports')).toBeVisible();
    });

    test('goes as a passport into another garage, and its history with it', async ({ browser }) => {
      const [maker, taker] = [await someone(browser, viewport), await someone(browser, viewport)];
      const vehicle = await aSoldCar(maker);
      const wheels = await maker.garage.set('Winter wheels', { price: 512, currency: 'EUR' });
      await maker.garage.mount(wheels, vehicle, { from_on: '2024-01-01' });

      await maker.page.goto(`/vehicles/${vehicle}`);
      await showRareActions(maker.page);
      await maker.page.getByRole('link', { name: 'Passport' }).click();
      await maker.page.getByLabel('Withhold costs').check();
      await maker.page.getByRole('radio', { name: 'All' }).check();
      await maker.page.getByRole('button', { name: 'Make Passport' }).click();
      const file = maker.page.getByRole('link', { name: /^Download/ });
      await expect(file).toBeVisible({ timeout: MADE_WITHIN_MS });
      await expectSound(maker.page, viewport.width);
      const [download] = await Promise.all([maker.page.waitForEvent('download'), file.click()]);
      expect(download.suggestedFilename()).toMatch(/^1971-lancia-fulvia-[\d-]+\.carnet$/);
      const buffer = await readFile(await download.path());

      await taker.page.goto('/service/import');
      const sent = { name: 'fulvia.carnet', mimeType: 'application/octet-stream', buffer };
      await taker.page.getByLabel('File', { exact: true }).setInputFiles(sent);
      await expect(taker.page.getByText(/^Unchanged since/)).toBeVisible({ timeout: MADE_WITHIN_MS });
      await expect(taker.page.getByText('Tyres and components')).toBeVisible();
      await expectSound(taker.page, viewport.width);
      await taker.page.getByRole('button', { name: /^Take It In/ }).click();
      await taker.page.getByRole('link', { name: 'Show the Vehicle' }).click({ timeout: MADE_WITHIN_MS });
      await expect(heading(taker.page, '1971 Lancia Fulvia')).toBeVisible();
      await taker.page.goto('/service-history');
      await taker.page.getByRole('link', { name: 'Valve clearance' }).click();
      await expect(heading(taker.page, 'Valve clearance')).toBeVisible();
      await expect(taker.page.getByText('180')).toHaveCount(0);
      await taker.page.goto('/tyres');
      await taker.page.getByRole('link', { name: 'Winter wheels' }).click();
      await expect(heading(taker.page, 'Winter wheels')).toBeVisible();
      await expect(taker.page.getByText('On 1971 Lancia Fulvia').first()).toBeVisible();
      await expect(taker.page.getByText('512')).toHaveCount(0);
    });
  });
}
