import { type BrowserContext, expect, type Page, type Request, test as base } from '@playwright/test';
import { callPatiently } from '../src/api.js';
import { violationsOf } from '../src/axe.js';
import { faultsByKeyboard } from '../src/keyboard.js';
import { inScheme } from '../src/screens.js';
import { fillIn, submit } from '../src/form.js';
import { Garage } from '../src/garage.js';
import { aJpeg } from '../src/photos.js';
import { sendNow } from '../src/outbox.js';
import { aPerson, type Person, signedInAs } from '../src/person.js';
import { thorough } from '../src/turn.js';
import { until } from '../src/until.js';
import { atWidth } from '../src/width.js';

// ADR 126: a record saved offline waits in this browser and arrives once.

const test = base.extend<{ person: Person; garage: Garage }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted
  person: async ({}, use) => use(await aPerson()),
  garage: async ({ context, request, person }, use) => {
    await signedInAs(context, person);
    await use(new Garage(request, person));
  },
});

const NOT_SENT = 'Not sent yet';
const EVENTS = '/api/service/events';

const waiting = (page: Page) => page.getByRole('region', { name: NOT_SENT });
const row = (page: Page, title: string) => waiting(page).getByRole('listitem').filter({ hasText: title });

/** Loads the code of the outbox and the form before the network is cut, because without a service worker nothing is cached. */
async function openHistory(page: Page): Promise<void> {
  const code = page.waitForResponse(/kit-outbox.*js/);
  await page.goto('/service-history');
  await code;
  await openForm(page);
  // A late part, which loads while scrolling, moves those below it.
  await page.getByRole('link', { name: 'Cancel' }).scrollIntoViewIfNeeded();
  await page.getByText('They are uploaded when you save.').waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/service-history/);
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log Service Event' }).first().click();
  await expect(page.getByLabel(/^Service name/)).toBeVisible();
}

async function logEvent(page: Page, name: string): Promise<void> {
  await openForm(page);
  await page.getByRole('radio', { name: 'Repair' }).check();
  await fillIn(page, { 'Service name': name });
  await submit(page, 'Create Service Event');
}

async function read<T>({ token }: Person, path: string): Promise<T> {
  return (await callPatiently({ method: 'GET', path, token })).json<T>();
}

const names = async (person: Person): Promise<string[]> =>
  (await read<{ name: string }[]>(person, EVENTS)).map(({ name }) => name).toSorted();

const isCreate = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === EVENTS;

