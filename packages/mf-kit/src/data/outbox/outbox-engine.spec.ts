import { ApiError, NO_ANSWER } from '../api/api-error';
import type { Body, Entry, Unsent } from './entry';
import type { Scope } from '../session/garage';
import { OutboxEngine, type Saved, type World } from './outbox-engine';
import { waitAfter } from './outbox.rules';
import type { OutboxShelf } from './outbox-shelf';
import { standInOf, type Things } from './stand-in.rules';

const DAY_MS = 24 * 3600 * 1000;

/** The storage and the lock that two tabs of one browser share. */
class Browser {
  readonly kept = new Map<Scope, readonly Entry[]>();
  things: Things = new Map();
  isFull = false;
  hasNoRoomForIds = false;
  isLocked = false;
  readonly shelf: OutboxShelf = {
    read: async (person) => this.kept.get(person) ?? [],
    update: async (person, change) => {
      const next = change(this.kept.get(person) ?? []);
      if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
      this.kept.set(person, next);
      return next;
    },
    things: async () => this.things,
    noteThings: async (_, things) => {
      if (this.hasNoRoomForIds) throw new DOMException('No room', 'QuotaExceededError');
      this.things = new Map([...this.things, ...things]);
    },
    forget: async (person) => void this.kept.delete(person),
  };
}

type Answer = Saved | ApiError;

