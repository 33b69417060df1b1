import { ApiError, NO_ANSWER } from '../api/api-error';
import { randomId } from '../api/random-id';
import type { Scope } from '../session/garage';
import type { Body, Entry, KeptForm, Unsent } from './entry';
import { differing, fieldsOf, isOld, lanesOf, waitAfter, waitsFor } from './outbox.rules';
import type { OutboxShelf } from './outbox-shelf';
import { standInOf, standInsIn, type Things, withThings } from './stand-in.rules';
import * as m from '../../messages/outbox';

/** The thing that a service answers to a write. */
export interface Saved {
  id: number;
  version?: number;
}

export interface World {
  person: Scope;
  shelf: OutboxShelf;
  send: (entry: Entry) => Promise<Saved>;
  /** Runs `work` under a lock; skips it if another tab is sending. */
  alone: (work: () => Promise<void>) => Promise<void>;
  now: () => number;
  /** At least 0 and less than 1. */
  random: () => number;
  clockOff: () => number | null;
  isSignedIn: () => boolean;
  /** Tells whether the entry's form is open on this page. */
  isBeingChanged: (id: string) => boolean;
  /** Runs `work` after `ms` milliseconds; returns a function that cancels it. */
  later: (work: () => void, ms: number) => () => void;
  publish: (entries: readonly Entry[]) => void;
  /** Called when a thing has been stored: sends its files and reads its lists again. It may be called twice. */
  arrived: (entry: Entry) => Promise<void>;
  /** Called when another tab has sent or discarded entries: reads this tab's lists again. */
  goneElsewhere: () => void;
}

/** If a page is killed before the files of a form are stored, the entry is sent without them after this time. */
const HOLDING_MS = 60_000;

export interface Keeping {
  form?: KeptForm | null;
  /** Id of the entry that the form edits. */
  replaced?: string;
  /** True if the form has files: the entry is sent after they are stored (`held`). */
  holdsFiles?: boolean;
}

/** The result of one try. `wait`: the other entries of this vehicle wait. `stop`: all entries wait. */
type Outcome = 'on' | 'wait' | 'stop';

/** Sends writes that were made without a network (ADR 126). It forgets an entry only after the service has answered. */
export class OutboxEngine {
  #entries: readonly Entry[] = [];
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #tries = 0;
  #retryAfter: number | null = null;
  #callOff = () => undefined as void;
  #isOver = false;

  constructor(private readonly world: World) {}

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Reads the stored entries, including those of other tabs. */
  async restore(): Promise<void> {
    const before = this.#entries;
    this.#show(await this.world.shelf.read(this.world.person));
    if (before.some(({ id }) => !this.#find(id))) this.world.goneElsewhere();
  }

  /** Reads the entries after another tab has changed them. That tab sends them; this tab sends only files that it has. */
  async follow(): Promise<void> {
    await this.restore();
    if (this.#entries.some(({ state, holdsFiles }) => state === 'arrived' && holdsFiles)) await this.send();
  }

  /** Stores a write. It replaces the entry that its form was opened with. Rejects if this browser has no room. */
  async keep(unsent: Unsent, { form = null, replaced, holdsFiles = false }: Keeping = {}): Promise<Entry> {
    let kept: Entry | undefined;
    await this.#update((entries) => {
      const before = entries.find(({ id }) => id === replaced) ?? sameChange(entries, unsent);
      kept = before ? revised(before, unsent, form) : this.#entryOf(unsent, form);
      if (holdsFiles) kept = { ...kept, holdsFiles, state: 'holding' };
      return before ? entries.map((one) => (one === before ? kept! : one)) : [...entries, kept];
    });
    return kept!;
  }

  /** Marks the files of its form as stored, so that the entry can be sent. */
  held = (id: string): Promise<void> => this.#change(id, { state: 'waiting' });

  /**
   * Discards an entry and its files. If a create has already been stored, its files go to the thing, and only the later change is discarded. Entries
   * that name the discarded thing stay and ask the person.
   */
  async discard(id: string): Promise<void> {
    const entry = this.#find(id);
    if (entry?.holdsFiles && entry.thing !== null) {
      await this.#change(id, { state: 'arrived', next: null, problem: null, errors: [], current: null });
      return this.wake();
    }
    if (entry?.holdsFiles) await this.world.arrived({ ...entry, thing: null });
    const standIn = entry && entry.thing === null ? standInOf(id) : null;
    await this.#update((entries) =>
      entries
        .filter((one) => one.id !== id)
        .map((one) =>
          standIn !== null && names(one, standIn)
            ? { ...one, state: 'refused', problem: m.namedThrownAway({ title: entry!.note.title }) }
            : one,
        ),
    );
  }

