import { type FormEvent, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { ApiError, messageOf, NO_ANSWER } from '../data/api/api-error';
import { ClosingContext } from '../ui/dialog/dialog';
import { keepUnsent, openedEntry, outboxEngine, withoutSending } from '../data/outbox/outbox';
import { standInsIn } from '../data/outbox/stand-in.rules';
import { useBlockedMoves } from '../federation/router/app-router';
import { useLocation, useNavigate } from 'react-router-dom';
import { holdSession, sessionState } from '../data/session/store';
import { changesBetween, FormDraft, type Left, only, type Typed } from './form-draft';
import { type FormEntry, useFormEntry } from './form-entry';
import { type FormPart, FormParts } from './form-parts';
import * as m from '../messages/forms';
import * as outbox from '../messages/outbox';

/** Problems of a form: one message for the whole form, and one for each field. */
export interface Problems<Values> {
  message?: string;
  fields?: Partial<Record<keyof Values & string, string>>;
}

export interface KitFormOptions<Values, Saved> {
  initial: Values;
  /** Returns the problems, or null. Called at submit. */
  validate?: (values: Values) => Problems<Values> | null;
  /** Sends the values. If it throws, the form shows the error and keeps all typed text. */
  save: (values: Values) => Promise<Saved>;
  /** Called after a save; from then on the person can leave without a question. */
  onSaved?: (saved: Saved) => void;
  /** Called if the save waits to be sent (ADR 126). By default the list opens that shows it as waiting. */
  onKept?: () => void;
  /** The message for an error that has none. */
  fallback?: string;
  /** Values to set when a field changes, because they depend on it: another vehicle clears the vehicle's parts. */
  clears?: { [Name in keyof Values]?: Partial<Values> };
  /** False if nothing is lost by leaving: sign-in and registration ask no question and keep no draft. */
  guard?: boolean;
  /** Distinguishes forms with the same fields at one address, for their drafts: `reading 7`. */
  subject?: string;
}

export interface KitForm<Values extends object = Record<string, never>> {
  values: Values;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  setAll(values: Partial<Values>): void;
  /**
   * Called by a field that reports its changes late: `tell` makes it report them now; `null` after it has. Until then the form counts as changed, and
   * a submit calls `tell` first.
   */
  pending(name: keyof Values & string, tell: (() => void) | null): void;
  /** Keeps this field out of every draft: a password. */
  keepSecret(name: keyof Values & string): void;
  /**
   * Set if the form began with unsaved changes from an earlier visit; `discard` undoes them. `isOutdated`: a value that they would replace has been
   * changed since.
   */
  restored: { isOutdated?: boolean; discard(): void } | null;
  /**
   * Set if another tab, open or closed, left unsaved changes at `at` (ISO 8601, UTC). `bringBack` fills them in, `discard` removes them. Missing in
   * the first release.
   */
  left?: { at: string; bringBack(): void; discard(): void } | null;
  errors: Readonly<Partial<Record<string, string>>>;
  /** Why the last submit failed; cleared by the next change. */
  message: string | null;
  /** True while the form is being saved; its fields are then disabled. */
  busy: boolean;
  dirty: boolean;
  submit(event?: FormEvent): void;
  /** Lets the next navigation leave the page without a question, for example after a delete. */
  release(): void;
  /** Set while a navigation is held back: `leave` continues it, `stay` cancels it. */
  leaving: { leave(): void; stay(): void } | null;
  /** The unsent outbox entry that the form edits; `problem` says why it was not sent. Missing in the first release. */
  entry?: FormEntry | null;
  /** Parts of the form outside its fields (`useFormPart`). */
  parts?: FormParts;
  mantine: UseFormReturnType<Values>;
}

/**
 * A form's state: values, errors, saving, and the question before unsaved changes are lost. Field names are those of the API, so that a service's
 * `errors` match their fields.
 */
export function useKitForm<Values extends object, Saved>(options: KitFormOptions<Values, Saved>): KitForm<Values> {
  const { clears, guard = true } = options;
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [held, setHeld] = useState<(() => void) | null>(null);
  /** The saved values. Changes are detected against them. */
  const [saved, setSaved] = useState(options.initial);
  const { draft, restored, setRestored, left, setLeft, unsaved } = useDraft(options, guard);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { ...options.initial, ...restored?.changes },
    onValuesChange: () => {
      setMessage(null);
      draft?.changed();
    },
  });
  const navigate = useNavigate();
  const { entry, isGone, letGo, keptForm } = useFormEntry(options, guard, (values) => {
    // Changes that were typed meanwhile, or come from a draft, are kept.
    const typed = changesBetween(saved, form.getValues());
    setSaved({ ...saved, ...values });
    form.setValues({ ...values, ...typed } as Partial<Values>);
    // `isOutdated` was computed against the saved values. The entry is the person's own change, so it does not count.
    setRestored((draft) => draft && { ...draft, isOutdated: false });
  });
  const pending = useRef(new Map<string, () => void>());
  const secrets = useRef(new Set<string>());
  const [isWriting, setIsWriting] = useState(false);
  const tellPending = () => [...pending.current.values()].forEach((tell) => tell());
  useEffect(() => {
    unsaved.current = () => {
      tellPending();
      const names = Object.keys(changesBetween(saved, form.getValues())).filter((name) => !secrets.current.has(name));
      return { changes: only(names, form.getValues()), before: only(names, saved) };
    };
  });
  const [isPartUnsaved, setPartUnsaved] = useState(false);
  const [parts] = useState(() => new FormParts(setPartUnsaved));
  const dirty = isWriting || isPartUnsaved || Object.keys(changesBetween(saved, form.getValues())).length > 0;
  const atStake = dirty && guard;
  useEffect(() => (atStake ? holdSession() : undefined), [atStake]);
  const asked = useRef<(() => void) | null>(null);
  const hold = (leave: (() => void) | null) => setHeld(() => (asked.current = leave));
  const moves = useBlockedMoves(atStake, hold);
  useAskBeforeClosing((close) => (atStake ? hold(close) : close()));
  const running = useRef(false);
  const isToldGone = useRef(false);
  useEffect(() => {
    if (!isGone) isToldGone.current = false;
  }, [isGone]);

  const keepSecret = useCallback((name: string) => void secrets.current.add(name), []);
  const show = useCallback(
    (problems: Problems<Values>, element?: Element) => {
      form.setErrors(problems.fields ?? {});
      setMessage(problems.message ?? null);
      focusFirstInvalid(Object.keys(problems.fields ?? {}), element);
    },
    [form],
  );

  const goOn = (next: () => void) => {
    draft?.remove();
    setRestored(null);
    setSaved(form.getValues());
    // If the person is being asked whether to leave, the navigation that they wanted continues: nothing is lost any more.
    const elsewhere = asked.current;
    hold(null);
    moves.goOn(next, elsewhere);
  };

  /** Stores a save that got no answer in the outbox. Resolves to null if it waits there, else to the error to show. */
  const keep = async (error: unknown, shared: readonly FormPart[]): Promise<unknown> => {
    const holding = shared.filter(({ isUnsaved, onKept }) => isUnsaved && onKept);
    const kept = await keepUnsent(error, {
      ...{ form: keptForm(form.getValues()), replaced: entry?.id, holdsFiles: holding.length > 0 },
    });
    if (!kept) return error;
    letGo();
    if (holding.length > 0) {
      // If there is no room for the files, the entry is stored without them; they stay under the form's address.
      await Promise.all(holding.map(async (part) => part.onKept?.(kept.id))).catch(() => undefined);
      void outboxEngine().then(({ held }) => held(kept.id));
    }
    goOn(() => (options.onKept ? options.onKept() : void navigate(kept.note.list)));
    return null;
  };

  const submit = async (element?: Element) => {
    // A second click after the answer, while the next page loads, would create a second entry.
    if (running.current || moves.hasLeft()) return;
    tellPending();
    const problems = options.validate?.(form.getValues());
    if (problems) return show(problems, element);
    // Warns only once. If the person saves again, the form is saved like any other.
    if (isGone && !isToldGone.current) {
      isToldGone.current = true;
      return show({ message: outbox.sentMeanwhile });
    }
    const focused = document.activeElement;
    running.current = true;
    setBusy(true);
    form.clearErrors();
    setMessage(null);
    draft?.flush();
    const shared = parts.all();
    try {
      const write = () => options.save(form.getValues());
      // A changed entry stays in the outbox, and a save that names a waiting thing must be sent after it.
      const answer = await (entry || standInsIn(form.getValues()).length > 0 ? withoutSending(write) : write());
      for (const part of shared) part.onSaved((answer as { id: number }).id);
      goOn(() => options.onSaved?.(answer));
    } catch (error) {
      const failure = await keep(error, shared).catch(() => new ApiError(outbox.noRoom, NO_ANSWER));
      if (failure !== null) show(problemsOf<Values>(failure, options.fallback), element);
    } finally {
      running.current = false;
      setBusy(false);
      focusAgain(focused);
    }
  };

  return {
    values: form.getValues(),
    entry: entry && { problem: entry.problem, errors: entry.errors },
    set: (name, value) => {
      const isOther = form.getValues()[name] !== value;
      if (isOther && clears?.[name]) form.setValues({ [name]: value, ...clears[name] } as Partial<Values>);
      else form.setFieldValue(name, value as never);
    },
    setAll: (values) => form.setValues(values),
    pending: (name, tell) => {
      if (tell) {
        pending.current.set(name, tell);
        setMessage(null);
        draft?.writing();
      } else pending.current.delete(name);
      setIsWriting(pending.current.size > 0);
    },
    keepSecret,
    restored: restored && {
      isOutdated: restored.isOutdated,
      discard: () => {
        tellPending();
        form.setValues(saved);
        draft?.remove();
        for (const part of parts.all()) part.onDropped();
        setRestored(null);
      },
    },
    left: left[0] && {
      at: left[0].at,
      bringBack: () => {
        const brought = draft?.take(left[0]!.key, only(Object.keys(saved), saved));
        setLeft([]);
        if (!brought) return;
        setRestored(brought);
        form.setValues(brought.changes as Partial<Values>);
      },
      discard: () => {
        draft?.forget(left[0]!);
        setLeft(left.slice(1));
      },
    },
    errors: form.errors as Partial<Record<string, string>>,
    message,
    busy,
    dirty,
    submit: (event) => {
      event?.preventDefault();
      void submit(event?.currentTarget);
    },
    release: () => {
      draft?.remove();
      moves.release();
    },
    leaving: held && {
      leave: () => {
        // A running save may still fail, so the draft and the parts stay until it succeeds.
        if (!busy) {
          draft?.remove();
          for (const part of parts.all()) part.onDropped();
        }
        go(held, hold);
      },
      stay: () => hold(null),
    },
    parts,
    mantine: form,
  };
}

