import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { stackAddress } from './api.js';

/** A tab that one test after the other looks at screens in. */
export interface Tab {
  page: Page;
  /** Leaves the screen with all that it has stored and all that a test has hung on the page. */
  leave: () => Promise<void>;
}

type OpenTab = (name: string, prepare?: (page: Page) => Promise<void>) => Promise<Tab>;

/**
 * A test whose `openTab` gives the worker's tab of a name; who asks first opens and prepares it. Half of what a screen costs the processor
 * is a new context, which has fetched and compiled no script yet, and its renderer: a tab that stays pays that once. A test that fails
 * ends its worker, and its tabs with it.
 */
export const tabTest = (options: BrowserContextOptions) =>
  base.extend<object, { openTab: OpenTab }>({
    openTab: [
      async ({ browser }, use) => {
        const tabs = new Map<string, Promise<Tab>>();
        await use((name, prepare) => {
          const tab = tabs.get(name) ?? newTab(browser, options, prepare);
          tabs.set(name, tab);
          return tab;
        });
        for (const tab of tabs.values()) await (await tab).page.context().close();
      },
      { scope: 'worker' },
    ],
  });

/**
 * Leaves a screen for a text of the same site. `about:blank` would end the renderer, and what it has compiled: a screen opened after it costs
 * twice as much (ADR 83).
 */
export const goAside = (page: Page): Promise<unknown> => page.goto('/robots.txt');

async function newTab(
  browser: Browser,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<Tab> {
  const context = await browser.newContext({ baseURL: stackAddress(), ...options });
  const page = await context.newPage();
  await prepare?.(page);
  const devTools = await context.newCDPSession(page);
  const leave = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.removeAllListeners();
    await goAside(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({ colorScheme: 'light' });
    await devTools.send('Storage.clearDataForOrigin', {
      origin: stackAddress(),
      storageTypes: 'local_storage,indexeddb',
    });
  };
  return { page, leave };
}