  /** Sends an entry that was refused, or is too old, as a new write. */
  async sendAnew(id: string): Promise<void> {
    const { now, clockOff } = this.world;
    const anew = { state: 'waiting', problem: null, tried: false, writtenAt: now(), clockOff: clockOff() } as const;
    await this.#update((entries) => entries.map((one) => (one.id === id ? { ...one, ...anew, ...keyOf(one) } : one)));
    await this.wake();
  }

  /** Continues after the person compared both versions. `own` names the fields of their own that they keep; with none the entry is discarded. */
  async settle(id: string, own: readonly string[]): Promise<void> {
    if (own.length === 0) return this.discard(id);
    await this.#update((entries) =>
      entries.map((entry) => {
        if (entry.id !== id || !entry.current) return entry;
        const { values, version } = entry.current;
        const wanted = entry.next ?? entry.body;
        const body = Object.fromEntries(own.map((name) => [name, wanted[name]]));
        const was = fieldsOf(body, values);
        return { ...entry, ...{ body, was, ifMatch: version, next: null, tried: false }, ...GOES_ON };
      }),
    );
    await this.wake();
  }

  /** Retries at once, after a change that makes it worthwhile: the network is back, or the person looks at the page. */
  wake(): Promise<void> {
    this.#tries = 0;
    return this.send();
  }

  /** Sends all that can be sent. A call while it runs makes it check once more. */
  send(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  end(): void {
    this.#isOver = true;
    this.#callOff();
  }

  async #run(): Promise<void> {
    this.#callOff();
    let left: Outcome;
    try {
      // Also covers a call that comes while the lock is being released.
      do {
        // The default if the lock is not acquired: the tab that holds it may be closed before it has sent all.
        left = 'wait' as Outcome;
        await this.world.alone(async () => {
          while (this.#isAskedAgain && !this.#isOver) {
            this.#isAskedAgain = false;
            left = await this.#sendLanes();
          }
        });
      } while (this.#isAskedAgain && left === 'on' && !this.#isOver);
    } finally {
      this.#isAskedAgain = false;
      this.#running = null;
    }
    if (left === 'on') this.#tries = 0;
    else if (!this.#isOver)
      this.#callOff = this.world.later(
        () => void this.send(),
        waitAfter(this.#tries++, this.#retryAfter, this.world.random()),
      );
  }

  async #sendLanes(): Promise<Outcome> {
    await this.restore();
    let worst: Outcome = 'on';
    this.#retryAfter = null;
    for (const lane of lanesOf(this.#entries)) {
      const outcome = await this.#sendLane(lane.map(({ id }) => id));
      if (outcome === 'stop') return 'stop';
      if (outcome === 'wait') worst = 'wait';
    }
    return worst;
  }

  /** Sends the entries of one vehicle in order. An entry that asks the person does not block the rest; an entry without an answer does. */
  async #sendLane(ids: readonly string[]): Promise<Outcome> {
    for (const id of ids) {
      let entry = this.#find(id);
      while (entry && this.#isSendable(entry)) {
        const outcome = await this.#try(entry);
        if (outcome !== 'on') return outcome;
        entry = this.#find(id);
      }
    }
    return 'on';
  }

  async #try(entry: Entry): Promise<Outcome> {
    if (this.#isOver || !this.world.isSignedIn()) return 'stop';
    if (entry.state === 'arrived') return this.#tellArrival(entry);
    if (isOld(entry, this.world.now(), this.world.clockOff())) {
      await this.#change(entry.id, { state: 'old' });
      return 'on';
    }
    if (!(await this.#nameThings(entry))) return 'on';
    // Stored before sending: a tab that is killed in the middle cannot tell whether the write arrived.
    await this.#change(entry.id, { tried: true });
    if (this.#isOver || !this.world.isSignedIn()) return 'stop';
    // Another tab or the form may have changed the entry meanwhile.
    const now = this.#find(entry.id);
    if (!now || now.state === 'arrived' || !this.#isSendable(now)) return 'on';
    if (standInsIn(now.body).length > 0) {
      this.#isAskedAgain = true;
      return 'on';
    }
    try {
      await this.#answered(now, await this.world.send(now));
      return 'on';
    } catch (error) {
      return this.#failed(now, error);
    }
  }

  /** Replaces stand-ins by ids; a form may still have used the stand-in after the thing was stored. False if a thing was discarded. */
  async #nameThings({ id, body }: Entry): Promise<boolean> {
    if (standInsIn(body).length === 0) return true;
    const things = await this.world.shelf.things(this.world.person);
    let isWhole = false;
    // Inside the update, because another tab may have changed the body.
    await this.#update((entries) =>
      entries.map((one) => {
        if (one.id !== id) return one;
        const named = withThings(one.body, things);
        isWhole = standInsIn(named).length === 0;
        if (isWhole || waitsFor(named, entries).length > 0) return { ...one, body: named };
        return { ...one, state: 'refused', problem: m.namedIsGone };
      }),
    );
    return isWhole;
  }

  async #answered(entry: Entry, saved: Saved): Promise<void> {
    // Progress was made, so the pauses start again from the shortest.
    this.#tries = 0;
    const standIn = standInOf(entry.id);
    const things: Things = new Map(entry.method === 'POST' ? [[standIn, saved.id]] : []);
    // Noted before the entry is removed: open forms and drafts may still name it.
    // If there is no room, the write has arrived all the same, and those forms say that the thing cannot be found.
    if (things.size > 0) await this.world.shelf.noteThings(this.world.person, things).catch(() => undefined);
    // An entry of another vehicle, which was skipped before, may have waited for this thing.
    this.#isAskedAgain ||= this.#entries.some((one) => names(one, standIn));
    await this.#update((entries) =>
      entries.map((one) => {
        if (one.id !== entry.id) return naming(one, things);
        const thing = saved.id ?? one.thing;
        if (!one.next) return { ...one, thing, state: 'arrived', problem: null } as const;
        const path = one.method === 'POST' ? `${one.path}/${thing}` : one.path;
        const change = { method: 'PUT', path, body: one.next, next: null, key: null, tried: false } as const;
        return { ...one, thing, ...change, ifMatch: saved.version ?? null, was: fieldsOf(one.next, saved), ...GOES_ON };
      }),
    );
  }

  async #tellArrival(entry: Entry): Promise<Outcome> {
    try {
      await this.world.arrived(entry);
    } catch {
      return 'wait';
    }
    await this.#remove(entry.id);
    return 'on';
  }

  async #failed(entry: Entry, error: unknown): Promise<Outcome> {
    if (!(error instanceof ApiError) || error.status === NO_ANSWER) return 'stop';
    const { status, message, errors, retryAfter } = error;
    if (status === 401) return 'stop';
    if (status === 429 || status >= 500) {
      this.#retryAfter = Math.max(this.#retryAfter ?? 0, retryAfter ?? 0);
      await this.#change(entry.id, { problem: message });
      return 'wait';
    }
    if (status === 412) await this.#compare(entry, error.answer);
    else await this.#refused(entry.id, message, errors);
    return 'on';
  }

  /** Marks an entry as refused. If it has a later change, that change is tried instead. */
  #refused(id: string, problem: string, errors: Entry['errors']): Promise<void> {
    return this.#update((entries) =>
      entries.map((one) => {
        if (one.id !== id) return one;
        if (one.next) return { ...one, body: one.next, next: null, tried: false, ...keyOf(one) };
        return { ...one, state: 'refused', problem, errors, tried: false };
      }),
    );
  }

  /**
   * Handles a version conflict. If the current values are those of an earlier try whose answer was lost, the write has arrived. If somebody changed
   * only other fields, this change is sent over the new version. Else the person compares. The fields of a later change count, too.
   */
  async #compare(sent: Entry, answer: unknown): Promise<void> {
    const entry = this.#find(sent.id) ?? sent;
    const { current, version } = (answer ?? {}) as { current?: Body; version?: number };
    if (!current || version === undefined) return this.#refused(entry.id, m.changedElsewhere, []);
    const differ = differing({ ...entry.was, ...entry.body }, current);
    if (differ.length === 0) return this.#answered(entry, { ...current, id: current.id as number, version });
    if (entry.was && differing(entry.was, current).length === 0)
      return this.#change(entry.id, { ifMatch: version, tried: false });
    await this.#change(entry.id, { state: 'stale', current: { values: current, version } });
  }

  #entryOf({ note: { was, ...note }, ...unsent }: Unsent, form: KeptForm | null): Entry {
    return {
      ...unsent,
      ...{ id: randomId(), note, form, next: null, errors: [], thing: null, holdsFiles: false },
      was: was ? fieldsOf(unsent.body, was) : null,
      ...GOES_ON,
      ...{ writtenAt: this.world.now(), clockOff: this.world.clockOff() },
    };
  }

  #isSendable({ id, state, writtenAt, body }: Entry): boolean {
    if (state === 'arrived') return true;
    if (this.world.isBeingChanged(id) || waitsFor(body, this.#entries).length > 0) return false;
    return state === 'waiting' || (state === 'holding' && Math.abs(this.world.now() - writtenAt) > HOLDING_MS);
  }

  #remove = (id: string): Promise<void> => this.#update((entries) => entries.filter((entry) => entry.id !== id));

  #change = (id: string, changes: Partial<Entry>): Promise<void> =>
    this.#update((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));

  async #update(change: (entries: readonly Entry[]) => readonly Entry[]): Promise<void> {
    this.#show(await this.world.shelf.update(this.world.person, change));
  }

  #show(entries: readonly Entry[]): void {
    this.#entries = entries;
    if (!this.#isOver) this.world.publish(entries);
  }

  #find = (id: string): Entry | undefined => this.#entries.find((entry) => entry.id === id);
}

