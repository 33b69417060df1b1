import { readFileSync, writeFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { figuresOf, type TraceEvent, type TraceFigures, USABLE } from './trace-figures.js';
import type { SignedInBrowser } from './browser.js';

export interface Traced {
  url: string;
  /** The selector of what a person came for: once it is there, the page can be used. */
  usable: string;
  /** The factor by which the phone's CPU is slower than this machine. */
  slowdown: number;
  /** The trace is written here; DevTools (Performance) and https://ui.perfetto.dev open it. */
  file: string;
}

const CATEGORIES = [
  ...['devtools.timeline', 'loading', 'blink.user_timing', 'v8.execute', 'toplevel'],
  ...['disabled-by-default-devtools.timeline', 'disabled-by-default-v8.cpu_profiler'],
];

/** Slow 4G and the phone as Lighthouse has them where it throttles the browser itself. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 77_760 };
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

const PATIENCE_MS = 120_000;

/** Opens a page with nothing in the cache, as a slow phone on slow 4G, keeps the browser's trace until the page is quiet, and reads its figures. */
export async function trace(
  { context }: SignedInBrowser,
  { url, usable, slowdown, file }: Traced,
): Promise<TraceFigures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(tellWhenUsable(usable));
  await session.send('Emulation.setDeviceMetricsOverride', PHONE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.goto(url, { timeout: PATIENCE_MS });
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, USABLE, { timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  writeFileSync(file, await traceOf(session));
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  return figuresOf(traceEvents);
}

/** Runs in the page: marks the frame in which what a person came for is there and, as React draws it, can be pressed. */
const tellWhenUsable = (selector: string): string => `
  (function look() {
    const there = document.querySelector(${JSON.stringify(selector)});
    if (there && Object.keys(there).some((key) => key.startsWith('__react'))) performance.mark('${USABLE}');
    else requestAnimationFrame(look);
  })()`;

async function traceOf(session: CDPSession): Promise<string> {
  const ended = new Promise<string>((resolve, reject) => {
    session.once('Tracing.tracingComplete', ({ stream }) =>
      stream ? resolve(stream) : reject(new Error('The browser kept no trace')),
    );
  });
  await session.send('Tracing.end');
  const handle = await ended;
  for (let text = ''; ;) {
    const { data, eof } = await session.send('IO.read', { handle });
    text += data;
    if (eof) return text;
  }
}
