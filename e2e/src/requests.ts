import type { Page, Request } from '@playwright/test';
import { until } from './until.js';

/** Requests of a page without a response so far. */
export interface OpenRequests {
  /**
   * Waits until all responses have arrived and are rendered. There is no fixed quiet time: the page is idle once it has rendered everything and sent all
   * resulting requests.
   */
  settled(): Promise<void>;
}

/** Counts a page's requests. Call it before the first navigation. */
export function openRequests(page: Page): OpenRequests {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isIdle = async () => {
    if (open.size > 0) return false;
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    return open.size === 0;
  };
  return { settled: () => until(`${page.url()} has all its answers`, isIdle) };
}
