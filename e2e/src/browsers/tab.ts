/** The part of a browser that the walk needs, whatever drives it. */
export interface Tab {
  open(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  click(selector: string): Promise<void>;
  /** Types into what is clicked, in place of what is there. */
  type(selector: string, text: string): Promise<void>;
  /** Presses Control and a letter. */
  control(letter: 'a' | 'c' | 'v'): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(path: string): Promise<void>;
  /** Warnings and errors of the console since this was last asked. */
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

/** Marks what an expression finds, once it finds something that can be used, and answers how drivers select it. */
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

/** A field by its label. */
export const field = (tab: Tab, label: string): Promise<string> =>
  marked(tab, `the field '${label}'`, `[...document.querySelectorAll('label')].find${textIs(label)}?.control`);

/** A button or a link of the page or of its dialog by its words. */
export const button = (tab: Tab, name: string): Promise<string> =>
  marked(
    tab,
    `the button '${name}'`,
    `[...document.querySelectorAll(':is(main, dialog, [role="dialog"]) :is(button, a)')].filter((one) => one.offsetParent).find${textIs(name)}`,
  );

/** The first that a CSS selector finds. */
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