/**
 * The draft of the form, its changes when the form opened, and the drafts of other tabs. `unsaved` returns the changes to store. A form that was
 * opened for an outbox entry has a draft of its own.
 */
function useDraft({ initial, subject = '' }: { initial: object; subject?: string }, guard: boolean) {
  const { pathname, search, hash } = useLocation();
  const opened = openedEntry(hash);
  const unsaved = useRef<() => Typed>(() => ({ changes: {}, before: {} }));
  const [draft] = useState(() =>
    guard
      ? new FormDraft([`${pathname}${search}`, subject, opened].filter(Boolean).join(' '), Object.keys(initial), () =>
          unsaved.current(),
        )
      : null,
  );
  const [restored, setRestored] = useState(() => draft?.read({ ...initial }) ?? null);
  const [left, setLeft] = useState<Left[]>(() => draft?.left() ?? []);
  useEffect(() => draft?.watch((key) => setLeft((those) => those.filter((one) => one.key !== key))), [draft]);
  return { draft, restored, setRestored, left, setLeft, unsaved };
}

/** Asks about unsaved changes before the dialog around the form closes, as before leaving a page. */
function useAskBeforeClosing(ask: (close: () => void) => void): void {
  const closing = useContext(ClosingContext);
  useEffect(() => {
    const asks = closing?.current;
    asks?.add(ask);
    return () => void asks?.delete(ask);
  });
}

function go(leave: () => void, hold: (held: null) => void): void {
  hold(null);
  leave();
}

const SESSION_ENDED = m.sessionEnded;

/** The service's errors by field, if any, and its message for the whole form. */
function problemsOf<Values>(error: unknown, fallback?: string): Problems<Values> {
  if (sessionState().status === 'held') return { message: SESSION_ENDED };
  const complaints = error instanceof ApiError ? error.errors : [];
  const fields = Object.fromEntries(complaints.map(({ field, msg }) => [field, msg]));
  return { message: messageOf(error, fallback), fields: fields as Problems<Values>['fields'] };
}

function focusFirstInvalid(names: readonly string[], form: Element = document.body): void {
  if (names.length === 0) return;
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** Restores the focus of a field that was disabled during the save, unless the focus has moved elsewhere. */
function focusAgain(field: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
  });
}
