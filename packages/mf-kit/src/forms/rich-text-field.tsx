import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { LazyPart } from '../ui/lazy-part';
import type { KitForm } from './use-kit-form';
import * as m from '../messages/forms';
import classes from './forms.module.css';

const editor = () => import(/* webpackChunkName: "kit-editor" */ '../editor/rich-text-editor');

export interface RichTextFieldProps<Values extends object> {
  form: KitForm<Values>;
  name: { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
}

/** Rich text with a few formats. The editor is a chunk of its own, which loads after the form is shown. */
export function RichTextField<Values extends object>({ form, name, label, ...field }: RichTextFieldProps<Values>) {
  const id = useId();
  const problem = form.errors[name];
  const described = [field.hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <div id={id} className={classes.legend}>
        {label}
      </div>
      {field.hint ? (
        <div id={`${id}-hint`} className={classes.hint}>
          {field.hint}
        </div>
      ) : null}
      <LazyPart
        load={editor}
        loading={
          <p role="status" className={classes.waiting}>
            {m.loadingEditor}
          </p>
        }
        fallback={({ retry }) => <Broken retry={retry} />}
        props={{
          labelledBy: id,
          describedBy: described || undefined,
          invalid: Boolean(problem),
          disabled: form.busy,
          value: String(form.values[name] ?? ''),
          placeholder: field.placeholder,
          onChange: (html: string) => form.set(name, html as Values[typeof name]),
          onPending: (tell: (() => void) | null) => form.pending(name, tell),
        }}
      />
      {problem ? (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Shown if the editor fails to load. The rest of the form works, and this field is saved unchanged. */
function Broken({ retry }: { retry: () => void }) {
  return (
    <Notice tone="bad" title={m.errorThrown}>
      <p>{m.textNotOpened}</p>
      <Button size="sm" onClick={retry}>
        {m.tryAgain}
      </Button>
    </Notice>
  );
}
