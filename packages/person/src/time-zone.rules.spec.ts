import { isTimeZone } from './time-zone.rules.js';

it.each(['Pacific/Honolulu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'America/Port-au-Prince', 'UTC'])(
  'knows %s',
  (name) => expect(isTimeZone(name)).toBe(true),
);

it.each(['Mars/Olympus', '+05:30', '', ' UTC', 'America/', '../etc/passwd', 'Asia/Tokyo; select 1'])(
  'does not take %j for a time zone',
  (name) => expect(isTimeZone(name)).toBe(false),
);
