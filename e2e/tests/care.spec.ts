import { expect, type Page } from '@playwright/test';
import type { Account } from '../src/api.js';
import { violationsOf } from '../src/axe.js';
import { aKeeper, type Things } from '../src/believable.js';
import { faultsByKeyboard } from '../src/keyboard.js';
import { onceInRun } from '../src/once-in-run.js';
import { signedInAs } from '../src/person.js';
import { openRequests } from '../src/requests.js';
import { addressOf, inScheme, screens, servedRoutes, settle } from '../src/screens.js';
import { goAside, tabTest } from '../src/tabs.js';
import { atWidth } from '../src/width.js';
import { onItsDay } from '../src/turn.js';

// Each screen is opened once, then checked in both schemes and at every width.

const WIDTHS = [1440, 390];
const NARROWEST = 360;
const SCHEMES = ['light', 'dark'] as const;

// The tests inject axe, which the page's policy would refuse.
const test = tabTest({ bypassCSP: true, reducedMotion: 'reduce' });

let keeper: Account;
let things: Things;

test.beforeAll(async () => {
  ({ keeper, things } = await onceInRun('keeper', aKeeper));
});

// There are many screens, and no test changes data.
test.describe.configure({ mode: 'parallel' });

test('every route of the shell and of the remotes is looked at', () => {
  const seen = new Set(screens.map(({ route }) => route));
  const missing = servedRoutes().filter((route) => !seen.has(route));
  expect(servedRoutes().length).toBeGreaterThan(25);
  expect(missing, 'Add them to e2e/src/screens.ts').toEqual([]);
});

for (const screen of screens) {
  test(
    `${screen.name} has one main heading, is free of what axe can find, works by keyboard, and is never wider than its window`,
    onItsDay(screen.name),
    async ({ openTab }) => {
      const { page, leave } = screen.isPublic
        ? await openTab('of a visitor')
        : await openTab('of the keeper', (tab) => signedInAs(tab.context(), keeper));
      const requests = openRequests(page);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await atWidth(page, width);
        if (width === WIDTHS[0] || screen.isAnotherWhenNarrow) {
          await goAside(page);
          await page.goto(addressOf(screen, things));
          await settle(page, screen, requests);
          if ((await page.locator('h1').count()) !== 1) found.push(`${width} px: not one main heading`);
        }
        for (const colorScheme of SCHEMES) {
          await inScheme(page, colorScheme);
          found.push(
            ...(await violationsOf(page, colorScheme === 'light' ? 'at all' : 'at colours')).map(
              (line) => `${width} px, ${colorScheme}: ${line}`,
            ),
          );
        }
        if (width === WIDTHS[0]) found.push(...(await faultsByKeyboard(page)));
      }
      await atWidth(page, NARROWEST);
      found.push(...(await tooWide(page)));
      await leave();
      expect(found).toEqual([]);
    },
  );
}

test('a form with something beside it fits a narrow window before any script knows of it', async ({
  page,
  context,
}) => {
  await signedInAs(context, keeper);
  await context.addInitScript(() => (MediaQueryList.prototype.addEventListener = () => {}));
  await page.goto('/service-event-templates/new');
  await page.locator('aside').waitFor();
  await atWidth(page, NARROWEST);
  await expect(page.locator('aside'), 'A script has known').toHaveCount(1);
  expect(await tooWide(page)).toEqual([]);
});

test('a field with the focus has an outline where a person has colours of their own, in which no shadow is drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await expect(email).toBeEnabled();
  await email.focus();
  await expect(email).toHaveCSS('outline-style', 'solid');
});

/** Elements that overflow on the right, if the page can be scrolled sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > width + 1);
    return out
      .slice(-3)
      .map((one) => `${width} px: <${one.tagName.toLowerCase()} class="${one.className}"> sticks out`);
  }, NARROWEST);
}
