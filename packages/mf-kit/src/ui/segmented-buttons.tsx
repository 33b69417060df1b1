import { type ReactNode, useId } from 'react';
import type { Choice } from './choices';
import classes from './segmented-buttons.module.css';

interface SegmentedButtonsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** A plain string is both value and label. */
  options: readonly (Choice<Value> | Value)[];
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A choice among a few values, shown as buttons. For the keyboard and screen readers it is a radio group. */
export function SegmentedButtons<Value extends string>({
  label,
  value,
  onChange,
  options,
  ...rest
}: SegmentedButtonsProps<Value>) {
  const id = useId();
  const { description, error, required, disabled } = rest;
  return (
    <fieldset
      className={classes.field}
      role="radiogroup"
      disabled={disabled}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : description ? `${id}-description` : undefined}
    >
      <legend className={classes.label}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      <div className={classes.buttons}>
        {options.map((option) => {
          const choice = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <label key={choice.value} className={classes.button}>
              <input
                type="radio"
                name={id}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <span>{choice.label}</span>
            </label>
          );
        })}
      </div>
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
