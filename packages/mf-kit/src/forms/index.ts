export { useKitForm, type KitFormOptions, type Problems } from './use-kit-form';
export type { KitForm as KitFormState } from './use-kit-form';
export { KitForm, type KitFormProps } from './kit-form';
export {
  CheckboxField,
  ChoiceField,
  DateField,
  type FormWith,
  LockableSelectField,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  type Option,
} from './fields';
export { costBody, costProblems, costValues, type CostValues } from './cost';
export { CostFields } from './cost-fields';
export { MileageField, type MileageFieldProps } from './mileage-field';
export { DayInput } from './day-input';
export { KnownDateField } from './known-date-field';
export { isEdtf, knownDate, knownDateBody, knownDateProblem } from './known-date';
export { UnitField, unitOf, useUnit } from './unit-field';
export { PasswordField } from './password-field';
export { RichTextField } from './rich-text-field';
export { FormColumns } from './form-columns';
export { FormHelp } from './form-help';
export { type FormPart, useFormPart } from './form-parts';
export { LateSlot } from './late-slot';
export { useEditing, useSaved } from './saving';
export { CHANGED_MEANWHILE, useVersionedSave } from './versioned-save';
export { QuickChoices, QuickForm, type QuickStep } from './quick-form';
export { copyText } from './copy-text';
export { SaveActions } from './save-actions';
export { AddChoice, ChoiceSearch, SearchedSelect } from './searched-select';
export { WaitingHint } from './waiting-hint';
export { useWaitingChoices, type WaitingChoice } from './waiting-choices';
export { currencyCodes, currencyOfSign, decimalsOf, splitMoney } from './currencies';
export { tagOfDays } from '../format/region-in-language';
export {
  asText,
  decimalText,
  moneyProblem,
  moneyText,
  moneyTyped,
  numberOrNull,
  parseNumber,
  textOrNull,
  wholeNumberProblem,
} from './values';
