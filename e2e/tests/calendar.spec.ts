import { expect, type Page } from '@playwright/test';
import { test } from '../src/garage.js';

// A calendar program gets the due points from the calendar URL in the settings.

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The shown URL, for a client without a session. */
async function addressOn(page: Page): Promise<string> {
  const shown = page.getByText(/\/api\/calendar\/[\w-]{43}\.ics$/);
  await expect(shown).toBeVisible();
  return (await shown.textContent())!;
}

/** Titles of a calendar's entries, by day. */
async function entriesAt(address: string): Promise<Record<string, string>> {
  const text = (await (await fetch(address)).text()).replaceAll('\r\n ', '');
  const events = text.split('BEGIN:VEVENT').slice(1);
  return Object.fromEntries(
    events.map((event) => [/DTSTART;VALUE=DATE:(\d{8})/.exec(event)![1]!, /SUMMARY:(.*)/.exec(event)![1]!.trim()]),
  );
}
const compact = (text: string) => text.replaceAll('-', '');

test('what is due is in the calendar until it is done, and the address until it is renewed or ended', async ({
  page,
  garage,
}) => {
  const vehicle = await garage.vehicle(await garage.collection('Barn'), { nickname: 'blue Alfa' });
  const template = await garage.template('Oil change', { recurrence_time_interval: 100 });
  await garage.serviceSchedule(vehicle, 'Care', { template_ids: [template] });

  await page.goto('/settings?tab=reminders');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const address = await addressOn(page);
  await expect.poll(() => entriesAt(address)).toEqual({ [compact(day(100))]: 'Oil change: blue Alfa' });

  const done = { type: 'Regular Maintenance', template_id: template, status: 'Completed', date_performed: day(-40) };
  await garage.serviceEvent(vehicle, 'Oil change', done);
  await expect.poll(() => entriesAt(address)).toEqual({ [compact(day(60))]: 'Oil change: blue Alfa' });

  await page.reload();
  await expect(page.getByText(/^There has been an address since/)).toBeVisible();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  const renewed = await addressOn(page);
  expect((await fetch(address)).status).toBe(404);
  expect(Object.values(await entriesAt(renewed))).toEqual(['Oil change: blue Alfa']);

  await page.getByRole('button', { name: 'End the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the address' }).click();
  await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
  expect((await fetch(renewed)).status).toBe(404);
});
