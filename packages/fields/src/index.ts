export { type DateFields, dateFields } from './dates/date-fields.rules.js';
export { isDay } from './dates/day.rules.js';
export { addEdtf, dropEdtf } from './dates/edtf.migration.js';
export { dayOf, isExact, readEdtf } from './dates/edtf.rules.js';
export {
  BooleanField,
  ChoiceField,
  ChoiceListField,
  ChoiceWithDefault,
  CurrencyField,
  DateField,
  DecimalField,
  EDTF_SHAPE,
  EdtfField,
  type FieldOptions,
  IdField,
  IdListField,
  IntField,
  ListField,
  MoneyField,
  ObjectField,
  RichTextField,
  ShareField,
  TextField,
  TextListField,
} from './fields.js';
export * as fieldMessages from './messages/field.js';
export { addCurrency, dropCurrency, OWN_CURRENCY, OwnCurrencies1775400000000 } from './money/money.migration.js';
export { currencyOf, decimalsOf, DEFAULT_CURRENCY, isCurrency, tooPrecise } from './money/money.rules.js';
export { MAX_ID, ParseId } from './parse-id.pipe.js';
export { merged, nextVersion, PatchOf } from './patch-of.js';
export { sanitizeRichText } from './rich-text.js';
export { saying } from './saying.js';
export { Shape } from './shape.js';
export { inUnit, NEW_INSTRUMENT, ODOMETER_UNITS, type OdometerUnit } from './units/odometer-unit.js';
export { checkedAs, validationPipe } from './validation.pipe.js';
