import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { languages, PSEUDO, pseudo, speak } from '../src/languages.js';
import { aPerson, create, signedInAs, type Person } from '../src/person.js';
import { openRequests } from '../src/requests.js';
import { atWidth } from '../src/width.js';
import { thorough } from '../src/turn.js';

test('a visitor reads every page of the shell in each language from the first answer on', async ({ context }) => {
  const titles = new Set<string>();
  for (const language of languages) {
    await speak(context, language);
    const answer = await (await context.request.get('/about')).text();
    expect(answer).toContain(`<html lang="${language}"`);
    titles.add(/<h1[^>]*>([^<]*)/.exec(answer)![1]!);
  }
  expect(titles.size).toBe(languages.length);
});

/** Wide first. A narrow page shows the same texts, except those only for phones. */
const WIDTHS = [1440, 390];

const PUBLIC = [
  '/',
  '/features',
  '/about',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email',
  '/remind-later',
  '/provider',
];
const SIGNED_IN = ['/dashboard', '/profile', '/profile?tab=password', '/settings'];
const EMPTY = ['/issues', '/modifications', '/track-days'];

/**
 * Texts that are not translated: people's data; names of currencies and places, which come from the browser; and a service's explanations, which do not exist
 * in the pseudo language.
 */
const DATA =
  /Nobody knows the mileage of that time\.|Carnet|Edda|Test|BMW|Thermostat|Springs|Brno|e2e-\S+|[\w.]+@example\.org/g;

test(
  'every text of the shell and its dashboard can be translated, and has room for more',
  thorough,
  async ({ page, context }) => {
    const walk = walker(page);
    await speak(context, PSEUDO);
    for (const path of PUBLIC) await walk(path);
    await signedInAs(context, await aPerson());
    for (const path of SIGNED_IN) await walk(path);
  },
);

test(
  'every text of the palette can be translated, and has room for more',
  thorough,
  async ({ page, context, request }) => {
    const person = await aPerson();
    await recordsOf(request, person);
    await speak(context, PSEUDO);
    await signedInAs(context, person);
    await page.goto('/dashboard');
    // The page is visible before its script handles keys.
    await expect(page.locator('button[aria-keyshortcuts]')).toBeEnabled();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('group').first().waitFor();
    await expectTranslated(page, 'the palette');
    for (const text of ['Thermostat', 'zzz']) {
      await page.getByRole('combobox').fill(text);
      await page.getByRole('dialog').getByRole('status').filter({ hasText: '[' }).waitFor({ state: 'attached' });
      await expectTranslated(page, `the palette that looks for ${text}`, [text]);
    }
  },
);

test(
  'every text of the records can be translated, and has room for more',
  thorough,
  async ({ page, context, request }) => {
    const person = await aPerson();
    await speak(context, PSEUDO);
    await signedInAs(context, person);
    const walk = walker(page);
    for (const path of EMPTY) await walk(path);
    const { issue, modification, trackDay } = await recordsOf(request, person);
    for (const path of ['/issues', '/issues?search=zzz', '/issues/create', `/issues/${issue}`, `/issues/${issue}/edit`])
      await walk(path);
    for (const path of ['', '/new', `/${modification}`, `/${modification}/edit`]) await walk(`/modifications${path}`);
    for (const path of ['', '/new', `/${trackDay}`, `/${trackDay}/edit`]) await walk(`/track-days${path}`);
  },
);

test(
  'every text of the garage can be translated, and has room for more',
  thorough,
  async ({ page, context, request }) => {
    const person = await aPerson();
    await speak(context, PSEUDO);
    await signedInAs(context, person);
    const walk = walker(page);
    for (const path of ['/vehicles', '/collections', '/parts']) await walk(path);
    const { collection, vehicle, part } = await garageOf(request, person);
    for (const path of ['', '?search=zzz', '/new', `/${vehicle}`, `/${vehicle}/edit`]) await walk(`/vehicles${path}`);
    await walkAfter(page, 'Delete Vehicle');
    for (const path of ['', '/new', `/${collection}`, `/${collection}/edit`]) await walk(`/collections${path}`);
    await walkAfter(page, 'Delete Collection');
    for (const path of ['', '?search=zzz', '/new', `/${part}`, `/${part}/edit`]) await walk(`/parts${path}`);
  },
);

test(
  "every text of a vehicle's tabs can be translated, and has room for more",
  thorough,
  async ({ page, context, request }) => {
    const person = await aPerson();
    await speak(context, PSEUDO);
    await signedInAs(context, person);
    const walk = walker(page);
    const { vehicle, unread } = await garageOf(request, person);
    const tabs = ['service-history', 'modifications', 'parts', 'odometer', 'costs'];
    await walk('/insights');
    for (const tab of tabs) await walk(`/vehicles/${unread}?tab=${tab}`);
    await servicesOf(request, person, vehicle);
    for (const tab of tabs) await walk(`/vehicles/${vehicle}?tab=${tab}`);
    for (const path of ['', '?kind=other&currency=USD']) await walk(`/insights${path}`);
    await walk(`/vehicles/${vehicle}?tab=odometer`);
    for (const dialog of ['Add Reading', 'Explain']) await walkAfter(page, dialog);
  },
);

