import type { Register, UpdateProfile } from './account.dto.js';
import type { Profile } from './user.entity.js';

/**
 * The form in which usernames and emails are compared: without surrounding blanks, whatever the case (contract §2), and with what
 * is written by other code points but reads the same made one.
 */
export function canonicalKey(name: string): string {
  const once = fold(name);
  // A few letters change once more when the result is folded again.
  const twice = fold(once);
  return once === twice ? once : fold(twice);
}

const fold = (name: string): string => name.normalize('NFKC').trim().toUpperCase().toLowerCase();

/** The profile that somebody registers with. */
export function newProfile({ username, email, firstName, lastName, timeZone }: Register): Profile {
  return {
    username,
    email,
    first_name: firstName ?? null,
    last_name: lastName ?? null,
    time_zone: timeZone ?? null,
  };
}

/** `profile` after a PUT (contract §1): what was left out stays, null clears. */
export function changedProfile(profile: Profile, changes: UpdateProfile): Profile {
  const { username, email, firstName, lastName, timeZone } = changes;
  return {
    username: username ?? profile.username,
    email: email ?? profile.email,
    first_name: firstName === undefined ? profile.first_name : firstName,
    last_name: lastName === undefined ? profile.last_name : lastName,
    time_zone: timeZone === undefined ? profile.time_zone : timeZone,
  };
}
