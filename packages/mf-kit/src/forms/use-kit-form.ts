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

/** Problems of a form: a sentence for the whole (the documents' own), and one for each field. */
export interface Problems<Values> {
  message?: string;
  fields?: Partial<Record<keyof Values & string, string>>;
}

export interface KitFormOptions<Values, Saved> {
  initial: Values;
  /** The problems, or null. Runs at submit. */
  validate?: (values: Values) => Problems<Values> | null;
  /** Sends the values. What it throws is shown in the form, and nothing typed is lost. */
  save: (values: Values) => Promise<Saved>;
  /** Goes on after a save; leaving is no longer held back then. */
  onSaved?: (saved: Saved) => void;
  /** The same where it waits to be sent (ADR 126); by default the list opens in which it waits. */
  onKept?: () => void;
  /** The sentence for an error that has none of its own. */
  fallback?: string;
  /** Changes that a field makes in others, which depended on it: a vehicle's parts go with the vehicle. */
  clears?: { [Name in keyof Values]?: Partial<Values> };
  /** False where nothing is lost by leaving: sign-in and registration ask no question, and keep no draft. */
  guard?: boolean;
  /** The name that tells several forms with the same fields at one address apart, for the draft: `reading 7`. */
  subject?: string;
}

export interface KitForm<Values extends object = Record<string, never>> {
  values: Values;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  setAll(values: Partial<Values>): void;
  /**
   * A field whose changes come late says that it holds some, and how they are told; `null` when they have been. They count as unsaved
   * from then on, and a submit has them told first.
   */
  pending(name: keyof Values & string, tell: (() => void) | null): void;
  /** Keeps this field out of every draft: a password. */
  keepSecret(name: keyof Values & string): void;
  /**
   * The form began with what was typed here before and not saved; `discard` takes that back. `isOutdated`: something of what it changes
   * is not as it was then, and would be replaced.
   */
  restored: { isOutdated?: boolean; discard(): void } | null;
  /**
   * Something was typed here in another tab, or one that is gone, and not saved; `at` is when (ISO 8601, UTC). `bringBack` fills it in,
   * `discard` removes it. The first release had none.
   */
  left?: { at: string; bringBack(): void; discard(): void } | null;
  errors: Readonly<Partial<Record<string, string>>>;
  /** Why the last submit failed; gone with the next change. */
  message: string | null;
  /** True while the values are on their way; nothing can be changed until they have been answered. */
  busy: boolean;
  dirty: boolean;
  submit(event?: FormEvent): void;
  /** Lets the next move leave the page without asking, for example after a delete. */
  release(): void;
  /** Held back from leaving: `leave` goes on, `stay` does not. */
  leaving: { leave(): void; stay(): void } | null;
  /** It changes an entry of the outbox that has not been sent; `problem` is why. The first release had none. */
  entry?: FormEntry | null;
  /** Parts that stand in it beside its fields (`useFormPart`). */
  parts?: FormParts;
  mantine: UseFormReturnType<Values>;
}

/**
 * A form's state: values, errors at fields and for the whole, saving, and the question before unsaved changes are left.
 * Field names are those of the API, so that a service's `errors` find their fields.
 */
export function useKitForm<Values extends object, Saved>(options: KitFormOptions<Values, Saved>): KitForm<Values> {
  const { clears, guard = true } = options;
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [held, setHeld] = useState<(() => void) | null>(null);
  /** Values as they are saved, against which changes are told. */
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
    // Changes that were typed meanwhile, or are restored from a draft, go on over it.
    const typed = changesBetween(saved, form.getValues());
    setSaved({ ...saved, ...values });
    form.setValues({ ...values, ...typed } as Partial<Values>);
    // It was told against what is saved, and the entry is the person's own.
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
    // A person who is being asked whether to leave goes where they meant to: nothing is lost by it any more.
    const elsewhere = asked.current;
    hold(null);
    moves.goOn(next, elsewhere);
  };

  /** Has a save that had no answer wait in this browser. Answers the failure where it does not. */
  const keep = async (error: unknown, shared: readonly FormPart[]): Promise<unknown> => {
    const holding = shared.filter(({ isUnsaved, onKept }) => isUnsaved && onKept);
    const kept = await keepUnsent(error, {
      ...{ form: keptForm(form.getValues()), replaced: entry?.id, holdsFiles: holding.length > 0 },
    });
    if (!kept) return error;
    letGo();
    if (holding.length > 0) {
      // The entry is kept without them where there is no room: the files stay under the form's address.
      await Promise.all(holding.map(async (part) => part.onKept?.(kept.id))).catch(() => undefined);
      void outboxEngine().then(({ held }) => held(kept.id));
    }
    goOn(() => (options.onKept ? options.onKept() : void navigate(kept.note.list)));
    return null;
  };

  const submit = async (element?: Element) => {
    // A second click that comes after the first one's answer, while the next page loads, would make a second entry.
    if (running.current || moves.hasLeft()) return;
    tellPending();
    const problems = options.validate?.(form.getValues());
    if (problems) return show(problems, element);
    // Told once: who saves all the same has looked, and means it. It goes then as any other save of this form.
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
      // An entry that is changed goes on as that entry, and what names a thing that waits is sent after it.
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
        // A save may yet fail: the draft goes once it has not, and the parts stay with it.
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
 * The form's draft, what it held when the form opened, and what other tabs have left. `unsaved` is asked for what is to be kept. An entry that the
 * form was opened for has a draft of its own.
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

/** A dialog that the form stands in is closed as a page is left. */
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

/** A service's complaints by field where it has any, and its sentence for the whole. */
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

/** A field that was closed while it was saved lost the focus, and has it again unless it went elsewhere meanwhile. */
function focusAgain(field: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
  });
}
