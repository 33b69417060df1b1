// `npm run many-photos -w e2e` measures how fast 200 thumbnails load at 100 ms of latency, and how smoothly 2,000 photos scroll, are selected,
// deleted, restored and sorted by hand. Uses a running stack (`CARNET_URL`) of this checkout (`CARNET_STATE`). `-- FOLDER` also takes screenshots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { seedManyFiles } from '../scripts/lib/seed/many-files.js';
import { StackClient } from '../scripts/lib/seed/stack-client.js';
import { stackAddress } from './src/api.js';
import { launchOptions } from './src/chromium.js';
import { signedInAs } from './src/person.js';

const [LATENCY_MS, FEW, MANY] = [100, 200, 2_000];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Pixels of one turn of a mouse wheel. */
const WHEEL = 600;
const folder = process.argv[2];

const browser = await chromium.launch(launchOptions);
try {
  const stranger = new StackClient(stackAddress());
  const few = await seedManyFiles(stranger, { photos: FEW, documents: 0 });
  const many = await seedManyFiles(stranger, { photos: MANY, documents: 0 });
  console.table({ [`${FEW} photos at ${LATENCY_MS} ms of latency`]: await firstScreens(few) });
  console.table({ 'at 1440': await scrolled(many, WIDE), 'at 390': await scrolled(many, PHONE) });
  console.table(await allAtOnce(many));
} finally {
  await browser.close();
}

async function openedAs({ token }: StackClient, viewport = WIDE): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: stackAddress(), viewport });
  await signedInAs(context, { token: token!, email: '', password: '' });
  // tsx wraps named functions in a helper that does not exist in the page, so it is defined here.
  await context.addInitScript('globalThis.__name = (named) => named');
  return { context, page: await context.newPage() };
}

/** Time from the click on the gallery's link to the frame in which every picture of the first screen is shown; then the same with a warm cache. */
async function firstScreens(who: StackClient) {
  const { context, page } = await openedAs(who);
  const network = await context.newCDPSession(page);
  await page.goto('/photos/albums');
  await page.getByText('No albums yet').waitFor();
  await page.waitForLoadState('networkidle');
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 },
  });
  const first = await visit(page);
  await page.getByRole('link', { name: 'Albums', exact: true }).click();
  await page.getByText('No albums yet').waitFor();
  await page.waitForLoadState('networkidle');
  const second = await visit(page);
  await context.close();
  return {
    'first screen, ms': first.ms,
    'pictures in it': first.shown,
    'second visit, ms': second.ms,
    // Pictures below the first screen are also fetched. If they had not arrived before, they are fetched again.
    'pictures asked for again': second.fetched.filter((name) => first.fetched.includes(name)).length,
  };
}

async function visit(page: Page): Promise<{ ms: number; shown: number; fetched: string[] }> {
  await page.evaluate(() => performance.clearResourceTimings());
  const done = page.evaluate(
    () =>
      new Promise<{ at: number; began: number; shown: number }>((resolve) => {
        let began = 0;
        document.addEventListener('click', () => (began ||= performance.now()), { capture: true, once: true });
        const look = () => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-photo] img')].filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
          const areThere =
            pictures.length > 3 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
          if (!areThere) return void requestAnimationFrame(look);
          requestAnimationFrame((at) => resolve({ at, began, shown: pictures.length }));
        };
        look();
      }),
  );
  await page.getByRole('link', { name: 'All photos', exact: true }).click();
  const { at, began, shown } = await done;
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/api/media/') && transferSize > 0)
      .map(({ name }) => name),
  );
  return { ms: Math.round(at - began), shown, fetched };
}