const GOES_ON = { state: 'waiting', problem: null, current: null } as const;

/** Tells whether an entry, or its form, names the thing of another entry. */
const names = ({ body, next, form }: Entry, standIn: number): boolean =>
  standInsIn([body, next, form?.values]).includes(standIn);

/** The entry with stand-ins replaced by the ids of stored things. */
function naming(entry: Entry, things: Things): Entry {
  if (![...things.keys()].some((standIn) => names(entry, standIn))) return entry;
  const { body, next, form } = entry;
  return {
    ...entry,
    ...{ body: withThings(body, things), next: withThings(next, things) },
    form: form && { ...form, values: withThings(form.values, things) },
  };
}

/** A new key for a create; a change has none. */
const keyOf = ({ method }: Entry): { key: string | null } => ({ key: method === 'POST' ? randomId() : null });

/** The waiting change of the same thing. A second change replaces it, because both were made from the same version. */
const sameChange = (entries: readonly Entry[], { method, path }: Unsent): Entry | undefined =>
  method === 'POST'
    ? undefined
    : entries.find((one) => one.method === method && one.path === path && one.state !== 'arrived');

/** The entry with a later body. If the entry may have arrived, it keeps the body that was sent until the result is known. */
function revised(before: Entry, { body, note: { was, ...note } }: Unsent, form: KeptForm | null): Entry {
  const whole = before.method === 'POST' ? body : { ...(before.next ?? before.body), ...body };
  const next = { ...before, note, form: form ?? before.form, errors: [], ...GOES_ON };
  const known = before.was && { ...(was && fieldsOf(whole, was)), ...before.was };
  if (before.tried) return { ...next, next: whole, was: known };
  return { ...next, body: whole, next: null, was: known, ...keyOf(before) };
}
