import { expect, type BrowserContext, type Page } from '@playwright/test';
import { call, callPatiently } from '../src/api.js';
import { test } from '../src/garage.js';
import { hostileMarkup } from '../src/hostile/markup.js';
import { signedInAs, type Person, aPerson } from '../src/person.js';
import { operations, type Schema } from '../src/walk/documents.js';
import { thorough } from '../src/turn.js';

/** Pages that show a text, by route. The places where a text is written come from the OpenAPI documents. */
const SHOWN: Record<string, { page: (id: number) => string; also: object }> = {
  '/api/service/events': { page: (id) => `/service/events/${id}`, also: { name: 'Hostile', type: 'Other' } },
  '/api/service-event-templates': {
    page: (id) => `/service-event-templates/${id}`,
    also: { name: 'Hostile', type: 'Other', recurrence_type: 'Periodic', recurrence_time_interval: 30 },
  },
  '/api/track-days': { page: (id) => `/track-days/${id}`, also: { track_name: 'Hostile', event_date: '2026-05-09' } },
};

interface Way {
  path: string;
  fields: { name: string; max: number }[];
}

/** Each route that accepts rich text, with its fields. */
const ways: Way[] = operations
  .filter(({ method, path, reports }) => method === 'POST' && !path.includes('{') && !reports)
  .map(({ path, body }) => ({ path, fields: richFields(body) }))
  .filter(({ fields }) => fields.length > 0);

function richFields(body: Schema | null): Way['fields'] {
  const all = Object.entries(body?.properties ?? {}) as [string, Schema & { description?: string }][];
  return all
    .filter(([, { description = '' }]) => /sanitised/.test(description))
    .map(([name, { maxLength = 0 }]) => ({ name, max: maxLength }));
}

const LANES = 6;
/** Number of texts per page, if a page is opened for several. */
const BATCH = 40;

/** Each text as the service has stored it, by route and field. */
let stored: { path: string; field: string; max: number; texts: string[] }[];
let person: Person;
let vehicle: number;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: test.info().project.use.baseURL });
  person = await aPerson();
  const collection_id = await made('/api/collections', { name: 'Hostile' });
  vehicle = await made('/api/vehicles', { collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971 });
  stored = (await Promise.all(ways.map(storeAll))).flat();
  await request.dispose();
});

test('every field that takes rich text is known', thorough, () => {
  expect(ways.map(({ path }) => path).sort()).toEqual(Object.keys(SHOWN).sort());
  expect(ways.flatMap(({ fields }) => fields)).not.toHaveLength(0);
});

test('nothing that was stored runs, not even in a page without a policy', thorough, async ({ page }) => {
  const ran = await written(
    page,
    stored.flatMap(({ texts }) => texts),
  );
  expect(ran).toEqual([]);
  // The same test page must detect texts that do run.
  expect((await written(page, hostileMarkup)).length).toBeGreaterThan(30);
});

test(
  'nothing that was stored runs in our pages, and the policy has nothing to report',
  thorough,
  async ({ context }) => {
    const page = await watched(context);
    for (const { path, field, max, texts } of stored) {
      for (const text of together(texts, Math.min(max, 40_000) - 1000)) {
        const id = await made(path, { ...SHOWN[path]?.also, vehicle_id: vehicle, [field]: text });
        await page.goto(`${SHOWN[path]?.page(id)}`);
        await page.getByText(LAST).first().waitFor();
        expect(await page.evaluate(() => window.told), `${path} ${field}`).toEqual([]);
      }
    }
  },
);

test('the page keeps it from running by itself, whatever a service let through', thorough, async ({ context }) => {
  const page = await watched(context);
  const id = await made('/api/track-days', { ...SHOWN['/api/track-days']?.also, vehicle_id: vehicle });
  const day = (await call({ path: `/api/track-days/${id}`, token: person.token })).json<object>();
  let report = '';
  await page.route(`**/api/track-days/${id}`, (route) => route.fulfill({ json: { ...day, report } }));
  for (let first = 0; first < hostileMarkup.length; first += BATCH) {
    report = `<p>${LAST}</p>${hostileMarkup.slice(first, first + BATCH).join('')}`;
    await page.goto(`/track-days/${id}`);
    await page.getByText(LAST).waitFor();
    expect(await page.evaluate(() => window.told.filter((what) => what === 'ran')), report).toEqual([]);
    const links = await page
      .locator('main a[target=_blank]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const href of links) expect(href).toMatch(/^\s*(https?:|about:blank$)/i);
  }
});

const LAST = 'The last line of all.';

declare global {
  interface Window {
    told: string[];
  }
}

/** A page that records scripts that ran and reports of its policy, starting before its first script. */
async function watched(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    window.told = [];
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.defineProperty(window, name, { value: () => window.told.push('ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      window.told.push(`${violatedDirective} ${sample}`),
    );
  });
  await signedInAs(context, person);
  return context.newPage();
}

/** Inserts each text into a page without a policy. @returns the texts that ran something */
async function written(page: Page, texts: readonly string[]): Promise<string[]> {
  await page.goto('about:blank');
  await page.context().setOffline(true);
  return page.evaluate(async (all) => {
    const ran: string[] = [];
    const place = document.body.appendChild(document.createElement('div'));
    for (const text of all) {
      for (const name of ['alert', 'confirm', 'prompt'] as const) window[name] = (() => ran.push(text)) as never;
      place.innerHTML = text;
      for (const link of place.querySelectorAll('a')) if (link.protocol === 'javascript:') ran.push(text);
      // Waits for the error event of another missing picture, which comes after that of the text's picture.
      await new Promise<void>((done) => {
        const picture = place.appendChild(new Image());
        picture.onerror = () => done();
        picture.src = 'data:,';
      });
    }
    return ran;
  }, texts);
}

/** Joins texts into few, each with a last line that shows that it is complete. */
function together(texts: readonly string[], max: number): string[] {
  const parts = [''];
  for (const text of texts) {
    if (parts.at(-1)!.length + text.length > max) parts.push('');
    parts.push(`${parts.pop()}<div>${text}</div>`);
  }
  return parts.map((part) => `${part}<p>${LAST}</p>`);
}

async function storeAll({ path, fields }: Way): Promise<typeof stored> {
  const answers: Record<string, unknown>[] = [];
  const waiting = [...hostileMarkup.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, text] = next;
      const hostile = Object.fromEntries(fields.map(({ name }) => [name, text]));
      answers[at] = await created(path, { ...SHOWN[path]?.also, vehicle_id: vehicle, ...hostile });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return fields.map(({ name, max }) => {
    const texts = answers.map((answer) => answer[name]).filter((text): text is string => typeof text === 'string');
    return { path, field: name, max, texts };
  });
}

async function created(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await callPatiently({ method: 'POST', path, token: person.token, body });
  if (answer.status !== 201)
    throw new Error(`POST ${path} ${JSON.stringify(body)} answers ${answer.status}: ${answer.text}`);
  return answer.json<Record<string, unknown>>();
}

const made = async (path: string, body: object): Promise<number> => Number((await created(path, body)).id);
