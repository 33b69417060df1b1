export { Calendar, Clock, dayIn, timeZoneOf } from './calendar.service.js';
export { isTimeZone } from './time-zone.rules.js';
