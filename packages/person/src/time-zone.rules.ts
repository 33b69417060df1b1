/** The zone of people without one in their profile. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** Names only: `Intl` also accepts an offset such as `+05:30`, but PostgreSQL reads its sign the other way round. */
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Tells whether `name` is an IANA time zone that this Node knows. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
