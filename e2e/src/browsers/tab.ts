/** A browser tab with the functions that the tests need, whatever drives it. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  click(selector: string): Promise<void>;
  /** Clicks an element and replaces its text. */
  type(selector: string, text: string): Promise<void>;
  control(letter: 'a' | 'c' | 'v'): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(path: string): Promise<void>;
  /** Console warnings and errors since the last call. */
  messages(): string[];
  /** One more tab of the same browser, which has the same storage. Closed, it alone is gone. */
  another(): Promise<Tab>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const STEP_MS = 100;

/** Waits until an expression is true in the page. */
export async function until(tab: Tab, what: string, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await tab.evaluate<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) {
      const { address, heading } = await whereabouts(tab);
      throw new Error(`${what} did not come; the page is ${address}, '${heading}'`);
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

const whereabouts = (tab: Tab) =>
  tab.evaluate<{ address: string; heading: string }>(
    `({ address: location.href, heading: document.querySelector('h1')?.textContent ?? '' })`,
  );

const MARK = 'data-walk';

/** Waits until an expression finds a usable element, marks it, and returns a selector for it. */
async function marked(tab: Tab, what: string, expression: string): Promise<string> {
  await until(
    tab,
    what,
    `(() => {
      const found = ${expression};
      if (!found || found.disabled) return false;
      document.querySelector('[${MARK}]')?.removeAttribute('${MARK}');
      found.setAttribute('${MARK}', '');
      found.scrollIntoView({ block: 'center' });
      return true;
    })()`,
  );
  return `[${MARK}]`;
}

const textIs = (name: string) =>
  `((one) => one.textContent.replace(/\\s*\\*$/, '').trim() === ${JSON.stringify(name)})`;

/** Selector of a field by its label. */
export const field = (tab: Tab, label: string): Promise<string> =>
  marked(tab, `the field '${label}'`, `[...document.querySelectorAll('label')].find${textIs(label)}?.control`);

/** Selector of a button or link by its name, in the dialog if one is open. */
export const button = (tab: Tab, name: string): Promise<string> =>
  marked(
    tab,
    `the button '${name}'`,
    `[...document.querySelectorAll(':is(main, dialog, [role="dialog"]) :is(button, a)')].filter((one) => one.offsetParent).find${textIs(name)}`,
  );

/** Selector of the first element that matches. */
export const first = (tab: Tab, selector: string): Promise<string> =>
  marked(tab, selector, `document.querySelector(${JSON.stringify(selector)})`);

export async function fill(tab: Tab, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await tab.type(await field(tab, label), text);
}

export async function press(tab: Tab, name: string): Promise<void> {
  await tab.click(await button(tab, name));
}

export const heading = (tab: Tab, text: string): Promise<void> =>
  until(tab, `the heading '${text}'`, `document.querySelector('h1')?.textContent.includes(${JSON.stringify(text)})`);
