import { Register, UpdateProfile } from './account.dto.js';
import type { Profile } from './user.entity.js';

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
