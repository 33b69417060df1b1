export { dateFields, type DateFields } from './date-fields.rules.js';
export { isDay } from './day.rules.js';
export { addEdtf, dropEdtf } from './edtf.migration.js';
export {
  type DatePrecision,
  dayOf,
  EDTF_LENGTH,
  isExact,
  type KnownDate,
  readEdtf,
  type StoredDate,
} from './edtf.rules.js';
