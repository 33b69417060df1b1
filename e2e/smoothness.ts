// `npm run smoothness -w e2e` measures how smoothly a history of 2,000 service events scrolls and is searched in a running stack (`CARNET_URL`),
// at the width of a desktop, and how fast a search in 500 vehicles is rendered. `-- 4` slows the CPU down by that factor.
import { chromium, type Page } from '@playwright/test';
import { call, stackAddress, register, type Account } from './src/api.js';
import { launchOptions } from './src/chromium.js';
import { signedInAs } from './src/person.js';

const EVENTS = 2_000;
const VEHICLES = 500;
const SLOWER = Number(process.argv[2] ?? 1);
/** Pixels of one turn of a mouse wheel. */
const WHEEL = 600;

const browser = await chromium.launch(launchOptions);
try {
  const collector = await aCollector();
  const context = await browser.newContext({ baseURL: stackAddress(), viewport: { width: 1440, height: 900 } });
  await signedInAs(context, collector);
  // tsx wraps named functions in a helper that does not exist in the page, so it is defined here.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto('/service-history');
  await page.getByRole('row').nth(40).waitFor();
  const scrolling = await scrolledToTheEnd(page);
  const events = { list: '/api/service/events', shown: 'tbody tr' };
  const eventSearches = {
    'few of 2,000 events': await searched(page, events, 'brake fluid 77'),
    'half of 2,000 events': await searched(page, events, 'brake'),
    'all of 2,000 events': await searched(page, events, 'porsche'),
  };
  await page.goto('/vehicles');
  await page.getByRole('article').nth(40).waitFor();
  const vehicles = { list: '/api/vehicles', shown: 'article' };
  const vehicleSearches = {
    'few of 500 vehicles': await searched(page, vehicles, '911 77'),
    'half of 500 vehicles': await searched(page, vehicles, '911'),
    'all of 500 vehicles': await searched(page, vehicles, 'porsche'),
  };
  console.table({ 'scrolling to the end': scrolling });
  console.table({ ...eventSearches, ...vehicleSearches });
} finally {
  await browser.close();
}

async function aCollector(): Promise<Account> {
  const account = await register();
  const { token } = account;
  const post = async (path: string, body: object) => {
    const answer = await call({ method: 'POST', path, token, body });
    if (answer.status > 201) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
    return answer.json<{ id: number }>().id;
  };
  const collection_id = await post('/api/collections', { name: 'All' });
  const vehicle = { collection_id, type: 'Car', make: 'Porsche', model: '911', year: 1973 };
  const vehicle_id = await post('/api/vehicles', vehicle);
  for (let n = 1; n < VEHICLES; n += 1)
    await post('/api/vehicles', { ...vehicle, model: `${n % 2 ? '911' : '356'} ${n}`, nickname: `Number ${n}` });
  const file = Array.from({ length: EVENTS }, (_, n) => ({
    vehicle_id,
    name: `${n % 2 ? 'Brake fluid' : 'Oil and filter'} ${n}`,
    type: 'Regular Maintenance',
    date_performed: new Date(Date.UTC(2024, 0, 1) - n * 86_400_000).toISOString().slice(0, 10),
    mileage_at_service: 200_000 - n * 50,
    cost: 40 + (n % 90),
  }));
  await post('/api/service/events/import', file);
  return account;
}

/** Scrolls by the wheel until the last row is shown. Counts frames meanwhile. */
async function scrolledToTheEnd(page: Page) {
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    const next = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  await page.mouse.move(720, 600);
  const rows = () =>
    page.evaluate(() => Number(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount')) - 1);
  const began = Date.now();
  while ((await rows()) < EVENTS) {
    await page.mouse.wheel(0, WHEEL);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (Date.now() - began > 120_000) throw new Error(`Only ${await rows()} of ${EVENTS} rows came`);
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.sort((a, b) => a - b));
  const at = (share: number) => Math.round((frames[Math.floor((frames.length - 1) * share)] ?? 0) * 10) / 10;
  return {
    rows: await rows(),
    'in the page': await page.evaluate(() => document.querySelectorAll('tbody tr').length),
    frames: frames.length,
    'median ms': at(0.5),
    '95 % ms': at(0.95),
    '99 % ms': at(0.99),
    'longest ms': at(1),
    'over 50 ms': frames.filter((frame) => frame > 50).length,
  };
}

interface List {
  /** Path of the list in the API. */
  list: string;
  /** Selector of the list's rows in the page. */
  shown: string;
}

/** Time from the last byte of the response to the frame in which its rows are painted. */
async function searched(page: Page, { list, shown }: List, text: string) {
  await page.evaluate(() => performance.clearResourceTimings());
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname === list);
  const painted = page.evaluate(
    ({ list, shown, text }) => {
      // React replaces stale rows at once: the first frame without `aria-busy` after the response has the new rows.
      const answered = () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
          ({ name }) => new URL(name).pathname === list && (new URL(name).searchParams.get('search') ?? '') === text,
        );
      return new Promise<{ rows: number; 'ms after the answer': number }>((resolve) => {
        const before = document.querySelectorAll(shown)[0];
        let wasBusy = false;
        const look = () => {
          const entry = answered();
          const isBusy = document.querySelector('main [aria-busy=true]') !== null;
          wasBusy ||= isBusy;
          const isNew = document.querySelectorAll(shown)[0] !== before || wasBusy;
          if (!entry || isBusy || !isNew) return void requestAnimationFrame(look);
          requestAnimationFrame((at) => {
            const rows = document.querySelectorAll(shown).length;
            resolve({ rows, 'ms after the answer': Math.round(at - entry.responseEnd) });
          });
        };
        look();
      });
    },
    { list, shown, text },
  );
  const filled = page.getByRole('searchbox', { name: 'Search' }).fill(text);
  const [response, result] = await Promise.all([answer, painted, filled]);
  return { found: Number(response.headers()['x-total-count']), ...result };
}
