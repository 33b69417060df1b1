import { type ReactNode, useId } from 'react';
import type { Choice } from '../ui/choices';
import { ChevronDownIcon } from '../ui/icons';
import { SegmentedButtons } from '../ui/segmented-buttons';
import { CurrencySelect } from './currency-select';
import { DayInput } from './day-input';
import { Select, TextArea, TextInput } from './input';
import { type Figures, personCurrency, spelling } from '../formats/spelling';
import type { KitForm } from './use-kit-form';
import { moneyTyped } from './values';
import classes from './forms.module.css';

/** Names of the values of a form that hold a `Held`. */
type NamesOf<Values, Held> = { [Name in keyof Values]: Values[Name] extends Held ? Name : never }[keyof Values] &
  string;

export interface FieldProps<Values extends object, Held> {
  form: KitForm<Values>;
  /** The API's name of the field. */
  name: NamesOf<Values, Held>;
  label: string;
  /** A hint under the label. */
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

export interface TextFieldProps<Values extends object> extends FieldProps<Values, string> {
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  type?: 'text' | 'email' | 'url' | 'search';
  inputMode?: 'text' | 'numeric';
}

export function TextField<Values extends object>({ type = 'text', ...field }: TextFieldProps<Values>) {
  return (
    <TextInput
      {...bound(field)}
      type={type}
      inputMode={field.inputMode}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      autoComplete={field.autoComplete ?? 'off'}
    />
  );
}

export function TextAreaField<Values extends object>(
  field: FieldProps<Values, string> & { rows?: number; placeholder?: string; maxLength?: number },
) {
  return (
    <TextArea {...bound(field)} rows={field.rows ?? 3} placeholder={field.placeholder} maxLength={field.maxLength} />
  );
}

export interface NumberFieldProps<Values extends object> extends FieldProps<Values, string> {
  /** Beside the number, and read out with it: `mi`. */
  unit?: string;
  /** It may have decimals. */
  decimals?: boolean;
  /** A question about what was typed, under the box; it lets the number pass. */
  doubt?: string;
}

/**
 * A number, whole where nothing else is said. The browser's own number field hides text that is no number, and it would be saved as nothing: this one holds what
 * was typed, the form's rules refuse it (`wholeNumberProblem`), and `numberOrNull` makes it a number for the API.
 */
export function NumberField<Values extends object>(field: NumberFieldProps<Values>) {
  return (
    <TextInput
      {...bound(field)}
      doubt={field.doubt}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      aria-description={field.unit}
      rightSection={field.unit ? <span aria-hidden>{field.unit}</span> : undefined}
      autoComplete="off"
    />
  );
}

export interface MoneyFieldProps<Values extends object> extends FieldProps<Values, string> {
  /** The name of the value that holds its currency, which is then chosen beside it. */
  currencyName?: NamesOf<Values, string>;
  /** Its currency, where that is said elsewhere; the person's where neither is given. */
  currency?: string;
}

/**
 * An amount, 0 or more, with the decimals of its currency; `moneyProblem` holds to that. What stands beside a number that is typed or pasted chooses
 * the currency: `CHF 480.-`.
 */
export function MoneyField<Values extends object>(field: MoneyFieldProps<Values>) {
  return field.currencyName ? <MoneyInCurrency {...field} of={field.currencyName} /> : <MoneyOf {...field} />;
}

function MoneyInCurrency<Values extends object>({
  of,
  ...field
}: MoneyFieldProps<Values> & { of: NamesOf<Values, string> }) {
  const { form, name, disabled } = field;
  return (
    <TextInput
      {...bound(field)}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ currentTarget }) => {
        const { text, currency } = moneyTyped(currentTarget.value);
        form.set(name, text as Values[typeof name]);
        if (currency) form.set(of, currency as Values[typeof of]);
      }}
      error={form.errors[name] ?? form.errors[of]}
      rightSectionWidth="4.75rem"
      rightSection={
        <CurrencySelect
          value={String(form.values[of] ?? '') || personCurrency()}
          onChange={(code) => form.set(of, code as Values[typeof of])}
          disabled={disabled}
        />
      }
    />
  );
}

