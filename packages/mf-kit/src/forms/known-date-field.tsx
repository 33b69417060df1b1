import { useState } from 'react';
import { ChevronDownIcon } from '../ui/icons';
import { LazyPart } from '../ui/lazy-part';
import * as m from '../messages/forms';
import { DayInput } from './day-input';
import { bound, type FieldProps } from './fields';
import { TextInput } from './input';
import { type Exactness, EXACTNESSES, exactnessOf, isEdtf } from './known-date';
import classes from './select-inside.module.css';

const typedDate = () => import(/* webpackChunkName: "kit-typed-date" */ './typed-date-input');

/**
 * A date with its known precision: a day, or a month, a year, about a year, a decade or a span, which are typed. The person picks the precision
 * beside it. The form's value is the day, or its EDTF; `knownDateBody` converts it for the API.
 */
export function KnownDateField<Values extends object>(field: FieldProps<Values, string>) {
  const { form, name } = field;
  const props = bound(field);
  const [chosen, setChosen] = useState({ exactness: 'day' as Exactness, value: '' });
  // A value from a draft or a template keeps its own precision.
  const as = props.value === chosen.value ? chosen.exactness : (exactnessOf(props.value) ?? chosen.exactness);
  // The browser's date input shows nothing for a text that is no date.
  const exactness = as === 'day' && props.value && !isEdtf(props.value) ? 'span' : as;
  const take = (value: string, as = exactness) => {
    setChosen({ exactness: as, value });
    form.mantine.clearFieldError(`${name}_edtf`);
    form.set(name, value as Values[typeof name]);
  };
  const input = {
    ...props,
    error: props.error ?? form.errors[`${name}_edtf`],
    rightSectionWidth: '6.75rem',
    rightSection: (
      <ExactnessSelect
        value={exactness}
        disabled={field.disabled}
        onChange={(as) => take(asExactAs(props.value, as), as)}
      />
    ),
  };
  if (exactness === 'day') return <DayInput {...input} onDay={take} />;
  return (
    <LazyPart
      load={typedDate}
      loading={<TextInput {...input} value="" readOnly />}
      fallback={() => <TextInput {...input} onChange={({ currentTarget }) => take(currentTarget.value)} />}
      props={{ input, exactness, value: props.value, onChange: take }}
    />
  );
}

const NAMES: Readonly<Record<Exactness, string>> = {
  day: m.exactDay,
  month: m.exactMonth,
  year: m.exactYear,
  about: m.exactAbout,
  decade: m.exactDecade,
  span: m.exactSpan,
};

interface ExactnessSelectProps {
  value: Exactness;
  onChange: (exactness: Exactness) => void;
  disabled?: boolean;
}

function ExactnessSelect({ value, onChange, disabled }: ExactnessSelectProps) {
  return (
    <span className={classes.select}>
      <span aria-hidden className={classes.code} data-disabled={disabled || undefined}>
        {NAMES[value]}
        <ChevronDownIcon size={16} />
      </span>
      <select
        aria-label={m.howExact}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Exactness)}
      >
        {EXACTNESSES.map((exactness) => (
          <option key={exactness} value={exactness}>
            {NAMES[exactness]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The part of a date that remains after another precision is chosen. It is never more precise than before; a text that is no date stays whole. */
function asExactAs(value: string, exactness: Exactness): string {
  const [, decade, digit, month] = /(\d{3})([\dX])(-\d{2})?/.exec(value) ?? [];
  if (!isEdtf(value) || exactness === exactnessOf(value)) return value;
  if (exactness === 'day') return '';
  if (exactness === 'decade') return `${decade}X`;
  const year = digit === 'X' ? `${decade}X` : `${decade}${digit}`;
  if (exactness === 'month') return `${year}${month ?? ''}`;
  return exactness === 'about' ? `${year}~` : year;
}
