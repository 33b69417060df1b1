import { type FormEvent, type ReactNode, useId } from 'react';
import { useHydrated } from '../ui/use-hydrated';
import classes from './form-layout.module.css';

interface FormLayoutProps {
  children: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The name of the form, if no heading of the page says it. */
  label?: string;
  /** The values are being saved: the fields are disabled, since a change now would not be saved with them. */
  busy?: boolean;
}

/**
 * A form of sections on a sheet of paper. The browser's own bubbles stay away: the fields say what is wrong. A form that came with the
 * page's HTML is closed until it works.
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

/** Fields side by side, as many as fit; `FieldGrid.Wide` takes the whole line. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

FieldGrid.Wide = function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wideField}>{children}</div>;
};

/** The form's buttons: the main one first in order, at the right on a wide screen; they stay in sight on a phone. */
export function FormActions({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>{children}</div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