function aTab(browser = new Browser(), person: Scope = 1) {
  const sent: Entry[] = [];
  const arrived: Entry[] = [];
  const pauses: number[] = [];
  const world = {
    person,
    ...{
      now: 0,
      random: 1,
      goneElsewhere: 0,
      clockOff: null as number | null,
      isSignedIn: true,
      beingChanged: '',
      answers: [] as (Answer | Promise<Answer>)[],
    },
    onSend: (_: Entry): void => undefined,
  };
  const given: World = {
    person,
    shelf: browser.shelf,
    send: async (entry) => {
      sent.push(entry);
      world.onSend(entry);
      const answer = (await world.answers.shift()) ?? { id: 31, version: 1 };
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
    alone: async (work) => {
      if (browser.isLocked) return;
      browser.isLocked = true;
      await work().finally(() => (browser.isLocked = false));
    },
    now: () => world.now,
    random: () => world.random,
    clockOff: () => world.clockOff,
    isSignedIn: () => world.isSignedIn,
    isBeingChanged: (id) => id === world.beingChanged,
    later: (_, ms) => {
      pauses.push(ms);
      return () => undefined;
    },
    publish: () => undefined,
    arrived: async (entry) => void arrived.push(entry),
    goneElsewhere: () => void (world.goneElsewhere += 1),
  };
  const engine = new OutboxEngine(given);
  return { engine, world, given, sent, arrived, pauses, goOn: () => engine.send(), browser };
}

let keys = 0;

const aCreate = (title: string, vehicle = 7, more: Partial<Unsent> = {}): Unsent => ({
  ...{ method: 'POST', path: '/api/service/events', body: { name: title }, key: `k${keys++}`, ifMatch: null },
  note: { kind: 'service-event', vehicle, title, list: '/service-history' },
  tried: false,
  ...more,
});

const aChange = (body: Body, was: Body, more: Partial<Unsent> = {}): Unsent =>
  aCreate('Oil', 7, {
    ...{ method: 'PUT', path: '/api/service/events/31', body, key: null, ifMatch: 1 },
    note: { kind: 'service-event', vehicle: 7, title: 'Oil', list: '/service-history', was },
    ...more,
  });

const NO_LINE = new ApiError('No line', NO_ANSWER);
const away = (retryAfter: number | null = null) => new ApiError('Away', 503, [], retryAfter);
const refused = new ApiError('Name is required', 400, [{ field: 'name', msg: 'Name is required' }]);
const stale = (current: Body, version: number) => new ApiError('', 412, [], null, null, { current, version });

const titles = (entries: readonly Entry[]) => entries.map(({ note }) => note.title);

describe('what waits', () => {
  it('is sent in the order of its vehicle, and is gone once its service has answered', async () => {
    const { engine, sent, arrived } = aTab();
    for (const title of ['a', 'b', 'c']) await engine.keep(aCreate(title));
    await engine.send();
    expect(titles(sent)).toEqual(['a', 'b', 'c']);
    expect([titles(arrived), engine.entries]).toEqual([['a', 'b', 'c'], []]);
  });

  it('is held up by an earlier one of its vehicle that had no answer, and not by that of another', async () => {
    const { engine, world, sent } = aTab();
    for (const [title, vehicle] of [['a', 7] as const, ['b', 7] as const, ['c', 8] as const])
      await engine.keep(aCreate(title, vehicle));
    world.answers = [away()];
    await engine.send();
    expect([titles(sent), titles(engine.entries)]).toEqual([
      ['a', 'c'],
      ['a', 'b'],
    ]);
  });

  it('goes again with the same key and body, after a longer and longer pause', async () => {
    const { engine, world, sent, pauses, goOn } = aTab();
    await engine.keep(aCreate('a'));
    world.answers = [NO_LINE, away(), away(60)];
    await engine.send();
    for (let at = 0; at < 3; at += 1) await goOn();
    expect(new Set(sent.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1);
    expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 68_000]);
    expect(engine.entries).toEqual([]);
  });

  it('pauses for a random part of that, so that phones do not come back together, and never goes on at once', async () => {
    const { engine, world, pauses, goOn } = aTab();
    await engine.keep(aCreate('a'));
    world.answers = Array.from({ length: 5 }, () => away());
    for (const random of [0.5, 0.25, 0, 0.999, 0.1]) {
      world.random = random;
      await goOn();
    }
    expect(pauses).toEqual([1_000, 1_000, 250, 15_984, 3_200]);
    expect([waitAfter(40, null, 0.999_999), waitAfter(40, 60, 0)]).toEqual([300_000, 60_250]);
  });

  it('begins its pauses anew where something has arrived since the last one', async () => {
    const { engine, world, pauses, goOn } = aTab();
    for (const title of ['a', 'b']) await engine.keep(aCreate(title));
    world.answers = [NO_LINE, NO_LINE, { id: 31, version: 1 }, NO_LINE, NO_LINE];
    for (let at = 0; at < 4; at += 1) await goOn();
    expect(pauses).toEqual([2_000, 4_000, 2_000, 4_000]);
  });

  it('has the same key when a tab was killed before its answer', async () => {
    const first = aTab();
    await first.engine.keep(aCreate('a'));
    first.world.answers = [new Promise<never>(() => undefined)];
    void first.engine.send();
    await new Promise((go) => setTimeout(go));
    first.browser.isLocked = false;
    const second = aTab(first.browser);
    await second.engine.send();
    expect(second.sent.map(({ key }) => key)).toEqual(first.sent.map(({ key }) => key));
    expect(second.engine.entries).toEqual([]);
  });

  it('is told to have arrived once more where a tab was killed before its files were sent', async () => {
    const first = aTab();
    first.given.arrived = () => Promise.reject(new Error('killed'));
    await first.engine.keep(aCreate('a'), { holdsFiles: true });
    await first.engine.held(first.engine.entries[0]!.id);
    await first.engine.send();
    const second = aTab(first.browser);
    await second.engine.send();
    expect([second.sent, second.arrived.map(({ thing }) => thing)]).toEqual([[], [31]]);
  });

  it('is sent by one of two tabs', async () => {
    const browser = new Browser();
    const [one, other] = [aTab(browser), aTab(browser)];
    await one.engine.keep(aCreate('a'));
    await Promise.all([one.engine.send(), other.engine.send()]);
    expect(one.sent.length + other.sent.length).toBe(1);
    expect(browser.kept.get(1)).toEqual([]);
  });

  it('is neither shown to nor sent by another person', async () => {
    const browser = new Browser();
    await aTab(browser, 1).engine.keep(aCreate('a'));
    const { engine, sent } = aTab(browser, 2);
    await engine.send();
    expect([engine.entries, sent, browser.kept.get(1)?.length]).toEqual([[], [], 1]);
  });

  it('waits while nobody is signed in', async () => {
    const { engine, world, sent } = aTab();
    world.isSignedIn = false;
    await engine.keep(aCreate('a'));
    await engine.send();
    expect([sent, engine.entries.length]).toEqual([[], 1]);
  });

  it('waits for its person to sign in again after a 401', async () => {
    const { engine, world } = aTab();
    await engine.keep(aCreate('a'));
    world.answers = [new ApiError('Authentication required', 401)];
    await engine.send();
    expect(engine.entries).toMatchObject([{ state: 'waiting' }]);
    await engine.wake();
    expect(engine.entries).toEqual([]);
  });

  it('is not kept where the browser has no room', async () => {
    const { engine, browser } = aTab();
    browser.isFull = true;
    await expect(engine.keep(aCreate('a'))).rejects.toThrow('No room');
  });

  it('is thrown away before it is sent', async () => {
    const { engine, sent } = aTab();
    const { id } = await engine.keep(aCreate('a'));
    await engine.discard(id);
    await engine.send();
    expect(sent).toEqual([]);
  });

  it('waits for the files of its form', async () => {
    const { engine, sent, world } = aTab();
    const { id } = await engine.keep(aCreate('a'), { holdsFiles: true });
    await engine.send();
    expect(sent).toEqual([]);
    await engine.held(id);
    await engine.send();
    expect(sent.length).toBe(1);
    await engine.keep(aCreate('b'), { holdsFiles: true });
    world.now += 61_000; // The page that was to store the files is gone.
    await engine.send();
    expect(titles(sent)).toEqual(['a', 'b']);
  });
});

