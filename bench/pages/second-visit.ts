import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { Refusal, say } from '../../scripts/lib/say.js';
import { findChromium } from '../../scripts/lib/tools.js';
import { median } from '../rounds.js';
import { startSlowLine } from './slow-line.js';

const LIST = '/vehicles';
const PATIENCE_MS = 120_000;

interface Visit {
  /** The HTML began to arrive. */
  html: number;
  firstPaint: number;
  largestPaint: number;
}

interface Measured {
  runs: number;
  slowdown: number;
}

/**
 * A list that was seen before, on slow 4G: painted from the cache, and by turns with its HTML taken out of that, so that the network is waited for.
 * @returns a table of medians
 */
export async function secondVisits(stack: string, token: string, { runs, slowdown }: Measured): Promise<string> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Refusal('There is no Chromium on this machine. CHROMIUM_PATH may name one.');
  const line = await startSlowLine(stack);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    context.setDefaultTimeout(PATIENCE_MS);
    const address = line.address + LIST;
    await seeOnce(context, line.address, token);
    const ways = { 'from the cache': [] as Visit[], 'the network first': [] as Visit[] };
    for (let run = 1; run <= runs; run++) {
      say(`a second visit, run ${run} of ${runs}`);
      await see(context, address);
      ways['from the cache'].push(await visit(context, address, slowdown));
      await see(context, address, true);
      ways['the network first'].push(await visit(context, address, slowdown));
    }
    const of = (visits: Visit[], figure: keyof Visit) => `${median(visits.map((one) => one[figure])).toFixed(0)} ms`;
    const rows = Object.entries(ways).map(
      ([way, visits]) =>
        `| ${[way, of(visits, 'html'), of(visits, 'firstPaint'), of(visits, 'largestPaint')].join(' | ')} |`,
    );
    return ['| a list, seen before | HTML | first paint | largest paint |', '| --- | --- | --- | --- |', ...rows].join(
      '\n',
    );
  } finally {
    await browser.close();
    line.close();
  }
}

/** A promise, for a page: the worker has taken it over. */
const WORKER = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ||
  new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))).then(() => true)`;

/** Signs in, and waits for the worker. */
async function seeOnce(context: BrowserContext, address: string, token: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}/about`);
  await page.evaluate(`localStorage.setItem('carnet.token', ${JSON.stringify(token)})`);
  await page.goto(address + LIST);
  await page.evaluate(WORKER);
  await page.close();
}

/** Opens the list, so that all of it is kept, and forgets its HTML alone where that is wanted. */
async function see(context: BrowserContext, address: string, butHtml = false): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await isQuiet(page);
  if (butHtml) await page.evaluate(`caches.delete('carnet-pages')`);
  await page.close();
}

/** A promise, for a page: when its HTML came, and the times of its first and of its largest paint until now. */
const PAINTS = `new Promise((resolve) => new PerformanceObserver((list) => resolve({
  html: performance.getEntriesByType('navigation')[0].responseStart,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  largestPaint: list.getEntries().at(-1).startTime,
})).observe({ type: 'largest-contentful-paint', buffered: true }))`;

async function visit(context: BrowserContext, address: string, slowdown: number): Promise<Visit> {
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await isQuiet(page);
  const paints = await page.evaluate<Visit>(PAINTS);
  await page.close();
  return paints;
}

/** The page has its data, and asks for nothing more. */
async function isQuiet(page: Page): Promise<void> {
  await page.getByRole('link', { name: /\d{4}/ }).first().waitFor();
  await page.waitForLoadState('networkidle');
}
