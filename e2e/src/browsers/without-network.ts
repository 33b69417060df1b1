import { type Account, callPatiently, stackAddress } from '../api.js';
import { Line } from './line.js';
import { fill, first, heading, press, type Tab, until } from './tab.js';

const WAITING = `(document.querySelector('[aria-label="Not sent yet"]')?.textContent ?? '')`;
const LOADED = `![...document.querySelectorAll('[data-waiting]')].length`;

/** A person who writes service events over a line that fails, at an address of its own. */
export class WritesOffline {
  /** @param name begins the names of all events that it writes */
  constructor(
    readonly tab: Tab,
    private readonly keeper: Account,
    private readonly vehicle: number,
    private readonly name: string,
    readonly line = new Line(new URL(stackAddress())),
  ) {}

  /** The same in another tab of the same browser. */
  inAnotherTab = async (): Promise<WritesOffline> =>
    new WritesOffline(await this.tab.another(), this.keeper, this.vehicle, this.name, this.line);

  private get list(): string {
    return `${this.line.address}/service-history`;
  }

  /** The person was here once while there was a line: code, form and list are kept. */
  async begin(): Promise<void> {
    await this.line.join();
    await this.signIn(this.tab);
    await this.tab.open(this.list);
    await until(this.tab, 'the worker that keeps what was seen', 'navigator.serviceWorker.controller');
    await this.see(this.tab);
  }

  end = (): Promise<void> => this.line.cut();

  async signIn(tab: Tab): Promise<void> {
    await tab.open(`${this.line.address}/robots.txt`);
    await tab.evaluate(`localStorage.setItem('carnet.token', ${JSON.stringify(this.keeper.token)})`);
  }

  /** Opens the list and waits until it has all that it asks for, and the code of the outbox. */
  async see(tab: Tab): Promise<void> {
    await tab.open(this.list);
    await heading(tab, 'Service History');
    await until(tab, 'the end of loading', LOADED);
    const code = `performance.getEntriesByType('resource').some(({ name }) => /kit-outbox/.test(name))`;
    await until(tab, 'the outbox', code);
  }

  async openForm(): Promise<void> {
    await this.tab.open(`${this.line.address}/service/events/new?vehicle_id=${this.vehicle}`);
    await heading(this.tab, 'Service Event');
    await until(this.tab, 'the end of loading', LOADED);
  }

  /** Writes an event in the form that is open. `before` is what happens to the line before it is saved. */
  async save(event: string, before: () => Promise<void> | void): Promise<void> {
    await fill(this.tab, { 'Service name': this.named(event) });
    await before();
    await this.tab.click(await first(this.tab, 'input[type="radio"][value="Repair"]'));
    await press(this.tab, 'Create Service Event');
  }

  waits = (event: string, tab = this.tab): Promise<void> =>
    until(tab, `${event}, which waits`, `${WAITING}.includes(${JSON.stringify(this.named(event))})`);

  /** All of them have arrived once, in the order in which they were written. */
  async haveArrivedOnce(...events: string[]): Promise<void> {
    await this.see(this.tab);
    // Before the outbox has read what it keeps, nothing seems to wait; a row is a link, and what waits is none.
    for (const event of events) {
      const isRow = `(one) => one.textContent.trim() === ${JSON.stringify(this.named(event))}`;
      await until(this.tab, `the row of ${event}`, `[...document.querySelectorAll('main a')].some(${isRow})`);
    }
    await until(this.tab, 'the end of waiting', `${WAITING} === ''`);
    const path = `/api/service/events?search=${encodeURIComponent(this.name)}`;
    const stored = (await callPatiently({ path, token: this.keeper.token })).json<{ id: number; name: string }[]>();
    const names = stored.toSorted((one, other) => one.id - other.id).map(({ name }) => name);
    const wanted = events.map((event) => this.named(event));
    if (names.join() !== wanted.join()) throw new Error(`There are ${names.join(', ')}; wanted ${wanted.join(', ')}`);
  }

  private named = (event: string): string => `${this.name} ${event}`;
}

/** Deeds of `tests/outbox.spec.ts` that these browsers can do, too, as far as their drivers can. */
export const WITHOUT_NETWORK: Record<string, (writes: WritesOffline) => Promise<void>> = {
  async 'writes without a network'(writes) {
    await writes.openForm();
    await writes.save('1', () => writes.line.cut());
    await writes.waits('1');
    await writes.line.join();
    await writes.haveArrivedOnce('1');
  },

  async 'writes while the line comes and goes'(writes) {
    for (const event of ['1', '2', '3']) {
      await writes.openForm();
      await writes.save(event, () => writes.line.cut());
      await writes.waits(event);
      writes.line.creates = event === '2' ? 'lose their answers' : 'arrive';
      await writes.line.join();
    }
    writes.line.creates = 'arrive';
    await writes.haveArrivedOnce('1', '2', '3');
  },

  async 'writes while the service is away'(writes) {
    await writes.openForm();
    await writes.save('1', () => void (writes.line.creates = 'are answered 503'));
    await until(writes.tab, 'why it was not sent', `/away for a moment/.test(document.body.textContent)`);
    writes.line.creates = 'arrive';
    await press(writes.tab, 'Create Service Event');
    await heading(writes.tab, 'writes while the service is away 1');
    await writes.haveArrivedOnce('1');
  },

  async 'writes while answers are cut off'(writes) {
    await writes.openForm();
    await writes.save('1', () => void (writes.line.creates = 'lose their answers'));
    await writes.waits('1');
    writes.line.creates = 'arrive';
    await writes.haveArrivedOnce('1');
  },

  async 'leaves what waits to the tab that is opened after it was closed'(writes) {
    const lost = await writes.inAnotherTab();
    await lost.openForm();
    await lost.save('1', () => void (writes.line.creates = 'lose their answers'));
    await lost.waits('1');
    await lost.tab.close();
    writes.line.creates = 'arrive';
    await writes.haveArrivedOnce('1');
  },

  async 'sends once what two tabs see waiting'(writes) {
    const other = await writes.tab.another();
    await writes.see(other);
    await writes.openForm();
    await writes.save('1', () => writes.line.cut());
    await writes.waits('1');
    await writes.waits('1', other);
    await writes.line.join();
    await writes.haveArrivedOnce('1');
    await until(other, 'the end of waiting in the other tab', `${WAITING} === ''`);
    await other.close();
  },
};
