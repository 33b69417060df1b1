import type { Page, Request } from '@playwright/test';
import { until } from './until.js';

/** Requests of a page that have no answer yet. */
export interface OpenRequests {
  /**
   * Waits until every answer is there and drawn. No fixed time of quiet: the page is idle only once it has drawn what came and has
   * sent what follows from it.
   */
  settled(): Promise<void>;
}

/** Counts a page's requests. Call it before the page goes to its first address. */
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
