import { person } from './person';

const KEY = 'carnet.time-zone';

let compared: { token: string | null; profile: string | null; foreign: string | null } | undefined;

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The time zone of the person's profile if the browser has another one. Null if they are the same: `Date` is then right, and needs no formatter of
 * `Intl`. Until the profile has loaded, the last known zone.
 */
export function foreignTimeZone(): string | null {
  const { token, user } = person();
  if (!user) return token ? stored() : null;
  const profile = user.time_zone ?? null;
  if (compared?.token !== token || compared.profile !== profile) {
    compared = { token, profile, foreign: profile !== null && isForeign(profile) ? profile : null };
    keep(compared.foreign);
  }
  return compared.foreign;
}

/** Tells whether a zone differs from the browser's. A name that this browser does not know counts as not foreign. */
function isForeign(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== browserTimeZone();
  } catch {
    return false;
  }
}

// A browser may forbid storage; the zone is then known once the profile has loaded.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(name: string | null): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing can be kept.
  }
}
