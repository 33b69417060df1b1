import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { KitForm } from './kit-form';
import type { KitForm as KitFormState, Problems } from './use-kit-form';
import * as m from '../messages/quick';
import classes from './quick-form.module.css';

/** One question of a quick form. */
export interface QuickStep {
  /** Text of the question: `What was done?` */
  title: string;
  /** Names of the fields that it fills. */
  fields: readonly string[];
  /** Its current answer. It is shown above the later questions, and leads back to this one. */
  answer?: string | null;
  /** Its fields. Call `next` if pressing a choice answers the question. */
  content: (next: () => void) => ReactNode;
}

interface QuickFormProps<Values extends object> {
  form: KitFormState<Values>;
  /** The rules of the form. A question can be left once its own fields are valid. */
  validate: (values: Values) => Problems<Values> | null;
  label: string;
  steps: readonly QuickStep[];
  /** `Save` */
  submitLabel: string;
}

/** A form that asks one question at a time, for use with one hand. It begins with the first unanswered question. */
export function QuickForm<Values extends object>({
  form,
  validate,
  label,
  steps,
  submitLabel,
}: QuickFormProps<Values>) {
  const [at, go] = useState(() => firstOpen(steps));
  const place = useRef<HTMLDivElement>(null);
  const step = steps[at]!;
  const isLast = at === steps.length - 1;
  const next = () => {
    const { getValues, setErrors } = form.mantine;
    const problems = Object.entries<string | undefined>(validate(getValues())?.fields ?? {});
    const own = Object.fromEntries(problems.filter(([name]) => step.fields.includes(name)));
    setErrors(own);
    if (Object.keys(own).length > 0) place.current?.querySelector('input')?.focus();
    else go(at + 1);
  };
  useShowWrong(form.errors, steps, at, go);
  useLayoutEffect(() => {
    // Focuses a text field for typing at once; but where choices are offered, the person reads the question first.
    const first = place.current?.querySelector<HTMLElement>('button, input');
    if (first instanceof HTMLInputElement) first.focus();
    else if (at > 0) place.current?.focus();
  }, [at]);
  return (
    <KitForm
      form={{
        ...form,
        submit: (event) => {
          event?.preventDefault();
          if (isLast) form.submit(event);
          else next();
        },
      }}
      label={label}
    >
      <div className={classes.quick}>
        <Answers steps={steps.slice(0, at)} onOpen={go} />
        <div ref={place} tabIndex={-1} className={classes.step} role="group" aria-labelledby="quick-question">
          <h2 id="quick-question">{step.title}</h2>
          {step.content(next)}
        </div>
        <div className={classes.foot}>
          {at > 0 && (
            <Button size="lg" onClick={() => go(at - 1)}>
              {m.back}
            </Button>
          )}
          <Button type="submit" variant="primary" size="lg" busy={form.busy}>
            {isLast ? submitLabel : m.next}
          </Button>
        </div>
      </div>
    </KitForm>
  );
}

function firstOpen(steps: readonly QuickStep[]): number {
  const open = steps.findIndex(({ answer }) => !answer);
  return open < 0 ? steps.length - 1 : open;
}

/** After a refused save, shows the question whose answer is wrong. */
function useShowWrong(
  errors: KitFormState['errors'],
  steps: readonly QuickStep[],
  at: number,
  go: (step: number) => void,
): void {
  const [seen, see] = useState(errors);
  if (seen === errors) return;
  see(errors);
  const wrong = steps.findIndex(({ fields }) => fields.some((name) => errors[name]));
  if (wrong >= 0 && wrong < at) go(wrong);
}

function Answers({ steps, onOpen }: { steps: readonly QuickStep[]; onOpen: (step: number) => void }) {
  return (
    steps.length > 0 && (
      <ul className={classes.answers}>
        {steps.map(({ title, answer }, step) => (
          <li key={title}>
            <button
              type="button"
              aria-label={m.change({ question: title, answer: answer || m.nothing })}
              onClick={() => onOpen(step)}
            >
              {answer || m.nothing}
            </button>
          </li>
        ))}
      </ul>
    )
  );
}

interface QuickChoice {
  key: string;
  title: string;
  /** `Last: $91.71, Oct 14, 2026` */
  note?: string;
  onChoose: () => void;
}

/** Answers as buttons, each of full width. */
export function QuickChoices({ label, choices }: { label: string; choices: readonly QuickChoice[] }) {
  return (
    choices.length > 0 && (
      <ul className={classes.choices} aria-label={label}>
        {choices.map(({ key, title, note, onChoose }) => (
          <li key={key}>
            <button type="button" onClick={onChoose}>
              <strong>{title}</strong>
              {note && <span>{note}</span>}
            </button>
          </li>
        ))}
      </ul>
    )
  );
}
