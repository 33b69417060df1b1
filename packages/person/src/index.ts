export { CreateTimeZones1760000000003 } from './calendar.migration.js';
export { Calendar, Clock, dayIn, timeZoneOf } from './calendar.service.js';
export { CostsQuery, costSums, CostSumView, costTotals, CostTotalView } from './cost-totals.js';
export { Currencies } from './currencies.js';
export { OwnCurrencyHandler } from './own-currency.handlers.js';
export { TimeZoneHandler } from './time-zone.handlers.js';
export { isTimeZone } from './time-zone.rules.js';
