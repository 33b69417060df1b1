import { useState } from 'react';
import { formatKnownDate } from '../formats/known-date';
import { TextInput, type TextInputProps } from './input';
import { type Exactness, exactnessOf, isEdtf } from './known-date';
import { dateTyped, EXAMPLE } from './typed-date';

interface TypedDateInputProps {
  input: Omit<TextInputProps, 'onChange' | 'value'>;
  exactness: Exactness;
  /** EDTF, or a text that is no date. */
  value: string;
  onChange: (value: string, exactness: Exactness) => void;
}

/** A date that is typed. It is parsed with every key, and the result is shown below the field. */
export default function TypedDateInput({ input, exactness, value, onChange }: TypedDateInputProps) {
  const [typed, setTyped] = useState({ text: asTyped(value), value, exactness });
  // A different value or precision was set from outside, so the typed text no longer applies.
  const isTyped = typed.value === value && typed.exactness === exactness;
  const text = isTyped ? typed.text : asTyped(value);
  const understood = isEdtf(value) ? formatKnownDate(value, value) : '';
  const type = (next: string) => {
    const read = dateTyped(next, exactness);
    const found = read === null ? null : exactnessOf(read);
    // A whole day keeps the precision until the field loses the focus: the person may still be typing.
    const as = found === null || found === 'day' ? exactness : found;
    setTyped({ text: next, value: read ?? next, exactness: as });
    onChange(read ?? next, as);
  };
  return (
    <TextInput
      {...input}
      value={text}
      placeholder={EXAMPLE[exactness]}
      inputMode={exactness === 'year' || exactness === 'decade' ? 'numeric' : 'text'}
      autoComplete="off"
      description={understood && understood !== text.trim() ? understood : input.description}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => exactnessOf(value) === 'day' && onChange(value, 'day')}
    />
  );
}

const asTyped = (value: string): string => (isEdtf(value) ? formatKnownDate(value, value) : value);
