import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { stackAddress } from './api.js';

/** A tab that several tests use one after the other. */
export interface Tab {
  page: Page;
  /** Leaves the screen, its stored data, and everything that a test has attached to the page. */
  leave: () => Promise<void>;
}

type OpenTab = (name: string, prepare?: (page: Page) => Promise<void>) => Promise<Tab>;

/**
 * A test with `openTab`, which returns the worker's tab with a name. The first caller opens and prepares it. Half of a screen's CPU cost is a new context
 * without compiled scripts, and its renderer; a shared tab pays that once. A failed test ends its worker and the worker's tabs.
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
 * Leaves a screen for a text file of the same site. `about:blank` would end the renderer with its compiled scripts, and the next screen would cost twice as
 * much (ADR 83).
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
