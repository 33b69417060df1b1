import { randomId } from '../data/api/random-id';
import { draftsOf } from '../data/session/drafts';
import { sessionScope } from '../data/session/garage';
import { subscribeSession } from '../data/session/store';

type Values = Readonly<Record<string, unknown>>;

/** A person's changes in a form, by field name, and the values that were saved when they made them. */
export interface Typed {
  changes: Values;
  before: Values;
}

/** Changes from a draft of this tab. `isOutdated`: the saved values have changed since. */
export interface Restored {
  changes: Values;
  isOutdated: boolean;
}

/** Unsaved changes from another tab, open or closed. */
export interface Left {
  /** The storage key of the draft. */
  key: string;
  /** ISO 8601, UTC. */
  at: string;
}

interface Stored extends Typed {
  /** Milliseconds since 1970. */
  at: number;
}

const AFTER_A_CHANGE_MS = 500;
/** Milliseconds. The rich-text editor reports to the form only after a pause; while a person writes without one, the text is stored this often. */
const WHILE_WRITING_MS = 3000;
const KEPT_MS = 30 * 24 * 3600 * 1000;

/**
 * The draft of an unsaved form. It stays in this browser through a reload, a crash and the end of a session (ADR 17). It belongs to one person,
 * address, set of form fields, and tab. It is never written while somebody else is signed in, or nobody.
 */
export class FormDraft {
  private due: ReturnType<typeof setTimeout> | undefined;
  private isWatched = false;
  private readonly person = sessionScope();
  /** The prefix of all drafts of this form. `@` and a name of this draft follow. Earlier releases had one draft for all tabs. */
  private readonly form: string;
  private readonly key: string;
  /** Drafts whose changes this one has taken over, by key, as they were. */
  private readonly taken = new Map<string, Stored>();

  constructor(
    address: string,
    fields: readonly string[],
    private readonly unsaved: () => Typed,
  ) {
    this.form = `${draftsOf(this.person ?? 0)}${address}#${fields.toSorted().join()}`;
    this.key = `${this.form}@${randomId()}`;
  }

  /** Reads the earlier changes of this tab, or null. @param saved the form's values as they are saved now */
  read(saved: Values): Restored | null {
    if (this.person === undefined) return null;
    forgetOld();
    return this.take(attempt(() => sessionStorage.getItem(this.form)) ?? '', saved);
  }

  /** Drafts of this form from other tabs, newest first. */
  left(): Left[] {
    if (this.person === undefined) return [];
    const keys = draftKeys().filter((key) => key === this.form || key.startsWith(`${this.form}@`));
    const others = keys.filter((key) => key !== this.key && !this.taken.has(key));
    return others
      .flatMap((key) => ({ key, time: storedAt(key)?.at ?? 0 }))
      .sort((one, other) => other.time - one.time)
      .map(({ key, time }) => ({ key, at: new Date(time).toISOString() }));
  }

  /** Takes over another draft. Null if it is gone. */
  take(key: string, saved: Values): Restored | null {
    const stored = storedAt(key);
    if (!stored) return null;
    this.taken.set(key, stored);
    return { changes: stored.changes, isOutdated: isOutdated(stored, saved) };
  }

  /** Removes a draft of another tab. A tab that still has it open stores it again. */
  forget({ key }: Left): void {
    attempt(() => localStorage.removeItem(key));
  }

  /** Call after a change; the draft is stored soon after. */
  changed(within = AFTER_A_CHANGE_MS): void {
    if (this.isWatched) this.due ??= setTimeout(() => this.flush(), within);
  }

  /** Call while a person writes in an editor that reports later. */
  writing(): void {
    this.changed(WHILE_WRITING_MS);
  }

  /** Stores at once what has not been stored. */
  flush(): void {
    if (this.due === undefined) return;
    this.keep();
    this.wait();
  }

  /** Removes the draft after the form was saved or discarded. */
  remove(): void {
    this.wait();
    attempt(() => localStorage.removeItem(this.key));
    this.removeTaken();
  }

  /**
   * Watches while the form is mounted: stores the draft when the page is hidden or closed, or its session ends.
   * @param tell called with the key of a draft that another tab still writes or has removed, so that it is no longer offered
   */
  watch(tell: (key: string) => void): () => void {
    this.isWatched = true;
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key !== this.key && !this.taken.has(key))) return tell(key ?? '');
      // The value is null if another tab asks whether this draft is in use, or removed it. If that tab signed out, this session ends a moment later.
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
    // If storage is full, the last draft that fitted stays.
    attempt(() => {
      localStorage.setItem(this.key, JSON.stringify(draft));
      this.removeTaken();
      // After a reload this key tells which draft belongs to this tab.
      sessionStorage.setItem(this.form, this.key);
    });
  }

  /** Removes the drafts that were taken over, except those that another tab has written since. */
  private removeTaken(): void {
    for (const [key, { at }] of this.taken) if (storedAt(key)?.at === at) attempt(() => localStorage.removeItem(key));
  }

  private wait(): void {
    clearTimeout(this.due);
    this.due = undefined;
  }
}

/** The fields whose values have changed. */
export function changesBetween(before: object, now: object): Values {
  const was = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(was.get(name), value)));
}

/** The values with these names only. */
export const only = (names: readonly string[], values: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Tells whether the saved values have changed since. A draft of an earlier release has no `before`. */
const isOutdated = ({ changes, before = {} }: Partial<Typed>, saved: Values): boolean =>
  Object.entries(before).some(([name, was]) => !isSame(was, saved[name]) && !isSame(changes?.[name], saved[name]));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function storedAt(key: string): Stored | null {
  const text = attempt(() => localStorage.getItem(key));
  return text ? (attempt(() => JSON.parse(text) as Stored) ?? null) : null;
}

/** Makes the tab that writes this draft, if it is still open, write it again: a change of storage notifies other tabs. */
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

/** Ignores storage errors: a browser may forbid storage, or have no room left. The form works without a draft. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
