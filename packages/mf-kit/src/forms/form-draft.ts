import { randomId } from '../data/api/random-id';
import { draftsOf } from '../data/session/drafts';
import { sessionScope } from '../data/session/garage';
import { subscribeSession } from '../data/session/store';

type Values = Readonly<Record<string, unknown>>;

/** Changes that a person has made in a form, by the name of the field, and the values that were saved there then. */
export interface Typed {
  changes: Values;
  before: Values;
}

/** Changes that were typed here before. `isOutdated`: something else has been saved in its place since. */
export interface Restored {
  changes: Values;
  isOutdated: boolean;
}

/** Changes that were typed in another tab, or in one that is gone, and not saved. */
export interface Left {
  /** The key under which it is kept. */
  key: string;
  /** ISO 8601, UTC. */
  at: string;
}

interface Stored extends Typed {
  /** Milliseconds since 1970. */
  at: number;
}

const AFTER_A_CHANGE_MS = 500;
/** The rich-text editor tells the form only when a person pauses; what they write without a pause is kept this often. */
const WHILE_WRITING_MS = 3000;
const KEPT_MS = 30 * 24 * 3600 * 1000;

/**
 * The draft of a form that is not saved, kept in this browser through a reload, a crash and a session that ends (ADR 17). It belongs to a person, an
 * address, the form's fields and one tab, and is never written while somebody else is signed in, or nobody.
 */
export class FormDraft {
  private due: ReturnType<typeof setTimeout> | undefined;
  private isWatched = false;
  private readonly person = sessionScope();
  /** The prefix of all drafts of this form; `@` and a name of its own follow. The earlier releases had one for all tabs. */
  private readonly form: string;
  private readonly key: string;
  /** Drafts that go on in this one, by their keys, as they were. */
  private readonly taken = new Map<string, Stored>();

  constructor(
    address: string,
    fields: readonly string[],
    private readonly unsaved: () => Typed,
  ) {
    this.form = `${draftsOf(this.person ?? 0)}${address}#${fields.toSorted().join()}`;
    this.key = `${this.form}@${randomId()}`;
  }

  /** Reads the changes that were typed in this tab before, or null. @param saved the form's values as they are saved now */
  read(saved: Values): Restored | null {
    if (this.person === undefined) return null;
    forgetOld();
    return this.take(attempt(() => sessionStorage.getItem(this.form)) ?? '', saved);
  }

  /** Drafts of this form from elsewhere, the newest first. */
  left(): Left[] {
    if (this.person === undefined) return [];
    const keys = draftKeys().filter((key) => key === this.form || key.startsWith(`${this.form}@`));
    const others = keys.filter((key) => key !== this.key && !this.taken.has(key));
    return others
      .flatMap((key) => ({ key, time: storedAt(key)?.at ?? 0 }))
      .sort((one, other) => other.time - one.time)
      .map(({ key, time }) => ({ key, at: new Date(time).toISOString() }));
  }

  /** Goes on with what was kept there. Null where it is gone. */
  take(key: string, saved: Values): Restored | null {
    const stored = storedAt(key);
    if (!stored) return null;
    this.taken.set(key, stored);
    return { changes: stored.changes, isOutdated: isOutdated(stored, saved) };
  }

  /** Removes what was typed elsewhere. A tab that still has it keeps it anew. */
  forget({ key }: Left): void {
    attempt(() => localStorage.removeItem(key));
  }

  /** Something was changed; it is kept in a moment. */
  changed(within = AFTER_A_CHANGE_MS): void {
    if (this.isWatched) this.due ??= setTimeout(() => this.flush(), within);
  }

  /** Something is written in an editor, which will tell it later. */
  writing(): void {
    this.changed(WHILE_WRITING_MS);
  }

  /** Keeps at once what has not been kept. */
  flush(): void {
    if (this.due === undefined) return;
    this.keep();
    this.wait();
  }

  /** It has been saved, or discarded: nothing is left of it. */
  remove(): void {
    this.wait();
    attempt(() => localStorage.removeItem(this.key));
    this.removeTaken();
  }

  /**
   * While the form is there: keeps what there is when the page may go, hidden, closed or its session ended.
   * @param tell is told which draft another tab still writes, or has removed: it is not left any more
   */
  watch(tell: (key: string) => void): () => void {
    this.isWatched = true;
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key !== this.key && !this.taken.has(key))) return tell(key ?? '');
      // Another tab asks whether somebody has it, or has removed it; signing out there ends this session a moment later.
      if (newValue === null) this.changed();
      else this.keep();
    };
    for (const { key } of this.left()) askFor(key);
    const flush = () => this.flush();
    const hide = () => document.visibilityState === 'hidden' && flush();
    const unsubscribe = subscribeSession(flush);
    window.addEventListener('storage', follow);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', follow);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      flush();
      this.isWatched = false;
    };
  }

  private keep(): void {
    if (this.person === undefined || this.person !== sessionScope()) return;
    const typed = this.unsaved();
    if (Object.keys(typed.changes).length === 0) return this.remove();
    const draft: Stored = { at: Date.now(), ...typed };
    // A full storage keeps the newest draft that found room.
    attempt(() => {
      localStorage.setItem(this.key, JSON.stringify(draft));
      this.removeTaken();
      // A reload finds by it which draft is this tab's.
      sessionStorage.setItem(this.form, this.key);
    });
  }

  /** Another tab that has gone on with one of them keeps it. */
  private removeTaken(): void {
    for (const [key, { at }] of this.taken) if (storedAt(key)?.at === at) attempt(() => localStorage.removeItem(key));
  }

  private wait(): void {
    clearTimeout(this.due);
    this.due = undefined;
  }
}

/** Fields that are not as they were. */
export function changesBetween(before: object, now: object): Values {
  const was = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(was.get(name), value)));
}

/** Those values alone that have one of these names. */
export const only = (names: readonly string[], values: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** A draft of an earlier release does not know what was saved. */
const isOutdated = ({ changes, before = {} }: Partial<Typed>, saved: Values): boolean =>
  Object.entries(before).some(([name, was]) => !isSame(was, saved[name]) && !isSame(changes?.[name], saved[name]));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function storedAt(key: string): Stored | null {
  const text = attempt(() => localStorage.getItem(key));
  return text ? (attempt(() => JSON.parse(text) as Stored) ?? null) : null;
}

/** Has the tab that writes this draft, where there still is one, write it again: other tabs are told of a value that changes. */
function askFor(key: string): void {
  const stored = storedAt(key);
  if (stored) attempt(() => localStorage.setItem(key, JSON.stringify({ ...stored, asked: randomId() })));
}

const draftKeys = (): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith('carnet.draft.'))) ?? [];

/** Removes every person's drafts that are older than 30 days. */
function forgetOld(): void {
  for (const key of draftKeys())
    if (Date.now() - (storedAt(key)?.at ?? 0) > KEPT_MS) attempt(() => localStorage.removeItem(key));
}

/** A browser may forbid storage, or have no room left; the form goes on without. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