test(
  'every text of dossiers and of the evidence can be translated, and has room for more',
  thorough,
  async ({ page, context, request }) => {
    const person = await aPerson();
    await speak(context, PSEUDO);
    await signedInAs(context, person);
    const walk = walker(page);
    const { vehicle, unread } = await garageOf(request, person);
    await servicesOf(request, person, vehicle);
    const book = await create(person, '/api/dossiers', { vehicle_id: vehicle });
    for (const path of ['dossiers', `dossiers/${book.id}`, 'evidence']) await walk(`/vehicles/${vehicle}/${path}`);
    for (const path of ['dossiers', 'evidence']) await walk(`/vehicles/${unread}/${path}`);
  },
);

test(
  'every text of the service history can be translated, and has room for more',
  thorough,
  async ({ page, context, request }) => {
    const person = await aPerson();
    await speak(context, PSEUDO);
    await signedInAs(context, person);
    const walk = walker(page);
    for (const path of ['/service-history', '/service/due', '/service/events/new', '/service/import']) await walk(path);
    const { vehicle } = await garageOf(request, person);
    const { event, upcoming } = await servicesOf(request, person, vehicle);
    for (const path of ['', '?search=ZZZ']) await walk(`/service-history${path}`);
    await walkAfter(page, 'Import');
    await walk('/service/due');
    for (const path of [
      'new',
      `new?vehicle_id=${vehicle}`,
      event,
      `${event}/edit`,
      `${upcoming}/edit?status=Completed`,
    ])
      await walk(`/service/events/${path}`);
    await walkAfter(page, 'Delete');
    const headers = { 'x-auth-token': person.token };
    const data = { cost: null, notes: null, mileage_at_service: 84_100, report_content: '<p>DONE</p>' };
    await request.put(`/api/service/events/${event}`, { headers, data });
    await walk(`/service/events/${event}`);
    await page.locator('details summary').last().click();
    await expect(page.locator('details li').filter({ hasText: '→' })).toHaveCount(3);
    await expectTranslated(page, 'what was changed of a service event');
  },
);

test(
  'every text of schedules and templates can be translated, and has room for more',
  thorough,
  async ({ page, context, request }) => {
    const person = await aPerson();
    await speak(context, PSEUDO);
    await signedInAs(context, person);
    const walk = walker(page);
    for (const path of ['/service-schedules/dashboard', '/service-event-templates']) await walk(path);
    const { vehicle } = await garageOf(request, person);
    const { schedule, template, atMileage } = await servicesOf(request, person, vehicle);
    for (const path of ['dashboard?show=all', 'new', `vehicles/${vehicle}`, schedule, `${schedule}/manage`])
      await walk(`/service-schedules/${path}`);
    await walkAfter(page, 'Add Templates');
    await walkAfter(page, 'Delete Schedule');
    for (const path of ['', '?search=zzz', '/new', `/${atMileage}`, `/${template}/edit`, `/${template}`])
      await walk(`/service-event-templates${path}`);
    for (const dialog of ['Associate Event', 'Delete Template']) await walkAfter(page, dialog);
  },
);

/** A garage with an open finding of the odometer. Its data have no lower-case letters, so that they are not mistaken for texts. */
async function garageOf(request: APIRequestContext, person: Person) {
  const make = async (path: string, data: object) => (await create(person, path, data)).id;
  const collection = await make('/api/collections', { name: 'BMW', description: 'NINETEEN' });
  const car = { collection_id: collection, type: 'Car', make: 'BMW', year: 1988 };
  const days = { birth_date: '1988-04-01', purchase_date: '2011-06-02' };
  const known = { nickname: 'KLARA', color: 'RED', vin: 'WBAAE310XJ0000001', current_mileage: 84_120, ...days };
  const vehicle = await make('/api/vehicles', { ...car, ...known, model: 'E30', description: 'RUNS' });
  for (const [read_on, value] of [
    ['1996-03-30', 41_400],
    ['2020-05-02', 90_150],
    ['2024-05-02', 82_150],
  ])
    await make('/api/odometer-readings', { vehicle_id: vehicle, read_on, value });
  const said = { kind: 'unknown-mileage', from_date: '1999-10-01', to_date: '2006-12-31', evidence: 'NONE' };
  await make('/api/odometer-chapters', { vehicle_id: vehicle, ...said });
  const pump = {
    name: 'PUMP',
    type: 'OEM',
    status: 'In Storage',
    manufacturer: 'BOSCH',
    part_number: 'B 1',
    cost: 14.5,
  };
  const part = await make('/api/parts', { vehicle_id: vehicle, ...pump });
  await make('/api/parts', { vehicle_id: vehicle, name: 'HOSE', type: 'Aftermarket', status: 'Planned' });
  return { collection, vehicle, part, unread: await make('/api/vehicles', { ...car, model: 'E21' }) };
}

