export {
  dayOf,
  formatCount,
  formatDate,
  formatDateTime,
  formatMileage,
  formatMoney,
  formatPreview,
  formatSums,
  mileageInWords,
  personUnit,
  today,
} from './format';
export { formatKnownDate, formatMonth } from './known-date';
export { formatNumber, NONE } from './number';
export { isSpelt, personCurrency, personRegion, whenSpelt } from './spelling';
export { inUnit } from './in-unit';
export type { OdometerUnit } from './person';
export { followLanguage, offeredLanguages, pageLanguage } from './page-language';
export { browserTimeZone } from './time-zone';
export { counting, drawing } from './writing';
export { Code, DateText, Mileage, Money } from './figures';
export { Odometer } from './odometer';
