import type { Page } from '@playwright/test';

interface Walk {
  /** How each thing that can be worked with looks while it has no focus. */
  looks: Map<Element, string>;
  reached: Set<Element>;
  last: Element | null;
  unseen: string[];
}

/** More steps than any page has things to reach. */
const MOST_STEPS = 200;

/**
 * Goes through a page with the Tab key alone. A line for each thing that can be worked with by mouse but is not reached, and for each
 * that does not look otherwise when it has the focus. Leaves the page at its top, without the focus.
 */
export async function faultsByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(begin);
  for (let step = 0, rounds = 0; step < MOST_STEPS && rounds < 2; step += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(look);
    if (where === 'known') break;
    if (where === 'nowhere') rounds += 1;
  }
  return page.evaluate(faults);
}

type Walking = typeof globalThis & {
  walk: Walk;
  lookOf: (element: Element) => string;
  nameOf: (one: Element) => string;
};

/** Runs in the page: notes what there is and how it looks. An open dialog is all there is. */
function begin(): void {
  const it = globalThis as Walking;
  const properties = ['outline', 'box-shadow', 'border-color', 'background-color', 'color', 'text-decoration'];
  const styles = (element: Element | null, pseudo?: string): string => {
    const style = element && getComputedStyle(element, pseudo);
    return style ? properties.map((name) => style.getPropertyValue(name)).join() : '';
  };
  it.lookOf = (element) =>
    [
      styles(element),
      styles(element, '::before'),
      styles(element, '::after'),
      styles(element.nextElementSibling),
      styles(element.parentElement),
      styles(element.parentElement?.parentElement ?? null),
    ].join('\n');
  it.nameOf = (one) =>
    `<${one.tagName.toLowerCase()}> ${(one.getAttribute('aria-label') ?? one.textContent).slice(0, 60)}`;

  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter((one) => one.checkVisibility());
  const scope = dialogs.at(-1) ?? document.body;
  const workable = 'a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex="0"]';
  const isOneOfItsGroup = (one: Element): boolean => {
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    const group = [...scope.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${one.name}"]`)];
    return one === (group.find(({ checked }) => checked) ?? group[0]);
  };
  const there = [...scope.querySelectorAll<HTMLElement>(workable)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      !one.closest('[inert]') &&
      !one.parentElement?.closest('[contenteditable=true]') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      isOneOfItsGroup(one),
  );
  const focused = document.activeElement as HTMLElement | null;
  focused?.blur();
  it.walk = { looks: new Map(there.map((one) => [one, it.lookOf(one)])), reached: new Set(), last: null, unseen: [] };
  if (dialogs.length > 0) focused?.focus();
}

/** Runs in the page: looks at what has the focus now. */
function look(): 'onwards' | 'known' | 'nowhere' {
  const { walk, lookOf, nameOf } = globalThis as Walking;
  const now = document.activeElement;
  if (!now || now === document.body) return 'nowhere';
  // A date has three parts, and a step for each.
  if (walk.last === now) return 'onwards';
  walk.last = now;
  if (walk.reached.has(now)) return 'known';
  walk.reached.add(now);
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  if (walk.looks.get(now) === lookOf(now)) walk.unseen.push(nameOf(now));
  return 'onwards';
}

/** Runs in the page: what was not reached, and what did not show that it was. */
function faults(): string[] {
  const { walk, nameOf } = globalThis as Walking;
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  const missed = [...walk.looks.keys()].filter((one) => one.isConnected && !walk.reached.has(one));
  return [
    ...missed.map((one) => `not reached: ${nameOf(one)}`),
    ...walk.unseen.map((name) => `the focus is not seen on ${name}`),
  ];
}
