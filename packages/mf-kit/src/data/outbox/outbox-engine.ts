import { ApiError, NO_ANSWER } from '../api/api-error';
import { randomId } from '../api/random-id';
import type { Scope } from '../session/garage';
import type { Body, Entry, KeptForm, Unsent } from './entry';
import { differing, fieldsOf, isOld, lanesOf, waitAfter, waitsFor } from './outbox.rules';
import type { OutboxShelf } from './outbox-shelf';
import { standInOf, standInsIn, type Things, withThings } from './stand-in.rules';
import * as m from '../../messages/outbox';

/** A thing as its service answers a write. */
export interface Saved {
  id: number;
  version?: number;
}

export interface World {
  person: Scope;
  shelf: OutboxShelf;
  send: (entry: Entry) => Promise<Saved>;
  /** Runs `work` while no other tab sends; not at all where one does. */
  alone: (work: () => Promise<void>) => Promise<void>;
  now: () => number;
  /** At least 0 and less than 1. */
  random: () => number;
  clockOff: () => number | null;
  isSignedIn: () => boolean;
  /** Its form is open on this page. */
  isBeingChanged: (id: string) => boolean;
  /** Runs `work` in a while; returns how to call that off. */
  later: (work: () => void, ms: number) => () => void;
  publish: (entries: readonly Entry[]) => void;
  /** The thing is there: its files are sent, its lists read anew. It may be told twice. */
  arrived: (entry: Entry) => Promise<void>;
  /** Another tab has sent some, or thrown them away: this one's lists are read anew. */
  goneElsewhere: () => void;
}

/** A page that is killed before the files of a form are held leaves an entry that goes on without them after this time. */
const HOLDING_MS = 60_000;

export interface Keeping {
  form?: KeptForm | null;
  /** The entry that its form was opened with. */
  replaced?: string;
  /** Its form has files: it is sent once they wait with it (`held`). */
  holdsFiles?: boolean;
}

/** The result of one try: the rest of a vehicle's, or all, waits where nothing came of it. */
type Outcome = 'on' | 'wait' | 'stop';

/** Sends what a person has written without a network (ADR 126). Nothing is forgotten before its service has answered for it. */
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

  /** Reads what is kept, also by other tabs. */
  async restore(): Promise<void> {
    const before = this.#entries;
    this.#show(await this.world.shelf.read(this.world.person));
    if (before.some(({ id }) => !this.#find(id))) this.world.goneElsewhere();
  }

  /** The same when another tab has changed it. That tab sends it, but for the files that this one may have. */
  async follow(): Promise<void> {
    await this.restore();
    if (this.#entries.some(({ state, holdsFiles }) => state === 'arrived' && holdsFiles)) await this.send();
  }

  /** Keeps a write, in the place of the entry that its form was opened with. Rejects where this browser has no room. */
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

  /** The files of its form wait with it. */
  held = (id: string): Promise<void> => this.#change(id, { state: 'waiting' });

  /**
   * Throws it away, and its files. Those of a create that has arrived go to its thing: a later change of it is thrown away alone. Entries that name
   * it stay, and ask their person.
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

  /** Sends what was refused, or has grown old, as something new. */
  async sendAnew(id: string): Promise<void> {
    const { now, clockOff } = this.world;
    const anew = { state: 'waiting', problem: null, tried: false, writtenAt: now(), clockOff: clockOff() } as const;
    await this.#update((entries) => entries.map((one) => (one.id === id ? { ...one, ...anew, ...keyOf(one) } : one)));
    await this.wake();
  }

  /** Goes on with what a person chose of both versions; with none of their own the entry is over. */
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

  /** Something has changed that makes a try worth it: the line is back, or somebody looks. */
  wake(): Promise<void> {
    this.#tries = 0;
    return this.send();
  }

  /** Sends all that can be sent. A call while it runs has it look once more. */
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
      // A call that comes while the lock is given back counts, too.
      do {
        // Another tab may be closed in the middle.
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

  /** One that asks the person holds nothing up; one that had no answer keeps its vehicle's order. */
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
    // Noted before: a tab that is killed in the middle cannot tell whether it arrived.
    await this.#change(entry.id, { tried: true });
    if (this.#isOver || !this.world.isSignedIn()) return 'stop';
    // Another tab, or its form, may have changed it until then.
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

  /** Puts ids in the place of their stand-ins, which a form may have named after the thing had arrived. False where a thing was thrown away. */
  async #nameThings({ id, body }: Entry): Promise<boolean> {
    if (standInsIn(body).length === 0) return true;
    const things = await this.world.shelf.things(this.world.person);
    let isWhole = false;
    // Within the update: another tab may have changed the body meanwhile.
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
    // It got on: the pauses after that begin anew.
    this.#tries = 0;
    const standIn = standInOf(entry.id);
    const things: Things = new Map(entry.method === 'POST' ? [[standIn, saved.id]] : []);
    // Before the entry is gone: forms that are open, and drafts, may still name it.
    // Without room for that it has arrived all the same, and they say that it cannot be found.
    if (things.size > 0) await this.world.shelf.noteThings(this.world.person, things).catch(() => undefined);
    // One of another vehicle, whose turn it was before, may have waited for it.
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

  /** It was not stored. A later change of it is tried in its place. */
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
   * The thing has another version. Where that is what was sent before an answer was lost, it has arrived; where it was changed in other fields
   * alone, this change goes on; else the person compares. Fields of a later change count, too: it would be sent over what they are now.
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

/** Tells whether an entry, or the form that it opens, names the thing of another. */
const names = ({ body, next, form }: Entry, standIn: number): boolean =>
  standInsIn([body, next, form?.values]).includes(standIn);

/** The same entry with the ids of things that have arrived. */
function naming(entry: Entry, things: Things): Entry {
  if (![...things.keys()].some((standIn) => names(entry, standIn))) return entry;
  const { body, next, form } = entry;
  return {
    ...entry,
    ...{ body: withThings(body, things), next: withThings(next, things) },
    form: form && { ...form, values: withThings(form.values, things) },
  };
}

/** A create that is sent as something new has a key of its own. */
const keyOf = ({ method }: Entry): { key: string | null } => ({ key: method === 'POST' ? randomId() : null });

/** A second change of a thing that waits takes the first one's place: it was written over the same version. */
const sameChange = (entries: readonly Entry[], { method, path }: Unsent): Entry | undefined =>
  method === 'POST'
    ? undefined
    : entries.find((one) => one.method === method && one.path === path && one.state !== 'arrived');

/** The entry with a later body. One that may have arrived keeps the body that it was tried with, until that is known. */
function revised(before: Entry, { body, note: { was, ...note } }: Unsent, form: KeptForm | null): Entry {
  const whole = before.method === 'POST' ? body : { ...(before.next ?? before.body), ...body };
  const next = { ...before, note, form: form ?? before.form, errors: [], ...GOES_ON };
  const known = before.was && { ...(was && fieldsOf(whole, was)), ...before.was };
  if (before.tried) return { ...next, next: whole, was: known };
  return { ...next, body: whole, next: null, was: known, ...keyOf(before) };
}