/** Lets creates arrive but drops their responses, until the returned function is called. */
async function cutAnswers(page: Page): Promise<() => Promise<void>> {
  await page.route(`**${EVENTS}`, async (route) => {
    if (!isCreate(route.request())) return route.continue();
    await route.fetch();
    await route.abort();
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}

test('what is saved without a network stands in its list, and arrives when there is one', async ({
  context,
  page,
  person,
  garage,
}) => {
  await garage.vehicle(await garage.collection('Barn'));
  await openHistory(page);
  await context.setOffline(true);
  await logEvent(page, 'Oil change');
  await expect(row(page, 'Oil change')).toContainText('Waiting to be sent');
  await expect(page.getByRole('button', { name: '1 entry is waiting to be sent' })).toBeVisible();
  expect(await names(person)).toEqual([]);
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Oil change' })).toBeVisible();
  expect(await names(person)).toEqual(['Oil change']);
});

interface Form {
  form: string;
  fields: Record<string, string>;
  choose?: (page: Page) => Promise<unknown>;
  button: string;
}

const FORMS: Form[] = [
  {
    form: '/service/events/new',
    fields: { 'Service name': 'Oil' },
    choose: (page) => page.getByRole('radio', { name: 'Repair' }).check(),
    button: 'Create Service Event',
  },
  { form: '/parts/new', fields: { Name: 'Oil filter' }, button: 'Create Part' },
  { form: '/issues/create', fields: { Title: 'Oil stains the floor' }, button: 'Create Issue' },
  {
    form: '/track-days/new',
    fields: { 'Event date': '2026-05-09', 'Track or facility name': 'Brno' },
    button: 'Create Track Day',
  },
  {
    form: '/fill-ups/new',
    fields: { Odometer: '84,500', Amount: '35' },
    choose: (page) => page.getByRole('combobox', { name: /^Energy/ }).selectOption({ label: 'Petrol' }),
    button: 'Save Fill-up',
  },
];

for (const { form, fields, choose, button } of FORMS)
  test(
    `saved at ${form} without a network, it is seen to be kept although its list was never opened`,
    thorough,
    async ({ context, page, garage }) => {
      const vehicle = await garage.vehicle(await garage.collection('Barn'));
      const code = page.waitForResponse(/kit-outbox.*js/);
      await page.goto(`${form}?vehicle_id=${vehicle}`);
      await code;
      await page.getByRole('button', { name: button, exact: true }).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await fillIn(page, fields);
      await choose?.(page);
      await submit(page, button);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept on this device');
      await expect(waiting(page).getByRole('listitem')).toContainText('Waiting to be sent');
      expect(await faultsOf(page)).toEqual([]);
      await context.setOffline(false);
      await expect(waiting(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kept on this device');
    },
  );

test('it is changed and thrown away before it is sent', thorough, async ({ context, page, person, garage }) => {
  await garage.vehicle(await garage.collection('Barn'));
  await openHistory(page);
  await context.setOffline(true);
  await logEvent(page, 'Oil');
  await expect(row(page, 'Oil')).toBeVisible();
  await logEvent(page, 'Tyres');
  await expect(row(page, 'Tyres')).toBeVisible();
  await row(page, 'Oil').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('This has not been sent yet.')).toBeVisible();
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil');
  await fillIn(page, { 'Service name': 'Oil and filter' });
  await submit(page, 'Create Service Event');
  await expect(row(page, 'Oil and filter')).toBeVisible();
  await row(page, 'Tyres').getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(row(page, 'Tyres')).toBeHidden();
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  expect(await names(person)).toEqual(['Oil and filter']);
});

test('answers that are cut off double nothing', thorough, async ({ page, person, garage }) => {
  await garage.vehicle(await garage.collection('Barn'));
  await openHistory(page);
  const restore = await cutAnswers(page);
  await logEvent(page, 'Oil');
  await expect(row(page, 'Oil')).toBeVisible();
  await logEvent(page, 'Tyres');
  await expect(row(page, 'Tyres')).toBeVisible();
  // It has already arrived, so this changes the stored record.
  await row(page, 'Oil').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil');
  await fillIn(page, { 'Service name': 'Oil and filter' });
  await submit(page, 'Create Service Event');
  await expect(row(page, 'Oil and filter')).toBeVisible();
  await restore();
  await sendNow(page);
  await expect(waiting(page)).toBeHidden();
  expect(await names(person)).toEqual(['Oil and filter', 'Tyres']);
});

test(
  'a service that is away is asked again, and what waits stays',
  thorough,
  async ({ context, page, person, garage }) => {
    await garage.vehicle(await garage.collection('Barn'));
    await openHistory(page);
    await context.setOffline(true);
    await logEvent(page, 'Oil');
    await expect(row(page, 'Oil')).toBeVisible();
    await page.route(`**${EVENTS}`, (route) =>
      isCreate(route.request())
        ? route.fulfill({ status: 503, json: { msg: 'The service is away for a moment' } })
        : route.continue(),
    );
    await context.setOffline(false);
    await expect(row(page, 'Oil')).toContainText('Last try: The service is away for a moment');
    await page.unroute(`**${EVENTS}`);
    await sendNow(page);
    await expect(waiting(page)).toBeHidden();
    expect(await names(person)).toEqual(['Oil']);
  },
);

test(
  'a network that comes and goes loses and doubles nothing, and keeps the order',
  thorough,
  async ({ context, page, person, garage }) => {
    await garage.vehicle(await garage.collection('Barn'));
    await openHistory(page);
    let isCut = false;
    let tries = 0;
    await page.route(`**${EVENTS}`, async (route) => {
      if (!isCreate(route.request())) return route.continue();
      tries += 1;
      isCut = !isCut;
      if (!isCut) return route.continue();
      await route.fetch().catch(() => undefined);
      await route.abort();
    });
    const written = ['1 oil', '2 tyres', '3 brakes', '4 wipers', '5 clutch'];
    for (const name of written) {
      await context.setOffline(true);
      await logEvent(page, name);
      await expect(row(page, name)).toBeVisible();
      const before = tries;
      await context.setOffline(false);
      // A request started offline may still succeed when the network is back.
      await until('it was tried, or has arrived', async () => tries > before || (await waiting(page).isHidden()));
    }
    await page.unrouteAll({ behavior: 'wait' });
    await expect(async () => {
      await sendNow(page);
      await expect(waiting(page)).toBeHidden({ timeout: 3_000 });
    }).toPass();
    expect(await names(person)).toEqual(written);
    const stored = await read<{ id: number; name: string }[]>(person, EVENTS);
    expect(stored.toSorted((one, other) => one.id - other.id).map(({ name }) => name)).toEqual(written);
  },
);

test(
  'a tab that is killed while it sends leaves what it sent, once',
  thorough,
  async ({ context, page, person, garage }) => {
    await garage.vehicle(await garage.collection('Barn'));
    await openHistory(page);
    await context.setOffline(true);
    await logEvent(page, 'Oil');
    await expect(row(page, 'Oil')).toBeVisible();
    const arrived = new Promise<void>((resolve) => {
      void page.route(`**${EVENTS}`, async (route) => {
        if (!isCreate(route.request())) return route.continue();
        await route.fetch();
        resolve(); // The response never arrives.
      });
    });
    await context.setOffline(false);
    await arrived;
    await page.close();
    const next = await context.newPage();
    await next.goto('/service-history');
    await expect(next.getByRole('link', { name: 'Oil' })).toBeVisible();
    await expect(waiting(next)).toBeHidden();
    await expect.poll(() => next.evaluate(() => Object.keys(localStorage).join())).not.toContain('carnet.outbox.');
    expect(await names(person)).toEqual(['Oil']);
  },
);

test(
  'a tab that is killed before it sends leaves what waits to the next',
  thorough,
  async ({ context, page, person, garage }) => {
    await garage.vehicle(await garage.collection('Barn'));
    await openHistory(page);
    await context.setOffline(true);
    await logEvent(page, 'Oil');
    await expect(row(page, 'Oil')).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/service-history');
    await expect(next.getByRole('link', { name: 'Oil' })).toBeVisible();
    expect(await names(person)).toEqual(['Oil']);
  },
);

test('two tabs send it once', thorough, async ({ context, page, person, garage }) => {
  await garage.vehicle(await garage.collection('Barn'));
  const other = await context.newPage();
  await openHistory(other);
  await openHistory(page);
  await context.setOffline(true);
  for (const name of ['Oil', 'Tyres', 'Brakes']) {
    await logEvent(page, name);
    await expect(row(page, name)).toBeVisible();
  }
  await expect(row(other, 'Brakes')).toBeVisible();
  let sent = 0;
  // An attempt without a network has no response.
  context.on('response', (response) => void (isCreate(response.request()) && (sent += 1)));
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  await expect(waiting(other)).toBeHidden();
  for (const tab of [page, other])
    for (const name of ['Oil', 'Tyres', 'Brakes']) await expect(tab.getByRole('link', { name })).toBeVisible();
  expect([await names(person), sent]).toEqual([['Brakes', 'Oil', 'Tyres'], 3]);
});

/** Changes one event here and elsewhere. The other change arrives first. */
async function changedTwice(context: BrowserContext, page: Page, person: Person, event: number): Promise<void> {
  await openHistory(page);
  await page.getByRole('link', { name: 'Clutch' }).click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Clutch');
  await context.setOffline(true);
  await fillIn(page, { 'Service name': 'Clutch, mine', Notes: 'by me' });
  await submit(page, 'Update Service Event');
  await expect(row(page, 'Clutch, mine')).toContainText('Change');
  const body = { name: 'Clutch, theirs', description: 'by them' };
  await callPatiently({ method: 'PUT', path: `${EVENTS}/${event}`, token: person.token, body });
  await context.setOffline(false);
  await expect(row(page, 'Clutch, mine')).toContainText('Changed here and elsewhere');
}

test(
  'what was changed here and elsewhere is compared by its person',
  thorough,
  async ({ context, page, person, garage }) => {
    const event = await garage.serviceEvent(await garage.vehicle(await garage.collection('Barn')), 'Clutch');
    await changedTwice(context, page, person, event);
    await row(page, 'Clutch, mine').getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed here and elsewhere' });
    await expect(dialog.getByRole('group', { name: 'Service name' })).toContainText('Clutch, theirs');
    // This person has not changed the description, so the other person's value is preselected.
    await expect(dialog.getByRole('group', { name: 'Description' }).getByRole('radio').last()).toBeChecked();
    await dialog.getByRole('group', { name: 'Service name' }).getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Use what is chosen' }).click();
    await expect(waiting(page)).toBeHidden();
    expect(await read(person, `${EVENTS}/${event}`)).toMatchObject({
      ...{ name: 'Clutch, mine', notes: 'by me', description: 'by them' },
    });
  },
);

test(
  'ticked as completed without a network, an event is completed later',
  thorough,
  async ({ context, page, person, garage }) => {
    const event = await garage.serviceEvent(await garage.vehicle(await garage.collection('Barn')), 'Clutch', {
      status: 'Upcoming',
    });
    await openHistory(page);
    await page.getByRole('link', { name: 'Clutch' }).click();
    await expect(page.getByRole('group', { name: 'Change status' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('group', { name: 'Change status' }).getByRole('button', { name: 'Completed' }).click();
    await expect(page.getByText('Kept on this device.').first()).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await read<{ status: string }>(person, `${EVENTS}/${event}`)).status)
      .toBe('Completed');
  },
);

test(
  'what its service refuses stays with its sentence, and is mended in its form',
  thorough,
  async ({ context, page, person, garage }) => {
    await garage.vehicle(await garage.collection('Barn'));
    await openHistory(page);
    await context.setOffline(true);
    await logEvent(page, 'Oil');
    await expect(row(page, 'Oil')).toBeVisible();
    await page.route(
      `**${EVENTS}`,
      (route) => route.fulfill({ status: 400, json: { msg: 'Name is taken', errors: [] } }),
      { times: 1 },
    );
    await context.setOffline(false);
    await expect(row(page, 'Oil')).toContainText('Not accepted: Name is taken');
    await row(page, 'Oil').getByRole('link', { name: 'Open' }).click();
    await fillIn(page, { 'Service name': 'Oil and filter' });
    await submit(page, 'Create Service Event');
    await expect(page).toHaveURL(/service-history/);
    await expect.poll(() => names(person)).toEqual(['Oil and filter']);
    await expect(waiting(page)).toBeHidden();
  },
);

test('a clock that is wrong loses nothing, and is told of', thorough, async ({ context, page, person, garage }) => {
  await garage.vehicle(await garage.collection('Barn'));
  await page.clock.setSystemTime(Date.now() + 40 * 24 * 3600 * 1000);
  await openHistory(page);
  await context.setOffline(true);
  await logEvent(page, 'Oil');
  await expect(row(page, 'Oil')).toContainText('The clock of this device was wrong then');
  await page.clock.setSystemTime(Date.now());
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  expect(await names(person)).toEqual(['Oil']);
});

test(
  'a browser without room says so, and the form keeps what was typed',
  thorough,
  async ({ context, page, person, garage }) => {
    await garage.vehicle(await garage.collection('Barn'));
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    await openHistory(page);
    await context.setOffline(true);
    await logEvent(page, 'Oil');
    await expect(page.getByText('This browser has no room left to keep this')).toBeVisible();
    await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil');
    await context.setOffline(false);
    await submit(page, 'Create Service Event');
    await expect(page.getByRole('heading', { level: 1, name: 'Oil' })).toBeVisible();
    expect(await names(person)).toEqual(['Oil']);
  },
);

test(
  'signing out asks first, offers a file, and leaves nothing that is sent',
  thorough,
  async ({ context, page, person, garage }) => {
    await garage.vehicle(await garage.collection('Barn'));
    const question = page.waitForResponse(/session-dialogs.*js/);
    await openHistory(page);
    await question;
    await context.setOffline(true);
    await logEvent(page, 'Oil');
    await expect(row(page, 'Oil')).toBeVisible();
    await signOut(page);
    const dialog = page.getByRole('dialog', { name: 'Log out now?' });
    await expect(dialog).toContainText('1 entry has not been sent yet and would be lost.');
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save them as a file' }).click();
    expect((await file).suggestedFilename()).toBe('carnet-not-sent.json');
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(dialog).toBeHidden();
    await context.setOffline(false);
    // The fixture signs in before each page.
    await page.goto('/service-history');
    await expect(page.getByText('No service events yet').first()).toBeVisible();
    await expect(waiting(page)).toBeHidden();
    expect(await names(person)).toEqual([]);
  },
);

test('a browser that is to keep nothing keeps no write either', thorough, async ({ context, page, garage }) => {
  await garage.vehicle(await garage.collection('Barn'));
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: /^Keep what I see in this browser/ }).uncheck();
  await openHistory(page);
  await context.setOffline(true);
  await logEvent(page, 'Oil');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil');
});

test('another person at the same browser neither sees nor sends it', thorough, async ({ browser, person, garage }) => {
  await garage.vehicle(await garage.collection('Barn'));
  const context = await browser.newContext();
  const page = await context.newPage();
  const enter = ({ token }: Person) => page.evaluate((kept) => localStorage.setItem('carnet.token', kept), token);
  await page.goto('/about');
  await enter(person);
  await openHistory(page);
  await context.setOffline(true);
  await logEvent(page, 'Oil');
  await expect(row(page, 'Oil')).toBeVisible();
  const other = await aPerson();
  const posts: string[] = [];
  page.on('request', (request) => void (isCreate(request) && posts.push(request.headers()['x-auth-token'] ?? '')));
  await enter(other);
  await context.setOffline(false);
  const code = page.waitForResponse(/kit-outbox.*js/);
  await page.goto('/service-history');
  await code;
  await expect(page.getByText('No service events yet').first()).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  await enter(person);
  await page.goto('/service-history');
  await expect(page.getByRole('link', { name: 'Oil' })).toBeVisible();
  await expect.poll(() => names(person)).toEqual(['Oil']);
  expect([new Set(posts), await names(other)]).toEqual([new Set([person.token]), []]);
  await context.close();
});

test('a photo of what waits is sent once that has arrived', thorough, async ({ context, page, person, garage }) => {
  await garage.vehicle(await garage.collection('Barn'));
  await openHistory(page);
  await openForm(page);
  await fillIn(page, { 'Service name': 'Oil' });
  const files = page.getByRole('region', { name: 'Photos and papers' });
  const choosing = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Choose photos' }).click();
  const buffer = await aJpeg({ taken: '2024-05-01T10:00:00', hue: 40, width: 400, height: 300 });
  await (await choosing).setFiles([{ name: 'sump.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(files.getByRole('listitem')).toContainText('sump.jpg');
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Repair' }).check();
  await submit(page, 'Create Service Event');
  await expect(row(page, 'Oil')).toBeVisible();
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  const [event] = await read<{ id: number }[]>(person, EVENTS);
  await until('the photo is there', async () => {
    const photos = await read<unknown[]>(person, `/api/photos?subject=service-event:${event!.id}`);
    return photos.length === 1;
  });
});

test(
  'a reading is written, opened and changed without a network',
  thorough,
  async ({ context, page, person, garage }) => {
    const vehicle = await garage.vehicle(await garage.collection('Barn'), { current_mileage: 84_000 });
    const code = page.waitForResponse(/kit-outbox.*js/);
    await page.goto(`/vehicles/${vehicle}?tab=odometer`);
    await code;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add reading' }).first().click();
    await expect(dialog.getByLabel(/^Odometer/)).toBeVisible();
    await context.setOffline(true);
    await dialog.getByLabel(/^Odometer/).fill('84100');
    await dialog.getByRole('button', { name: 'Add reading' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, '84,100 mi')).toContainText('Waiting to be sent');
    await row(page, '84,100 mi').getByRole('link', { name: 'Open' }).click();
    await expect(dialog.getByLabel(/^Odometer/)).toHaveValue('84100');
    await dialog.getByLabel(/^Odometer/).fill('84200');
    await dialog.getByRole('button', { name: 'Add reading' }).click();
    await expect(row(page, '84,200 mi')).toBeVisible();
    await context.setOffline(false);
    await expect(waiting(page)).toBeHidden();
    const ledger = await read<{ readings: { value: number; source: string }[] }>(
      person,
      `/api/vehicles/${vehicle}/odometer`,
    );
    const byHand = ledger.readings.filter(({ source }) => source === 'by-hand');
    expect(byHand.map(({ value }) => value)).toEqual([84_200]);
  },
);

test(
  'a note of a session that somebody else changed meanwhile is compared by its person',
  thorough,
  async ({ context, page, person, garage }) => {
    const vehicle = await garage.vehicle(await garage.collection('Barn'));
    const session = await garage.session(vehicle, { driven_on: '2026-05-03', track: 'Lakeside' });
    const path = `/api/track-sessions/${session}`;
    const code = page.waitForResponse(/kit-outbox.*js/);
    await page.goto('/track-sessions');
    await code;
    await page.getByRole('link', { name: 'Lakeside' }).click();
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await expect(page.getByLabel('Note')).toBeVisible();
    await context.setOffline(true);
    await fillIn(page, { Note: 'Wet until noon' });
    await submit(page, 'Update Session');
    await expect(row(page, 'Lakeside')).toContainText('Waiting to be sent');
    const body = { note: 'Dry', odometer_ran: false };
    await callPatiently({ method: 'PUT', path, token: person.token, body });
    await context.setOffline(false);
    await row(page, 'Lakeside').getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed here and elsewhere' });
    await expect(dialog.getByRole('group', { name: 'Note' })).toContainText('Dry');
    await dialog.getByRole('button', { name: 'Use what is chosen' }).click();
    await expect(waiting(page)).toBeHidden();
    expect(await read(person, path)).toMatchObject({ note: 'Wet until noon', odometer_ran: false });
  },
);

/** Both schemes by axe, and the whole by keyboard. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await faultsByKeyboard(page);
  for (const scheme of ['dark', 'light'] as const) {
    await inScheme(page, scheme);
    faults.push(...(await violationsOf(page)).map((fault) => `${scheme}: ${fault}`));
  }
  return faults;
}

for (const width of [1440, 390])
  test(
    `the panel, the comparison and the question at sign-out are for everybody, ${width} px wide`,
    thorough,
    async ({ context, page, person, garage }) => {
      const event = await garage.serviceEvent(await garage.vehicle(await garage.collection('Barn')), 'Clutch');
      await changedTwice(context, page, person, event);
      await atWidth(page, width);
      await row(page, 'Clutch, mine').getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('dialog', { name: 'Changed here and elsewhere' }).getByRole('radio').first().waitFor();
      expect(await faultsOf(page), 'comparison').toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: '1 entry is waiting to be sent' }).click();
      await page.getByRole('dialog', { name: NOT_SENT }).getByRole('button', { name: 'Send now' }).waitFor();
      expect(await faultsOf(page), 'panel').toEqual([]);
      await page.keyboard.press('Escape');

      // On a phone the way to it is in a menu.
      await atWidth(page, 1440);
      await signOut(page);
      await page.getByRole('dialog', { name: 'Log out now?' }).getByRole('button', { name: 'Log out' }).waitFor();
      await atWidth(page, width);
      expect(await faultsOf(page), 'question at sign-out').toEqual([]);
    },
  );

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test(
  'both versions are chosen from, and what waits is thrown away, by the keyboard alone',
  thorough,
  async ({ context, page, person, garage }) => {
    const event = await garage.serviceEvent(await garage.vehicle(await garage.collection('Barn')), 'Clutch');
    await changedTwice(context, page, person, event);
    await row(page, 'Clutch, mine').getByRole('button', { name: 'Compare' }).press('Enter');
    const name = page.getByRole('dialog').getByRole('group', { name: 'Service name' });
    await name.getByRole('radio').first().waitFor();
    await expect(page.locator(':focus')).toBeAttached();
    await name.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(name.getByRole('radio').last()).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(row(page, 'Clutch, mine').getByRole('button', { name: 'Compare' })).toBeFocused();
    await row(page, 'Clutch, mine').getByRole('button', { name: 'Throw away' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).press('Enter');
    await expect(waiting(page)).toBeHidden();
    expect(await read(person, `${EVENTS}/${event}`)).toMatchObject({ name: 'Clutch, theirs' });
  },
);

const depth = (page: Page) => page.getByRole('group', { name: 'Front left' }).getByLabel('Middle');

async function readTread(page: Page, middle: string): Promise<void> {
  await page.getByRole('link', { name: 'Read tread' }).click();
  await depth(page).fill(middle);
  await submit(page, 'Save');
}

/** Opens a page with a service worker, and waits until forms are available offline. */
async function madeReady(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/dashboard');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('carnet.offline-ready.')));
}

/** Opens a form that was seen, chooses nothing in it yet. */
async function openOffline(page: Page, form: string, button: string): Promise<void> {
  await page.goto(form);
  await page.getByRole('button', { name: button, exact: true }).waitFor();
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'forms that were never opened open without a network, and what waits survives a reload',
    thorough,
    async ({ context, page, person, garage }) => {
      await garage.vehicle(await garage.collection('Barn'));
      await madeReady(page);
      await page.goto('/service-history');
      await expect(page.getByRole('link', { name: 'Log Service Event' }).first()).toBeVisible();
      await context.setOffline(true);
      await logEvent(page, 'Oil');
      await expect(row(page, 'Oil')).toBeVisible();
      await page.reload();
      await expect(row(page, 'Oil')).toBeVisible();
      await row(page, 'Oil').getByRole('link', { name: 'Open' }).click();
      await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil');
      await page.reload();
      await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil');
      await context.setOffline(false);
      // While its form is open, the entry is not sent.
      await page.getByRole('main').getByRole('link', { name: 'Service History' }).click();
      await expect.poll(() => names(person)).toEqual(['Oil']);
    },
  );

  test(
    'what waits is chosen by what is written after it, and arrives with it',
    thorough,
    async ({ context, page, person, garage }) => {
      const vehicle = await garage.vehicle(await garage.collection('Barn'));
      await madeReady(page);
      await context.setOffline(true);
      for (const name of ['Oil filter', 'Sump gasket']) {
        await openOffline(page, `/parts/new?vehicle_id=${vehicle}`, 'Create Part');
        await fillIn(page, { Name: name });
        await submit(page, 'Create Part');
        await expect(row(page, name)).toBeVisible();
      }
      await openOffline(page, `/service/events/new?vehicle_id=${vehicle}`, 'Create Service Event');
      await fillIn(page, { 'Service name': 'Oil change' });
      for (const name of ['Oil filter', 'Sump gasket']) {
        await page.getByLabel('Part of this vehicle').selectOption(`${name} · not sent yet`);
        await page.getByRole('button', { name: 'Add Part' }).click();
      }
      await submit(page, 'Create Service Event');
      await expect(row(page, 'Oil change')).toContainText('Sent after “Oil filter”, which it names.');
      await openOffline(page, `/issues/create?vehicle_id=${vehicle}`, 'Create Issue');
      await fillIn(page, { Title: 'Oil stains the floor' });
      await page.getByRole('group', { name: 'Service events that are not sent yet' }).getByRole('checkbox').check();
      await submit(page, 'Create Issue');
      await expect(row(page, 'Oil stains the floor')).toContainText('Sent after “Oil change”, which it names.');

      // One of both is thrown away: the event that names it stays, and asks.
      await page.goto('/parts');
      await row(page, 'Sump gasket').getByRole('button', { name: 'Throw away' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('1 other entry names it');
      await dialog.getByRole('button', { name: 'Throw away' }).click();
      await page.goto('/service-history');
      await expect(row(page, 'Oil change')).toContainText('It names “Sump gasket”, which was thrown away.');
      await row(page, 'Oil change').getByRole('link', { name: 'Open' }).click();
      await page.getByRole('button', { name: 'Remove Sump gasket' }).click();
      await submit(page, 'Create Service Event');
      await expect(row(page, 'Oil change')).toContainText('Sent after “Oil filter”');

      await context.setOffline(false);
      await expect(page.getByRole('button', { name: /waiting to be sent$/ })).toBeHidden();
      const [part] = await read<{ id: number }[]>(person, '/api/parts');
      const [event] = await read<{ id: number }[]>(person, EVENTS);
      expect(await read(person, `${EVENTS}/${event!.id}`)).toMatchObject({
        ...{ name: 'Oil change', parts: [{ id: part!.id, name: 'Oil filter', quantity: 1 }] },
      });
      expect(await read(person, '/api/issues')).toMatchObject([{ service_events: [{ id: event!.id }] }]);
    },
  );

  test(
    'at 390 px a tread and the note of a session are written without a network, changed, and arrive once',
    thorough,
    async ({ context, page, person, garage }) => {
      await atWidth(page, 390);
      const vehicle = await garage.vehicle(await garage.collection('Barn'));
      const tyres = ['front-left', 'front-right'].map((position) => ({ position }));
      const set = await garage.set('Winter wheels', { tyres });
      await garage.mount(set, vehicle, { from_on: '2026-01-10', positions: ['front-left', 'front-right'] });
      const session = await garage.session(vehicle, { driven_on: '2026-05-03', track: 'Lakeside' });
      await madeReady(page);
      await page.goto(`/track-sessions/${session}/edit`);
      await expect(page.getByLabel('Note')).toBeVisible();
      await context.setOffline(true);

      // Neither this page nor its form was opened before.
      await page.goto('/tyres');
      await page.getByRole('link', { name: 'Winter wheels' }).click();
      await readTread(page, '6.5');
      await expect(row(page, 'Tread · Winter wheels')).toContainText('Waiting to be sent');
      await row(page, 'Tread · Winter wheels').getByRole('link', { name: 'Open' }).click();
      await expect(depth(page)).toHaveValue('6.5');
      await depth(page).fill('6.4');
      await submit(page, 'Save');
      await expect(row(page, 'Tread · Winter wheels')).toContainText('Front left 6.4/32 in');
      expect(await violationsOf(page)).toEqual([]);

      await page.goto(`/track-sessions/${session}/edit`);
      await fillIn(page, { Note: 'Wet until noon' });
      await submit(page, 'Update Session');
      await expect(row(page, 'Lakeside')).toContainText('Waiting to be sent');
      await context.setOffline(false);
      await expect(waiting(page)).toBeHidden();
      expect(await read(person, `/api/track-sessions/${session}`)).toMatchObject({ note: 'Wet until noon' });
      const depths = [{ position: 'front-left', inner: null, middle: 6.4, outer: null }];
      expect(await read(person, `/api/usage/entries?component_id=${set}`)).toMatchObject([{ kind: 'tread', depths }]);
    },
  );
});
