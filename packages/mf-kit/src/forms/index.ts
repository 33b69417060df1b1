export { type Problems, useKitForm } from './use-kit-form';
export type { KitForm as KitFormState } from './use-kit-form';
export { KitForm } from './kit-form';
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
} from './fields';
export { costValues, type CostValues } from './cost';
export { field, type FormField, formOf, type ValuesIn } from './form-fields';
export { CostFields } from './cost-fields';
export { MileageField } from './mileage-field';
export { DayInput } from './day-input';
export { KnownDateField } from './known-date-field';
export { isEdtf, knownDateBody } from './known-date';
export { UnitField, unitOf, useUnit } from './unit-field';
export { PasswordField } from './password-field';
export { RichTextField } from './rich-text-field';
export { FormColumns } from './form-columns';
export { FormHelp } from './form-help';
export { useFormPart } from './form-parts';
export { LateSlot } from './late-slot';
export { useEditing, useSaved } from './saving';
export { useVersionedSave } from './versioned-save';
export { QuickChoices, QuickForm, type QuickStep } from './quick-form';
export { copyText } from './copy-text';
export { SaveActions } from './save-actions';
export { AddChoice, ChoiceSearch, SearchedSelect } from './searched-select';
export { currencyCodes, currencyOfSign, decimalsOf, splitMoney } from './currencies';
export { tagOfDays } from '../formats/region-in-language';
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
