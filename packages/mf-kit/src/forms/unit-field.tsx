import { SegmentedButtons } from '../ui/segmented-buttons';
import { personUnit } from '../formats/format';
import type { OdometerUnit } from '../formats/person';
import { useSession } from '../data/session/use-session';
import type { FieldProps } from './fields';
import * as m from '../messages/forms';

const UNITS = [
  { value: 'mi', label: m.miles },
  { value: 'km', label: m.kilometers },
  { value: 'h', label: m.hours },
] as const;

/** The unit of a form's value; for an empty value, the person's unit for new vehicles. */
export const unitOf = (value: string): OdometerUnit => (value === '' ? personUnit() : (value as OdometerUnit));

/** Like `unitOf`, for a component. */
export function useUnit(value: string): OdometerUnit {
  useSession();
  return unitOf(value);
}

/** The field for the unit of an instrument. An empty value stands for the person's unit for new vehicles, which may load later than the form. */
export function UnitField<Values extends object>({ form, name, label, hint, ...field }: FieldProps<Values, string>) {
  const unit = useUnit(String(form.values[name]));
  return (
    <SegmentedButtons
      label={label}
      description={hint}
      required={field.required}
      disabled={field.disabled}
      options={UNITS}
      value={unit}
      onChange={(value) => form.set(name, value as Values[typeof name])}
      error={form.errors[name]}
    />
  );
}
