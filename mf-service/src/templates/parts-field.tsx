import {
  TEMPLATE_RECOMMENDED_PARTS_ITEM_MAX_LENGTH,
  TEMPLATE_RECOMMENDED_PARTS_MAX_ITEMS,
} from '@carnet/contracts/service';
import { Button, PlusIcon } from '@carnet/mf-kit/ui';
import { useEffect, useRef } from 'react';
import * as m from '../messages/template-form';
import classes from './parts-field.module.css';

interface PartsFieldProps {
  parts: readonly string[];
  error?: string;
  onChange: (parts: string[]) => void;
}

/** Names of the parts that a template recommends, one per line (spec 001 §2). */
export function PartsField({ parts, error, onChange }: PartsFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  /** Index of the line that gets the focus after a change of the list. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const inputs = field.current?.querySelectorAll('input');
    (inputs?.[next.current] ?? field.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
    next.current = null;
  }, [parts]);
  const change = (changed: string[], focusAt: number) => {
    next.current = focusAt;
    onChange(changed);
  };
  return (
    <fieldset ref={field} className={classes.field}>
      <legend className={classes.legend}>{m.recommendedParts}</legend>
      <p className={classes.hint}>{m.partsHint}</p>
      {parts.length > 0 && (
        <ul className={classes.list}>
          {parts.map((part, at) => (
            <li key={at} className={classes.part}>
              <input
                className={classes.input}
                aria-label={m.partNumber({ number: at + 1 })}
                placeholder={m.partPlaceholder}
                maxLength={TEMPLATE_RECOMMENDED_PARTS_ITEM_MAX_LENGTH}
                value={part}
                onChange={({ target }) => onChange(parts.with(at, target.value))}
              />
              <Button
                variant="quiet"
                aria-label={m.removePart({ number: at + 1 })}
                // Ignores the second click of a double click, which would hit the next line.
                onClick={({ detail }) => detail < 2 && change(parts.toSpliced(at, 1), at)}
              >
                {m.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Button
        className={classes.add}
        icon={<PlusIcon size={18} />}
        disabled={parts.length >= TEMPLATE_RECOMMENDED_PARTS_MAX_ITEMS}
        onClick={() => change([...parts, ''], parts.length)}
      >
        {m.addPart}
      </Button>
    </fieldset>
  );
}
