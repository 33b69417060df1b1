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

/** Names of the values in a form whose type is `Held`. */
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
  /** Unit shown beside the number and read out with it: `mi`. */
  unit?: string;
  /** True if the number may have decimals. */
  decimals?: boolean;
  /** A question about the typed number, shown below the box. It does not reject the number. */
  doubt?: string;
}

/**
 * A number, whole by default. The browser's own number field hides text that is not a number, and the form would save nothing. This field keeps the
 * typed text; the form's rules reject it (`wholeNumberProblem`), and `numberOrNull` converts it for the API.
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
  /** Name of the value that holds its currency. A select for it is then shown beside the amount. */
  currencyName?: NamesOf<Values, string>;
  /** Its currency, if another part of the page sets it. Without this and `currencyName`, the person's. */
  currency?: string;
}

/**
 * An amount, 0 or more, with the decimals of its currency; `moneyProblem` checks this. A sign typed or pasted beside the number selects the currency:
 * `CHF 480.-`.
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
  // A longer sign needs more room.
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

/** The sign of a currency beside a number: `$`. */
const signOf = ({ plus }: Figures): string => plus.replace('#', '').trim();

export interface SelectFieldProps<Values extends object> extends FieldProps<Values, string> {
  options: readonly (Choice | string)[];
  /** The label of the choice for no value. */
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

/** The part of a form that such a field needs, whatever the form: one value by this name. */
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
  /** Why it cannot be changed; shown instead of the hint. */
  locked?: string | false;
}

/** A select that many forms share, and that is locked once the record exists: the vehicle of a service event. */
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
      // The field reads and sets one value, and every form with that value can do that.
      form={form as unknown as KitForm<Record<string, string>>}
      name={name}
      disabled={Boolean(locked)}
      hint={locked || hint}
    />
  );
}

/** One of a few choices, shown as buttons. */
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
