import type { Register, UpdateProfile, UserView } from './account.dto.js';
import { customsOf } from './region.rules.js';
import type { Profile, Settings, User } from './user.entity.js';

/** The form in which usernames and emails are compared: trimmed, case-folded (contract §2), and with compatible code points unified. */
export function canonicalKey(name: string): string {
  const once = fold(name);
  // A few letters change again when they are folded a second time.
  const twice = fold(once);
  return once === twice ? once : fold(twice);
}

const fold = (name: string): string => name.normalize('NFKC').trim().toUpperCase().toLowerCase();

/** The profile of a new user, with the defaults of the browser's region. */
export function newProfile({ username, email, firstName, lastName, timeZone, language, region }: Register): Profile {
  const known = region ?? null;
  return {
    username,
    email,
    first_name: firstName ?? null,
    last_name: lastName ?? null,
    time_zone: timeZone ?? null,
    language: language ?? null,
    region: known,
    ...(known === null ? NO_CUSTOMS : customsOf(known)),
  };
}

const NO_CUSTOMS = { currency: null, odometer_unit: null, first_day_of_week: null, paper: null };

/** The addresses after a requested change: the confirmed address stays until the new one is confirmed, too (ADR 87). */
export function changedEmail(user: Emails, wanted: string | undefined): Emails {
  const { email, email_confirmed, pending_email } = user;
  if (wanted === undefined) return { email, email_confirmed, pending_email };
  if (email_confirmed && isOther(user, wanted)) return { email, email_confirmed, pending_email: wanted };
  return { email: wanted, email_confirmed, pending_email };
}

/** Returns true if an address differs from the person's, not only in spelling. */
export const isOther = ({ email }: Pick<User, 'email'>, wanted: string): boolean =>
  canonicalKey(wanted) !== canonicalKey(email);

type Emails = Pick<User, 'email' | 'email_confirmed' | 'pending_email'>;

/** `profile` after a PUT (contract §1), without the address: an absent field stays, null clears it. */
export function changedProfile(profile: Profile, changes: UpdateProfile): Profile {
  const { username } = changes;
  const after = <Value>(before: Value, change: Value | undefined): Value => (change === undefined ? before : change);
  return {
    username: username ?? profile.username,
    email: profile.email,
    first_name: after(profile.first_name, changes.firstName),
    last_name: after(profile.last_name, changes.lastName),
    time_zone: after(profile.time_zone, changes.timeZone),
    language: after(profile.language, changes.language),
    region: after(profile.region, changes.region),
    currency: after(profile.currency, changes.currency),
    odometer_unit: after(profile.odometer_unit, changes.odometerUnit),
    first_day_of_week: after(profile.first_day_of_week, changes.firstDayOfWeek),
    paper: after(profile.paper, changes.paper),
  };
}

/** The settings for services and pages. */
export function settingsOf(user: Settings): Settings {
  const { language, region, time_zone, currency, odometer_unit, first_day_of_week, paper } = user;
  return { time_zone, language, region, currency, odometer_unit, first_day_of_week, paper };
}

/** Returns true if any setting is set. */
export const hasSettings = (user: Settings): boolean => Object.values(settingsOf(user)).some((value) => value !== null);

/** The view of a person that may leave the service. */
export function toUserView(user: UserView & Partial<User>): UserView {
  const { id, username, email, email_confirmed, pending_email, first_name, last_name } = user;
  const emails = { email, email_confirmed, ...(pending_email && { pending_email }) };
  return { id, username, ...emails, first_name, last_name, ...settingsOf(user) };
}