describe('what a service refuses', () => {
  it('stays with its sentence, and holds nothing up', async () => {
    const { engine, world, sent } = aTab();
    await engine.keep(aCreate('a'));
    await engine.keep(aCreate('b'));
    world.answers = [refused];
    await engine.send();
    expect(engine.entries).toMatchObject([{ state: 'refused', problem: 'Name is required', errors: refused.errors }]);
    await engine.wake();
    expect(titles(sent)).toEqual(['a', 'b']);
  });

  it('is sent as something new once its form was mended', async () => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(aCreate(''));
    world.answers = [refused];
    await engine.send();
    await engine.keep(aCreate('mended'), { replaced: id });
    await engine.send();
    expect(sent.map(({ body }) => body)).toEqual([{ name: '' }, { name: 'mended' }]);
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
    expect(engine.entries).toEqual([]);
  });

  it.each([
    [29.5, 'old', 0],
    [28, undefined, 1],
  ])('after %d days asks the person: %s', async (days, state, count) => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(aCreate('a'));
    world.now = days * DAY_MS;
    await engine.send();
    expect([engine.entries[0]?.state, sent.length]).toEqual([state, count]);
    if (!state) return;
    const [{ key }] = engine.entries as [Entry];
    await engine.sendAnew(id);
    expect(sent[0]!.key).not.toBe(key);
  });

  it("counts its days by the services' clock, whatever the device's says", async () => {
    const { engine, world, sent } = aTab();
    world.clockOff = 40 * DAY_MS; // The device's clock is forty days behind.
    await engine.keep(aCreate('a'));
    world.now = 40 * DAY_MS; // The clock is corrected.
    world.clockOff = 0;
    await engine.send();
    expect(sent.length).toBe(1);
  });
});

describe('a create that is changed before it is sent', () => {
  it('is not sent while its form is open, and holds nothing up', async () => {
    const { engine, world, sent } = aTab();
    world.beingChanged = (await engine.keep(aCreate('a'))).id;
    await engine.keep(aCreate('b'));
    await engine.send();
    expect(titles(sent)).toEqual(['b']);
    world.beingChanged = '';
    await engine.wake();
    expect(titles(sent)).toEqual(['b', 'a']);
  });

  it('is sent as it is now', async () => {
    const { engine, sent } = aTab();
    const { id } = await engine.keep(aCreate('a'));
    await engine.keep(aCreate('b'), { replaced: id });
    await engine.send();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'b' }]);
  });

  it('is sent as it is now, also where that was a moment ago', async () => {
    const { engine, sent, browser, given } = aTab();
    const { id } = await engine.keep(aCreate('a'));
    const { update } = browser.shelf;
    given.shelf.update = async (...noted) => {
      given.shelf.update = update;
      await aTab(browser).engine.keep(aCreate('b'), { replaced: id });
      return update(...noted);
    };
    await engine.send();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'b' }]);
    expect(engine.entries).toEqual([]);
  });

  it('is a change of what has arrived, where it may have', async () => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(aCreate('a', 7, { tried: true }));
    await engine.keep(aCreate('b'), { replaced: id });
    world.answers = [{ id: 31, version: 4 }];
    await engine.send();
    expect(sent).toMatchObject([
      { method: 'POST', path: '/api/service/events', body: { name: 'a' } },
      { method: 'PUT', path: '/api/service/events/31', body: { name: 'b' }, ifMatch: 4 },
    ]);
    expect(engine.entries).toEqual([]);
  });
});

