import './forms.css';

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
export { PasswordField } from './password-field';
export { RichTextField } from './rich-text-field';
export { FormColumns } from './form-columns';
export { FormHelp } from './form-help';
export { useEditing, useSaved } from './saving';
export { CHANGED_MEANWHILE, useVersionedSave } from './versioned-save';
export { SaveActions } from './save-actions';
export { AddChoice, ChoiceSearch, SearchedSelect } from './searched-select';
export { asText, moneyProblem, moneyText, numberOrNull, parseNumber, textOrNull, wholeNumberProblem } from './values';
