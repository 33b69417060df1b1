import { useEffect, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../ui/icons';
import { bound, type FieldProps } from './fields';
import { TextInput } from './input';
import * as m from '../messages/forms';
import classes from './password-field.module.css';

export interface PasswordFieldProps<Values extends object> extends FieldProps<Values, string> {
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password, hidden until the person asks to see it. It never enters a form's draft.
 */
export function PasswordField<Values extends object>({ autoComplete, ...field }: PasswordFieldProps<Values>) {
  const { form, name } = field;
  const { keepSecret } = form;
  const [isShown, setShown] = useState(false);
  useEffect(() => keepSecret(name), [keepSecret, name]);
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={m.showPassword}
      aria-pressed={isShown}
      disabled={field.disabled}
      // The cursor stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  );
  return (
    <TextInput
      {...bound(field)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      maxLength={128}
      rightSection={toggle}
    />
  );
}