describe('a change of a create that has arrived with files', () => {
  it.each<[string, (engine: OutboxEngine, id: string) => Promise<void>]>([
    ['settled with theirs', (engine, id) => engine.settle(id, [])],
    ['thrown away', (engine, id) => engine.discard(id)],
  ])('leaves the files with the thing where it is %s', async (_, end) => {
    const { engine, world, sent, arrived } = aTab();
    const { id } = await engine.keep(aCreate('a', 7, { tried: true }), { holdsFiles: true });
    await engine.keep(aCreate('b'), { replaced: id });
    world.answers = [{ id: 31, version: 1 }, stale({ name: 'Theirs' }, 2)];
    await engine.send();
    expect(engine.entries).toMatchObject([{ state: 'stale', thing: 31 }]);
    await end(engine, id);
    expect(arrived.map(({ thing, holdsFiles }) => [thing, holdsFiles])).toEqual([[31, true]]);
    expect([sent.length, engine.entries]).toEqual([2, []]);
  });
});

describe('a change of what somebody else has changed', () => {
  const was = { id: 31, version: 1, name: 'Oil', notes: null, cost: 80 };

  it('has arrived where that is what was sent before an answer was lost', async () => {
    const { engine, world, arrived } = aTab();
    await engine.keep(aChange({ name: 'Oil and filter', cost: '90' }, was));
    world.answers = [NO_LINE, stale({ ...was, name: 'Oil and filter', cost: 90 }, 2)];
    await engine.send();
    await engine.wake();
    expect([engine.entries, arrived.length]).toEqual([[], 1]);
  });

  it('goes on over other fields', async () => {
    const { engine, world, sent } = aTab();
    await engine.keep(aChange({ cost: 90 }, was));
    world.answers = [stale({ ...was, notes: 'by hand' }, 5)];
    await engine.send();
    expect([sent.map(({ ifMatch }) => ifMatch), engine.entries]).toEqual([[1, 5], []]);
  });

  it('is compared by its person, and goes on with the fields that they choose', async () => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(aChange({ name: 'Mine', cost: 90 }, was));
    world.answers = [stale({ ...was, name: 'Theirs' }, 2)];
    await engine.send();
    expect(engine.entries).toMatchObject([{ state: 'stale', current: { version: 2 } }]);
    await engine.settle(id, ['cost']);
    expect(sent[1]).toMatchObject({ body: { cost: 90 }, ifMatch: 2 });
    expect(engine.entries).toEqual([]);
  });

  it('is over where its person takes the other', async () => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(aChange({ name: 'Mine' }, was));
    world.answers = [stale({ ...was, name: 'Theirs' }, 2)];
    await engine.send();
    await engine.settle(id, []);
    expect([sent.length, engine.entries]).toEqual([1, []]);
  });

  describe('that was edited as a whole after it was tried', () => {
    const edited = async (answer: ApiError) => {
      const tab = aTab();
      await tab.engine.keep(aChange({ name: 'Filter' }, was, { tried: true }));
      await tab.engine.keep(aChange({ name: 'Filter', notes: null, cost: 90 }, was));
      tab.world.answers = [answer];
      await tab.engine.send();
      return tab;
    };

    it('goes on where the first has arrived', async () => {
      const { engine, sent } = await edited(stale({ ...was, name: 'Filter' }, 2));
      expect(sent[1]).toMatchObject({ body: { name: 'Filter', notes: null, cost: 90 }, ifMatch: 2 });
      expect(engine.entries).toEqual([]);
    });

    it('is compared where somebody else has changed what it would replace', async () => {
      const { engine, sent } = await edited(stale({ ...was, name: 'Filter', notes: 'by hand' }, 3));
      expect(sent.length).toBe(1);
      expect(engine.entries).toMatchObject([{ state: 'stale', current: { version: 3 } }]);
    });
  });

  it('takes the place of an earlier one that waits', async () => {
    const { engine, sent } = aTab();
    await engine.keep(aChange({ status: 'Completed' }, was));
    await engine.keep(aChange({ cost: 90 }, was));
    await engine.send();
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'Completed', cost: 90 }]);
  });
});

describe('what was written in a garage that is shared', () => {
  it('waits for a page of that garage, and is sent by no other', async () => {
    const browser = new Browser();
    const shared = aTab(browser, '7@12');
    shared.world.isSignedIn = false;
    await shared.engine.keep(aCreate('in the other’s'));
    const others = [aTab(browser, 7), aTab(browser, '7@13'), aTab(browser, 12)];
    for (const { engine, sent, goOn } of others) {
      await engine.restore();
      await goOn();
      expect([engine.entries, sent]).toEqual([[], []]);
    }
    const again = aTab(browser, '7@12');
    await again.goOn();
    expect(again.sent.map(({ body }) => body)).toEqual([{ name: 'in the other’s' }]);
  });
});

