import type { ConsoleMessage, Page } from '@playwright/test';

export interface Transfer {
  /** Transferred size in units of 1,000 bytes, including headers. */
  kilobytes: number;
  requests: number;
  /** One line per file, to find what has grown. */
  files: string[];
  /** Errors of the content security policy and of the page. */
  complaints: string[];
}

/** True for console errors and warnings. On a slow machine, Chromium also warns about a preloaded script that waits for a paint; that is ignored. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  /error|warning/.test(message.type()) && !/was preloaded using link preload but not used/.test(message.text());

/** Opens a page and measures everything it loads, with the cache of its context. `until` waits until the page is complete. */
export async function weigh(page: Page, path: string, until: () => Promise<unknown>): Promise<Transfer> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) urls.set(requestId, request.url);
  });
  // A cached file costs no request.
  session.on('Network.requestServedFromCache', ({ requestId }) => urls.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) urls.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  await page.goto(path);
  await until();
  await page.waitForLoadState('networkidle');
  // A file requested twice at the same time is transferred once; the second request has no bytes.
  const came = (id: string) => (sizes.get(id) ?? 0) > 0;
  for (const [id, url] of urls)
    if (!came(id) && [...urls].some(([other, same]) => same === url && came(other))) urls.delete(id);
  const files = [...urls].map(([id, url]) => `${String(sizes.get(id) ?? 0).padStart(7)} ${new URL(url).pathname}`);
  const bytes = [...urls.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  return { kilobytes: bytes / 1000, requests: urls.size, files, complaints };
}