function MoneyOf<Values extends object>(field: MoneyFieldProps<Values>) {
  const sign = field.currency && field.currency !== personCurrency() ? field.currency : signOf(spelling().money);
  // A sign of three letters needs the room of three.
  const room = sign.length > 1 ? { leftSectionWidth: `${sign.length * 0.75 + 1}rem` } : {};
  return (
    <TextInput
      {...bound(field)}
      {...room}
      inputMode="decimal"
      leftSection={<span aria-hidden>{sign}</span>}
      autoComplete="off"
    />
  );
}

/** A day as `YYYY-MM-DD`, or an empty text. */
export function DateField<Values extends object>(field: FieldProps<Values, string> & { min?: string; max?: string }) {
  const { form, name, min, max } = field;
  const props = bound(field);
  return <DayInput {...props} min={min} max={max} onDay={(day) => form.set(name, day as Values[typeof name])} />;
}

/** The sign of the person's currency beside a number: `$`. */
const signOf = ({ plus }: Figures): string => plus.replace('#', '').trim();

export interface SelectFieldProps<Values extends object> extends FieldProps<Values, string> {
  options: readonly (Choice | string)[];
  /** The entry that stands for no value. */
  empty?: string;
}

export function SelectField<Values extends object>(field: SelectFieldProps<Values>) {
  const options = field.options.map(asOption);
  const data = field.empty === undefined ? options : [{ value: '', label: field.empty }, ...options];
  return (
    <Select {...bound(field)} rightSection={<ChevronDownIcon size={18} />}>
      {data.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** As much of a form as a field needs that stands in forms of any kind: one value by this name. */
export interface FormWith<Name extends string> {
  values: Record<Name, string>;
  errors: Readonly<Partial<Record<string, string>>>;
  set(name: Name, value: string): void;
}

export interface LockableSelectFieldProps<Name extends string> extends Omit<
  SelectFieldProps<Record<string, string>>,
  'form' | 'name' | 'disabled'
> {
  form: FormWith<NoInfer<Name>>;
  /** The API's name of the field. */
  name: Name;
  /** Why it cannot be changed; stands instead of the hint. */
  locked?: string | false;
}

/** A select of which every form has the same, and which is closed where its thing exists: the vehicle of a service event. */
export function LockableSelectField<Name extends string>({
  form,
  name,
  locked,
  hint,
  ...field
}: LockableSelectFieldProps<Name>) {
  return (
    <SelectField
      {...field}
      // Fields read and set one value, and a form with such a value can do that.
      form={form as unknown as KitForm<Record<string, string>>}
      name={name}
      disabled={Boolean(locked)}
      hint={locked || hint}
    />
  );
}

/** One of few, chosen by buttons. */
export function ChoiceField<Values extends object>(
  field: FieldProps<Values, string> & { options: readonly (Choice | string)[] },
) {
  const { form, name } = field;
  return (
    <SegmentedButtons
      label={field.label}
      description={field.hint}
      required={field.required}
      disabled={field.disabled}
      options={field.options}
      value={String(form.values[name] ?? '')}
      onChange={(value) => form.set(name, value as Values[typeof name])}
      error={form.errors[name]}
    />
  );
}

export function CheckboxField<Values extends object>({ form, name, ...field }: FieldProps<Values, boolean>) {
  const id = useId();
  const problem = form.errors[name];
  return (
    <div>
      <label className={classes.check}>
        <input
          type="checkbox"
          aria-describedby={field.hint || problem ? id : undefined}
          aria-invalid={problem ? true : undefined}
          disabled={field.disabled}
          checked={Boolean(form.values[name])}
          onChange={(event) => form.set(name, event.currentTarget.checked as Values[typeof name])}
        />
        {field.label}
      </label>
      {(field.hint || problem) && (
        <div id={id} className={classes.beside}>
          {field.hint && <p className={classes.hint}>{field.hint}</p>}
          {problem && <p className={classes.problem}>{problem}</p>}
        </div>
      )}
    </div>
  );
}

const asOption = (option: Choice | string): Choice =>
  typeof option === 'string' ? { value: option, label: option } : option;

export function bound<Values extends object>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
}: FieldProps<Values, string>) {
  return {
    label,
    description: hint,
    required,
    disabled,
    value: String(form.values[name] ?? ''),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.set(name, event.currentTarget.value as Values[typeof name]),
    error: form.errors[name],
  };
}
