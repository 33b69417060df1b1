import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { ApiError, messageOf } from '../api';
import { useBlockedMoves } from '../router';

/** What is wrong with a form: a sentence for the whole (the documents' own), and one for each field. */
export interface Problems<Values> {
  message?: string;
  fields?: Partial<Record<keyof Values & string, string>>;
}

export interface KitFormOptions<Values, Saved> {
  initial: Values;
  /** What is wrong, or null. Runs at submit. */
  validate?: (values: Values) => Problems<Values> | null;
  /** Sends the values. What it throws is shown in the form, and nothing typed is lost. */
  save: (values: Values) => Promise<Saved>;
  /** Goes on after a save; leaving is no longer held back then. */
  onSaved?: (saved: Saved) => void;
  /** What a person reads where an error has no sentence of its own. */
  fallback?: string;
  /** False where nothing is lost by leaving: sign-in and registration ask no question. */
  guard?: boolean;
}

export interface KitForm<Values extends object = Record<string, never>> {
  values: Values;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  setAll(values: Partial<Values>): void;
  /**
   * A field whose changes come late says that it holds some, and how they are told; `null` when they have been. They count as unsaved
   * from then on, and a submit has them told first.
   */
  draft(name: keyof Values & string, tell: (() => void) | null): void;
  errors: Readonly<Record<string, unknown>>;
  /** Why the last submit failed; gone with the next change. */
  message: string | null;
  /** What was entered is on its way; nothing can be changed until it has been answered. */
  busy: boolean;
  dirty: boolean;
  submit(event?: FormEvent): void;
  /** Lets the next move leave the page without asking, for example after a delete. */
  release(): void;
  /** Held back from leaving: `leave` goes on, `stay` does not. */
  leaving: { leave(): void; stay(): void } | null;
  mantine: UseFormReturnType<Values>;
}

/**
 * A form's state: values, errors at fields and for the whole, saving, and the question before unsaved changes are left.
 * Field names are those of the API, so that a service's `errors` find their fields.
 */
export function useKitForm<Values extends object, Saved>(options: KitFormOptions<Values, Saved>): KitForm<Values> {
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [held, setHeld] = useState<(() => void) | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: options.initial,
    onValuesChange: () => setMessage(null),
  });
  const drafts = useRef(new Map<string, () => void>());
  const [drafting, setDrafting] = useState(false);
  const dirty = form.isDirty() || drafting;
  const moves = useBlockedMoves(dirty && options.guard !== false, (leave) => setHeld(() => leave));
  const running = useRef(false);

  const show = useCallback(
    (problems: Problems<Values>) => {
      form.setErrors(problems.fields ?? {});
      setMessage(problems.message ?? null);
      focusFirstInvalid(Object.keys(problems.fields ?? {}));
    },
    [form],
  );

  const submit = async () => {
    if (running.current) return;
    for (const tell of [...drafts.current.values()]) tell();
    const problems = options.validate?.(form.getValues());
    if (problems) return show(problems);
    const focused = document.activeElement;
    running.current = true;
    setBusy(true);
    form.clearErrors();
    setMessage(null);
    try {
      const saved = await options.save(form.getValues());
      form.resetDirty(form.getValues());
      moves.goOn(() => options.onSaved?.(saved));
    } catch (error) {
      show(problemsOf<Values>(error, options.fallback));
    } finally {
      running.current = false;
      setBusy(false);
      focusAgain(focused);
    }
  };

  return {
    values: form.getValues(),
    set: (name, value) => form.setFieldValue(name, value as never),
    setAll: (values) => form.setValues(values as Values),
    draft: (name, tell) => {
      if (tell) {
        drafts.current.set(name, tell);
        setMessage(null);
      } else drafts.current.delete(name);
      setDrafting(drafts.current.size > 0);
    },
    errors: form.errors,
    message,
    busy,
    dirty,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    release: moves.release,
    leaving: held && { leave: () => go(held, setHeld), stay: () => setHeld(null) },
    mantine: form,
  };
}

function go(leave: () => void, setHeld: (held: null) => void): void {
  setHeld(null);
  leave();
}

/** A service's complaints by field where it has any, and its sentence for the whole. */
function problemsOf<Values>(error: unknown, fallback?: string): Problems<Values> {
  const complaints = error instanceof ApiError ? error.errors : [];
  const fields = Object.fromEntries(complaints.map(({ field, msg }) => [field, msg]));
  return { message: messageOf(error, fallback), fields: fields as Problems<Values>['fields'] };
}

function focusFirstInvalid(names: readonly string[]): void {
  if (names.length === 0) return;
  requestAnimationFrame(() => {
    const invalid = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    invalid?.focus();
  });
}

/** A field that was closed while it was saved lost the focus, and has it again unless it went elsewhere meanwhile. */
function focusAgain(field: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
  });
}
