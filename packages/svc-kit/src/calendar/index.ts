export { Calendar, dayIn, timeZoneOf } from './calendar.service.js';
export { Clock } from './clock.js';
export { isTimeZone } from './time-zone.rules.js';
