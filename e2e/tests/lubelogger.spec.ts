import { expect, type Route } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { test } from '../src/garage.js';
import { aLubeLogger, LUBELOGGER_KEY } from '../src/lubelogger.js';

test('a LubeLogger comes in by its address and a key, with what is attached to its records, and goes back whole', async ({
  page,
  garage,
}) => {
  const lubeLogger = await aLubeLogger();
  const things = async (path: string) => (await garage.read(path)).thing as unknown as Record<string, unknown>[];
  try {
    await page.goto('/service/import');
    await page.getByText('From a LubeLogger').click();
    await page.getByLabel('Address').fill(lubeLogger.address);
    await page.getByLabel('API key').fill('another');
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByText('This LubeLogger does not accept the key.').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('API key').fill(LUBELOGGER_KEY);
    await page.getByRole('button', { name: 'Read it' }).click();

    await expect(page.getByText('This is a file of LubeLogger.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Maintenance: Brake pads/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Fill-up: Diesel/ })).toBeVisible();
    await expect(page.getByLabel('Vehicle', { exact: true })).toHaveValue('new');
    expect(await violationsOf(page)).toEqual([]);
    expect(await things('/api/service/events')).toHaveLength(0);

    await page.getByRole('button', { name: /^Import 2 rows/ }).click();
    await expect(page.getByText('3 attachments are being uploaded.')).toBeVisible();
    const events = await things('/api/service/events');
    const event = events.find(({ name }) => name === 'Brake pads');
    expect(event).toMatchObject({ name: 'Brake pads', cost: 214.5, currency: 'EUR', notes: 'Front\nGarage: Kolb' });
    const ofEvent = `subject=service-event:${event!.id as number}`;
    await expect.poll(() => things(`/api/documents?${ofEvent}`)).toMatchObject([{ title: 'Bill' }]);
    await expect.poll(() => things(`/api/photos?${ofEvent}`)).toMatchObject([{ caption: 'Worn pads.jpg' }]);
    const [fillUp] = await things('/api/fill-ups');
    const ofFillUp = `subject=fill-up:${fillUp!.id as number}`;
    await expect.poll(() => things(`/api/documents?${ofFillUp}`)).toMatchObject([{ title: 'Receipt' }]);
    // The API does not say whether a reminder recurs, so it is planned once.
    expect(events.find(({ name }) => name === 'Oil')).toMatchObject({
      status: 'Upcoming',
      date_performed: '2027-12-01',
    });
    // The browser does not store the key.
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })))).not.toContain(
      LUBELOGGER_KEY,
    );

    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByText('6 records were deleted.')).toBeVisible();
    await expect(page.getByText('1 vehicle was deleted that was made with it.')).toBeVisible();
    expect(await things('/api/service/events')).toHaveLength(0);
    expect(await things('/api/photos')).toHaveLength(0);
    expect(await things('/api/documents')).toHaveLength(0);
  } finally {
    lubeLogger.close();
  }
});

test('an import that a reload comes in the middle of is finished with what was attached @thorough', async ({
  page,
  garage,
}) => {
  const lubeLogger = await aLubeLogger();
  try {
    await page.goto('/service/import');
    await page.getByText('From a LubeLogger').click();
    await page.getByLabel('Address').fill(lubeLogger.address);
    await page.getByLabel('API key').fill(LUBELOGGER_KEY);
    await page.getByRole('button', { name: 'Read it' }).click();
    // The service creates the records, but its response never arrives. The route stays, because removing it would let the response through.
    const areMade = new Promise<void>((resolve) => {
      const hold = async (route: Route) => {
        await route.fetch();
        resolve();
      };
      void page.route('**/api/imports/history?**', hold, { times: 1 });
    });
    await page.getByRole('button', { name: /^Import 2 rows/ }).click();
    await areMade;
    await page.reload();
    await expect(page.getByText(/is imported\. Its attachments are being uploaded\./)).toBeVisible();
    const { thing } = await garage.read('/api/service/events');
    const names = (thing as unknown as { name: string }[]).map(({ name }) => name);
    expect(names.sort()).toEqual(['Brake pads', 'Oil']);
    const read = async (path: string) => (await garage.read(path)).thing as unknown as unknown[];
    await expect.poll(() => read('/api/documents')).toHaveLength(2);
    await expect.poll(() => read('/api/photos')).toHaveLength(1);
    // The vehicle was created only once, in the first attempt.
    expect(await read('/api/vehicles')).toHaveLength(1);
  } finally {
    lubeLogger.close();
  }
});
