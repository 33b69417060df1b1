import { type FormEvent, type ReactNode, useId } from 'react';
import { useHydrated } from '../ui/use-hydrated';
import classes from './form-layout.module.css';

interface FormLayoutProps {
  children: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Accessible name of the form, if the page has no heading for it. */
  label?: string;
  /** True while the form is being saved. Its fields are then disabled, because a change now would not be saved. */
  busy?: boolean;
}

/**
 * A form of sections on a sheet of paper. Native validation bubbles are off, because the fields show their own errors. A prerendered form is disabled
 * until the page is hydrated.
 */
export function FormLayout({ children, onSubmit, label, busy }: FormLayoutProps) {
  const works = useHydrated();
  return (
    <form onSubmit={onSubmit} noValidate aria-label={label} aria-busy={busy || undefined}>
      <fieldset
        role="presentation"
        className={classes.form}
        disabled={busy || !works}
        data-coming={works ? undefined : true}
      >
        {children}
      </fieldset>
    </form>
  );
}

/** A titled group of fields. */
export function FormSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

/** Fields side by side, as many as fit; `FieldGrid.Wide` takes a whole row. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

FieldGrid.Wide = function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wideField}>{children}</div>;
};

/** The form's buttons, the main one first in the DOM and at the right on a wide screen. On a phone they stay visible. */
export function FormActions({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>{children}</div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
