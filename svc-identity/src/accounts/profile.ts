import { Register, UpdateProfile } from './account.dto.js';
import type { Profile } from './user.entity.js';

/** The profile that somebody registers with. */
export function newProfile({ username, email, firstName, lastName }: Register): Profile {
  return { username, email, first_name: firstName ?? null, last_name: lastName ?? null };
}

/** `profile` after a PUT (contract §1): what was left out stays, null clears. */
export function changedProfile(profile: Profile, { username, email, firstName, lastName }: UpdateProfile): Profile {
  return {
    username: username ?? profile.username,
    email: email ?? profile.email,
    first_name: firstName === undefined ? profile.first_name : firstName,
    last_name: lastName === undefined ? profile.last_name : lastName,
  };
}
