import { randomId } from '../api/random-id';
import { draftsOf } from '../session/drafts';
import { sessionPerson, subscribeSession } from '../session/store';

type Values = Readonly<Record<string, unknown>>;

/** What a person has changed in a form, by the name of the field, and what was saved there then. */
export interface Typed {
  changes: Values;
  before: Values;
}

/** What was typed here before. `isOutdated`: something else has been saved in its place since. */
export interface Restored {
  changes: Values;
  isOutdated: boolean;
}

interface Stored extends Typed {
  /** The form that wrote it, so that another tab's is not removed with it. */
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

const AFTER_A_CHANGE_MS = 500;
/** The rich-text editor tells the form only when a person pauses; what they write without a pause is kept this often. */
const WHILE_WRITING_MS = 3000;
const KEPT_MS = 30 * 24 * 3600 * 1000;

/**
 * What is typed in a form and not saved, kept in this browser through a reload, a crash and a session that ends (ADR 17). It belongs to a
 * person, an address and the form's fields, and is never written while somebody else is signed in, or nobody.
 */
export class FormDraft {
  private readonly own = randomId();
  private known = this.own;
  private due: ReturnType<typeof setTimeout> | undefined;
  private isWatched = false;
  private readonly person = sessionPerson();
  private readonly key: string;

  constructor(
    address: string,
    fields: readonly string[],
    private readonly unsaved: () => Typed,
  ) {
    this.key = `${draftsOf(this.person ?? 0)}${address}#${fields.toSorted().join()}`;
  }

  /** What was typed here before, or null. @param saved the form's values as they are saved now */
  read(saved: Values): Restored | null {
    if (this.person === undefined) return null;
    forgetOld();
    const stored = storedAt(this.key);
    if (!stored) return null;
    this.known = stored.by;
    return { changes: stored.changes, isOutdated: isOutdated(stored, saved) };
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
    if (this.person !== undefined && this.person === sessionPerson()) this.write(this.unsaved());
    this.wait();
  }

  /** It has been saved, or discarded: nothing is left of it. */
  remove(): void {
    this.wait();
    if (storedAt(this.key)?.by === this.known) attempt(() => localStorage.removeItem(this.key));
  }

  /** While the form is there: keeps what there is when the page may go, hidden, closed or its session ended. */
  watch(): () => void {
    this.isWatched = true;
    const flush = () => this.flush();
    const hide = () => document.visibilityState === 'hidden' && flush();
    const unsubscribe = subscribeSession(flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      flush();
      this.isWatched = false;
    };
  }

  private write(typed: Typed): void {
    if (Object.keys(typed.changes).length === 0) return this.remove();
    const draft: Stored = { by: this.own, at: Date.now(), ...typed };
    // Where there is no room, the newest that found room stays.
    attempt(() => localStorage.setItem(this.key, JSON.stringify(draft)));
    this.known = this.own;
  }

  private wait(): void {
    clearTimeout(this.due);
    this.due = undefined;
  }
}

/** What is not as it was, field by field. */
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

/** Removes every person's drafts that are older than 30 days. */
function forgetOld(): void {
  attempt(() => {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('carnet.draft.'));
    for (const key of drafts) if (Date.now() - (storedAt(key)?.at ?? 0) > KEPT_MS) localStorage.removeItem(key);
  });
}

/** A browser may forbid storage, or have no room left; the form goes on without. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
