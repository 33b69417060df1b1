import { useState } from 'react';
import { ChevronDownIcon } from '../ui/icons';
import { personCurrency } from '../formats/spelling';
import * as m from '../messages/forms';
import { currencyCodes } from './currencies';
import classes from './select-inside.module.css';

interface CurrencySelectProps {
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean;
}

/**
 * The currency inside a money field. It is the browser's own select, which supports typing and a phone's picker. It shows only the code; the names of
 * all currencies load when the person focuses or points at it.
 */
export function CurrencySelect({ value, onChange, disabled }: CurrencySelectProps) {
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const own = personCurrency();
  const first = value === own ? [own] : [own, value];
  const others = isNear ? currencyCodes().filter((code) => !first.includes(code)) : [];
  const names = isNear ? new Intl.DisplayNames(document.documentElement.lang, { type: 'currency' }) : null;
  const options = (codes: readonly string[]) =>
    codes.map((code) => (
      <option key={code} value={code}>
        {names ? `${code} · ${names.of(code) ?? code}` : code}
      </option>
    ));
  return (
    <span className={classes.select}>
      <span aria-hidden className={classes.code} data-disabled={disabled || undefined}>
        {value}
        <ChevronDownIcon size={16} />
      </span>
      <select
        aria-label={m.currency}
        value={value}
        disabled={disabled}
        onPointerDown={near}
        onPointerEnter={near}
        onFocus={near}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options(first)}
        {others.length > 0 && <hr />}
        {options(others)}
      </select>
    </span>
  );
}
