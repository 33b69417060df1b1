import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Boundary } from '../remotes';
import type { KitForm } from './use-kit-form';
import classes from './forms.module.css';

const Editor = lazy(() => import(/* webpackChunkName: "kit-editor" */ '../editor/rich-text-editor'));

export interface RichTextFieldProps<Values extends object> {
  form: KitForm<Values>;
  name: { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
}

/** Rich text in the documents' few forms of emphasis. The editor comes as a chunk of its own while the form already stands. */
export function RichTextField<Values extends object>({ form, name, label, ...field }: RichTextFieldProps<Values>) {
  const id = useId();
  const problem = form.errors[name];
  return (
    <div>
      <div id={id} className={classes.legend}>
        {label}
      </div>
      {field.hint}
      <Boundary fallback={() => <p role="alert">An error was thrown.</p>}>
        <Suspense fallback={<p role="status">Loading editor...</p>}>
          <Editor
            labelledBy={id}
            value={String(form.values[name] ?? '')}
            placeholder={field.placeholder}
            onChange={(html) => form.set(name, html as Values[typeof name])}
          />
        </Suspense>
      </Boundary>
      {problem ? <p className={classes.problem}>{String(problem)}</p> : null}
    </div>
  );
}
