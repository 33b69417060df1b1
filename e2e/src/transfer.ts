import type { ConsoleMessage, Page } from '@playwright/test';

export interface Transfer {
  /** Units of 1,000 bytes, headers included, as they came over the wire. */
  kilobytes: number;
  requests: number;
  /** One line per file, for the one who has to find what grew. */
  files: string[];
  /** Complaints of the content security policy or the page itself. */
  complaints: string[];
}

/** True of errors and warnings on a page's console. On a slow machine Chromium also tells of a script that was loaded ahead and waits for a paint. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  /error|warning/.test(message.type()) && !/was preloaded using link preload but not used/.test(message.text());

/** Opens a page and weighs all that it loads; with the cache of its context, which is empty for a new one. `until` says when it has everything. */
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
  // A file that the browser still has costs no request.
  session.on('Network.requestServedFromCache', ({ requestId }) => urls.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) urls.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  await page.goto(path);
  await until();
  await page.waitForLoadState('networkidle');
  // A file that was asked for again while it was still on its way came over the wire once: the second has no bytes of its own.
  const came = (id: string) => (sizes.get(id) ?? 0) > 0;
  for (const [id, url] of urls)
    if (!came(id) && [...urls].some(([other, same]) => same === url && came(other))) urls.delete(id);
  const files = [...urls].map(([id, url]) => `${String(sizes.get(id) ?? 0).padStart(7)} ${new URL(url).pathname}`);
  const bytes = [...urls.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  return { kilobytes: bytes / 1000, requests: urls.size, files, complaints };
}
