import { asText } from './values';
import { CHANGED_MEANWHILE } from './versioned-save';
import { CheckboxField } from './fields';
import { ChoiceField } from './fields';
import { DateField } from './fields';
import { FormColumns } from './form-columns';
import { FormHelp } from './form-help';
import { KitForm } from './kit-form';
import { KitFormOptions } from './use-kit-form';
import { KitFormProps } from './kit-form';
import { KitForm as KitFormState } from './use-kit-form';
import { MoneyField } from './fields';
import { moneyProblem } from './values';
import { moneyText } from './values';
import { NumberField } from './fields';
import { numberOrNull } from './values';
import { Option as Option_2 } from './fields';
import { parseNumber } from './values';
import { PasswordField } from './password-field';
import { Problems } from './use-kit-form';
import { RichTextField } from './rich-text-field';
import { SaveActions } from './save-actions';
import { SelectField } from './fields';
import { TextAreaField } from './fields';
import { TextField } from './fields';
import { textOrNull } from './values';
import { useEditing } from './saving';
import { useKitForm } from './use-kit-form';
import { useSaved } from './saving';
import { useVersionedSave } from './versioned-save';
import { wholeNumberProblem } from './values';

export { asText }

export { CHANGED_MEANWHILE }

export { CheckboxField }

export { ChoiceField }

export { DateField }

export { FormColumns }

export { FormHelp }

export { KitForm }

export { KitFormOptions }

export { KitFormProps }

export { KitFormState }

export { MoneyField }

export { moneyProblem }

export { moneyText }

export { NumberField }

export { numberOrNull }

export { Option_2 as Option }

export { parseNumber }

export { PasswordField }

export { Problems }

export { RichTextField }

export { SaveActions }

export { SelectField }

export { TextAreaField }

export { TextField }

export { textOrNull }

export { useEditing }

export { useKitForm }

export { useSaved }

export { useVersionedSave }

export { wholeNumberProblem }

export { }