/** Scrolls by the wheel until the last photo has loaded. Counts frames, elements and memory meanwhile. */
async function scrolled(who: StackClient, viewport: typeof WIDE) {
  const { context, page } = await openedAs(who, viewport);
  await page.goto('/photos');
  await page.locator('[data-photo] img').first().waitFor();
  await taken(page, `photos-${viewport.width}`);
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
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  let most = 0;
  const began = Date.now();
  for (let isEnd = false; !isEnd;) {
    await page.mouse.wheel(0, WHEEL);
    const { nodes, end } = await page.evaluate(
      () =>
        new Promise<{ nodes: number; end: boolean }>((resolve) =>
          requestAnimationFrame(() =>
            resolve({
              nodes: document.querySelectorAll('*').length,
              end:
                scrollY + innerHeight >= document.documentElement.scrollHeight - 2 &&
                !/Show more/.test(document.querySelector('main')?.textContent ?? ''),
            }),
          ),
        ),
    );
    most = Math.max(most, nodes);
    isEnd = end;
    if (Date.now() - began > 120_000) throw new Error('The end does not come');
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.sort((a, b) => a - b));
  const at = (share: number) => Math.round((frames[Math.floor((frames.length - 1) * share)] ?? 0) * 10) / 10;
  await taken(page, `photos-end-${viewport.width}`);
  const inside = await context.newCDPSession(page);
  await inside.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inside.send('Runtime.getHeapUsage');
  await context.close();
  return {
    frames: frames.length,
    'median ms': at(0.5),
    '95 % ms': at(0.95),
    '99 % ms': at(0.99),
    'longest ms': at(1),
    'over 50 ms': frames.filter((frame) => frame > 50).length,
    'elements, at most': most,
    'JavaScript, MB': Math.round(usedSize / 2 ** 20),
  };
}

/** Selects all photos, adds them to an album, sorts it, deletes all, and undoes that. */
async function allAtOnce(who: StackClient) {
  const { context, page } = await openedAs(who);
  const took: Record<string, { ms: number }> = {};
  const timed = async (what: string, act: () => Promise<unknown>) => {
    const began = Date.now();
    await act();
    took[what] = { ms: Date.now() - began };
  };
  const bar = page.getByRole('toolbar', { name: 'Selected photos' });
  await page.goto('/photos');
  await page.locator('[data-photo] img').first().waitFor();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check({ force: true });
  await timed(`select all ${MANY}`, async () => {
    await bar.getByRole('button', { name: /^Select all/ }).click();
    await page.getByText('2,000 photos selected').waitFor();
  });
  await taken(page, 'photos-selected');
  await timed('delete them', async () => {
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2,000 photos moved to the trash').waitFor();
    await page.getByText('No photos yet.').waitFor();
  });
  await taken(page, 'photos-deleted');
  await timed('take it back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-photo] img').first().waitFor();
    await page.getByText('Undone.').waitFor();
  });
  const album = await anAlbum(who);
  await page.goto(`/photos/albums/${album}`);
  await timed('begin to sort an album of them', async () => {
    await page.getByRole('button', { name: 'Sort by Hand' }).click();
    await page.getByRole('button', { name: / place 1$/ }).waitFor();
  });
  await taken(page, 'album-sorting');
  const first = page.getByRole('button', { name: / place 1$/ });
  await first.focus();
  await timed('move one to its end', async () => {
    await page.keyboard.press('End');
    await page.getByText(/: place 2000 of 2000\./).waitFor();
  });
  await taken(page, 'album-sorted');
  await timed('save the order', async () => {
    await page.getByRole('button', { name: 'Save Order' }).click();
    await page.getByRole('button', { name: 'Sort by Hand' }).waitFor();
  });
  await context.close();
  return took;
}

async function anAlbum(who: StackClient): Promise<number> {
  const photo_ids: number[] = [];
  for (let path: string | null = '/api/photos?limit=200'; path !== null;) {
    const answer: Response = await fetch(who.url + path, { headers: { 'x-auth-token': who.token! } });
    photo_ids.push(...((await answer.json()) as { id: number }[]).map(({ id }) => id));
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  }
  return (await who.create('/api/albums', { name: 'All of them', photo_ids })).id;
}

async function taken(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