it('tells a tab whose entries another one has sent, and not the one that sent them', async () => {
  const browser = new Browser();
  const [one, other] = [aTab(browser), aTab(browser)];
  await one.engine.keep(aCreate('a'));
  await other.engine.follow();
  await one.engine.send();
  await other.engine.follow();
  expect([one.world.goneElsewhere, other.world.goneElsewhere]).toEqual([0, 1]);
});

describe('what names a thing that waits', () => {
  const part = aCreate('Filter', 7, { path: '/api/parts', body: { name: 'Filter' } });
  const using = (id: number, vehicle = 7) => aCreate('Oil', vehicle, { body: { parts: [{ id, quantity: 2 }] } });
  const withForm = (id: number) => ({ form: { address: '/new', subject: '', values: { parts: [{ id, name: 'F' }] } } });

  it('is sent after it, with the id that it has got', async () => {
    const { engine, world, sent } = aTab();
    const standIn = standInOf((await engine.keep(part)).id);
    await engine.keep(using(standIn), withForm(standIn));
    world.answers = [{ id: 21 }];
    await engine.send();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Filter' }, { parts: [{ id: 21, quantity: 2 }] }]);
    expect(sent[1]!.form!.values).toEqual({ parts: [{ id: 21, name: 'F' }] });
  });

  it('is sent after it where there is no room for ids of what has arrived', async () => {
    const { engine, world, browser, sent } = aTab();
    browser.hasNoRoomForIds = true;
    await engine.keep(using(standInOf((await engine.keep(part)).id)));
    world.answers = [{ id: 21 }];
    await engine.send();
    expect([sent.map(({ body }) => body), engine.entries]).toEqual([
      [{ name: 'Filter' }, { parts: [{ id: 21, quantity: 2 }] }],
      [],
    ]);
  });

  it('waits for it where another vehicle comes first', async () => {
    const { engine, world, sent } = aTab();
    await engine.keep(aCreate('Tyres', 8));
    const standIn = standInOf((await engine.keep(part)).id);
    await engine.keep(using(standIn, 8));
    world.answers = [{ id: 30 }, { id: 21 }];
    await engine.send();
    expect(titles(sent)).toEqual(['Tyres', 'Filter', 'Oil']);
    expect(sent[2]!.body).toEqual({ parts: [{ id: 21, quantity: 2 }] });
  });

  it('waits while that is refused, and holds nothing else up', async () => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(part);
    await engine.keep(using(standInOf(id)));
    await engine.keep(aCreate('Wipers'));
    world.answers = [refused];
    await engine.send();
    expect([titles(sent), engine.entries.map(({ state }) => state)]).toEqual([
      ['Filter', 'Wipers'],
      ['refused', 'waiting'],
    ]);
    await engine.keep({ ...part, body: { name: 'Mended' } }, { replaced: id });
    world.answers = [{ id: 21 }];
    await engine.send();
    expect(sent.at(-1)!.body).toEqual({ parts: [{ id: 21, quantity: 2 }] });
  });

  it('stays and asks its person where that is thrown away', async () => {
    const { engine, sent } = aTab();
    const { id } = await engine.keep(part);
    const standIn = standInOf(id);
    const event = await engine.keep(using(standIn), withForm(standIn));
    await engine.discard(id);
    expect(engine.entries).toMatchObject([
      { state: 'refused', problem: 'It names “Filter”, which was thrown away. Open it and choose anew.' },
    ]);
    // A write that asks the person asks again, whether it is saved unchanged or sent anew.
    await engine.sendAnew(event.id);
    expect([engine.entries[0]!.state, sent]).toEqual(['refused', []]);
    await engine.keep(aCreate('Oil', 7, { body: { parts: [] } }), { replaced: event.id });
    await engine.send();
    expect(sent.map(({ body }) => body)).toEqual([{ parts: [] }]);
  });

  it('finds it where a form named it that was saved after it had arrived', async () => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(part);
    world.answers = [{ id: 21 }];
    await engine.send();
    await engine.keep(using(standInOf(id)));
    await engine.send();
    expect(sent[1]!.body).toEqual({ parts: [{ id: 21, quantity: 2 }] });
  });

  it('gets its id, too, where that comes of a try before', async () => {
    const { engine, world, sent } = aTab();
    const { id } = await engine.keep(part);
    world.answers = [NO_LINE, { id: 21 }];
    await engine.send();
    const event = await engine.keep(using(standInOf(id)));
    await engine.send();
    expect(sent.at(-1)).toMatchObject({ id: event.id, body: { parts: [{ id: 21 }] } });
  });
});
