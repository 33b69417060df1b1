// `npm run lap-file -w e2e` measures how fast the page of a running stack (`CARNET_URL`) reads a lap timer's file of 200 MB, and how long the
// page blocks meanwhile. `-- 50` uses a file of 50 MB.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { call, register, stackAddress } from './src/api.js';
import { launchOptions } from './src/chromium.js';
import { aLapTimerFile } from './src/lap-timer.js';
import { signedInAs } from './src/person.js';

const MEGABYTES = Number(process.argv[2] ?? 200);
/** A file of 100 Hz, as some loggers write, so that all of it is of one day. */
const HERTZ = 100;
const LAP_SECONDS = 100;

const folder = mkdtempSync(join(tmpdir(), 'lap-file-'));
const browser = await chromium.launch(launchOptions);
try {
  const file = aFileOf(MEGABYTES);
  const account = await register();
  const context = await browser.newContext({ baseURL: stackAddress(), viewport: { width: 1440, height: 900 } });
  await signedInAs(context, account);
  // tsx wraps named functions in a helper that does not exist in the page, so it is defined here.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.goto(`/track-days/${await aTrackDay(account.token)}`);
  const input = page.getByLabel('Add a logger’s file');
  await input.waitFor({ state: 'attached' });
  await countWaits(page);
  const began = Date.now();
  await input.setInputFiles(file);
  await page.getByText(/^Read from /).waitFor({ timeout: 300_000 });
  const seconds = (Date.now() - began) / 1_000;
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  console.table({
    'a file of RaceChrono': {
      MB: Math.round(statSync(file).size / 1e6),
      seconds,
      'longest wait of the page, ms': Math.round(Math.max(...waits)),
      'waits over 100 ms': waits.filter((wait) => wait > 100).length,
    },
  });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

function aFileOf(megabytes: number): string {
  const bytesOf = (laps: number[]) => aLapTimerFile({ track: 'Lakeside', laps, hertz: HERTZ }).length;
  const oneLap = bytesOf([LAP_SECONDS]) - bytesOf([]);
  const laps = Array<number>(Math.ceil((megabytes * 1e6) / oneLap)).fill(LAP_SECONDS);
  const path = join(folder, 'long.csv');
  writeFileSync(path, aLapTimerFile({ track: 'Lakeside', laps, hertz: HERTZ }));
  return path;
}

async function aTrackDay(token: string): Promise<number> {
  const post = async (path: string, body: object) => {
    const answer = await call({ method: 'POST', path, token, body });
    if (answer.status > 201) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
    return answer.json<{ id: number }>().id;
  };
  const collection_id = await post('/api/collections', { name: 'All' });
  const vehicle_id = await post('/api/vehicles', {
    collection_id,
    type: 'Car',
    make: 'Mazda',
    model: 'MX-5',
    year: 1990,
  });
  return post('/api/track-days', { vehicle_id, track_name: 'Lakeside', event_date: '2026-05-03' });
}

/** Records the delay of repeated 10 ms timers. A tap would wait as long. */
function countWaits(page: Page): Promise<void> {
  return page.evaluate(() => {
    const waits: number[] = [];
    let before = performance.now();
    setInterval(() => {
      const now = performance.now();
      waits.push(now - before - 10);
      before = now;
    }, 10);
    Object.assign(window, { waits });
  });
}