/** Services of a vehicle: completed, due, and a schedule. */
async function servicesOf(request: APIRequestContext, person: Person, vehicle_id: number) {
  const make = async (path: string, data: object) => (await create(person, path, data)).id;
  const work = { vehicle_id, type: 'Repair', description: 'WARM', notes: 'LONG', report_content: '<p>GOOD</p>' };
  const done = { status: 'Completed', date_performed: '2026-05-01', mileage_at_service: 84_000, cost: 480 };
  const event = await make('/api/service/events', { ...work, ...done, name: 'THERMOSTAT' });
  const upcoming = await make('/api/service/events', { ...work, name: 'FLUID', status: 'Upcoming' });
  const late = { name: 'BELT', status: 'Overdue', date_performed: '2026-08-01', type: 'Regular Maintenance' };
  await make('/api/service/events', { vehicle_id, ...late });
  const plan = { type: 'Regular Maintenance', source: 'MANUAL', estimated_cost: 165, recommended_parts: ['FILTER'] };
  const periodic = { recurrence_type: 'Periodic', recurrence_time_interval: 365, recurrence_mileage_interval: 6000 };
  const template = await make('/api/service-event-templates', { ...plan, ...periodic, name: 'OIL', notes: 'NONE' });
  const total = { recurrence_type: 'Total_Mileage', recurrence_total_mileage: 90_000, recurrence_total_age: 660 };
  const atMileage = await make('/api/service-event-templates', { ...total, name: 'CHAIN', type: 'Repair' });
  const template_ids = [template, atMileage];
  const schedule = await make('/api/service-schedules', { vehicle_id, name: 'BOOK', description: 'ONE', template_ids });
  await make('/api/service-schedules', { vehicle_id, name: 'ALPS', is_active: false, template_ids: [] });
  return { event, upcoming, template, atMileage, schedule };
}

/** Clicks a button by its English name and reads the dialog, or the question in the page. */
async function walkAfter(page: Page, name: string): Promise<void> {
  await atWidth(page, WIDTHS[0]!);
  const button = page.getByRole('button', { name: pseudo(name).slice(0, name.length + 1) }).first();
  await button.click();
  await expect(page.locator('[data-waiting], [aria-busy=true]')).toHaveCount(0);
  await expectTranslated(page, `what '${name}' leads to`);
  await page.keyboard.press('Escape');
  // On a phone, some buttons are behind another one.
  await atWidth(page, WIDTHS[0]!);
  await expect(button).toBeVisible();
}

/** One record of each kind, with all its links. */
async function recordsOf(request: APIRequestContext, person: Person) {
  const make = async (path: string, data: object) => (await create(person, path, data)).id;
  const collection_id = await make('/api/collections', { name: 'BMW' });
  const car = { collection_id, type: 'Car', make: 'BMW', model: 'E30', year: 1988 };
  const vehicle_id = await make('/api/vehicles', car);
  const part = await make('/api/parts', { vehicle_id, name: 'Springs', type: 'Aftermarket', status: 'Installed' });
  const work = { vehicle_id, name: 'Thermostat', type: 'Repair', status: 'Completed', date_performed: '2026-05-01' };
  const event = await make('/api/service/events', work);
  const wrong = { vehicle_id, title: 'Thermostat', status: 'Resolved', priority: 'High', service_event_ids: [event] };
  const built = { vehicle_id, name: 'Springs', category: 'Performance', status: 'In Progress', cost: 480 };
  return {
    issue: await make('/api/issues', wrong),
    modification: await make('/api/modifications', { ...built, service_event_id: event, part_ids: [part] }),
    trackDay: await make('/api/track-days', { vehicle_id, track_name: 'Brno', event_date: '2026-05-09' }),
  };
}

/** Opens a page, waits until it is complete, and reads it. */
function walker(page: Page): (path: string) => Promise<void> {
  const requests = openRequests(page);
  return async (path) => {
    await atWidth(page, WIDTHS[0]!);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await requests.settled();
    await expect(page.locator('main [data-waiting], main [aria-busy=true]')).toHaveCount(0);
    await expectTranslated(page, path);
  };
}

async function expectTranslated(page: Page, path: string, known: readonly string[] = []): Promise<void> {
  for (const width of WIDTHS) {
    await atWidth(page, width);
    const { texts, overflow } = await page.evaluate(readPage, /^\/settings$|\/dossiers/.test(path));
    const plain = texts.filter((text) => {
      const left = known.reduce((rest, one) => rest.replaceAll(one, ''), text.replace(DATA, ''));
      return /[a-z]{3,}/.test(left);
    });
    expect.soft(plain, `${path} has texts at ${width} px that are no messages`).toEqual([]);
    expect.soft(overflow, `${path} is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
}

/**
 * Runs in the browser: everything that a person sees or hears on a page, and its overflow. With `namesChoices`, names of languages, regions and currencies are
 * left out, because they come from the browser.
 */
function readPage(namesChoices: boolean): { texts: string[]; overflow: number } {
  const texts = [document.title];
  const other = `script, style, template, kbd${namesChoices ? ', option, main [lang]' : ''}`;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.parentElement!.closest(other)) texts.push(node.textContent!.trim());
  }
  const heard = ['aria-label', 'aria-description', 'aria-placeholder', 'placeholder', 'title', 'alt'];
  for (const name of heard) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!);
  }
  return { texts, overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth };
}
