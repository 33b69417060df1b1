import type { Page } from '@playwright/test';

interface Walk {
  /** Styles of each interactive element without focus. */
  looks: Map<Element, string>;
  reached: Set<Element>;
  unseen: string[];
  /** True once the focus returns to an element: it has visited everything. */
  round: boolean;
}

/** Maximum number of Tab presses; more than any page needs. The page is asked now and then whether the round is complete. */
const MOST_STEPS = 200;
const STEPS_AT_ONCE = 10;

/**
 * Walks through a page with the Tab key. Returns a line for each interactive element that is not reached, and for each that does not look different with
 * focus. Ends at the top of the page without focus.
 */
export async function faultsByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(begin);
  for (let step = 0; step < MOST_STEPS && !(await page.evaluate(isRound)); step += STEPS_AT_ONCE)
    for (let more = 0; more < STEPS_AT_ONCE; more += 1) await page.keyboard.press('Tab');
  return page.evaluate(faults);
}

type Walking = typeof globalThis & {
  walk: Walk;
  lookOf: (element: Element) => string;
  nameOf: (one: Element) => string;
};

/** Runs in the page: records its elements and their styles. If a dialog is open, only its elements count. */
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
  const walk: Walk = {
    looks: new Map(there.map((one) => [one, it.lookOf(one)])),
    reached: new Set(),
    unseen: [],
    round: false,
  };
  it.walk = walk;
  if (dialogs.length > 0) focused?.focus();
  document.addEventListener('focusin', ({ target }) => {
    const now = target as Element;
    if (walk.reached.has(now)) return void (walk.round = true);
    walk.reached.add(now);
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    if (walk.looks.get(now) === it.lookOf(now)) walk.unseen.push(it.nameOf(now));
  });
}

/** Runs in the page. */
const isRound = (): boolean => (globalThis as Walking).walk.round;

/** Runs in the page: elements that were not reached, or that did not show the focus. */
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
