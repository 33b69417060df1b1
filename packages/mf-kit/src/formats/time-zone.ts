import { person } from './person';

const KEY = 'carnet.time-zone';

let compared: { token: string | null; profile: string | null; foreign: string | null } | undefined;

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The time zone of the person's profile where the browser has another one, else null: what `Date` says is right then, and costs no
 * formatter of `Intl`. Until the profile has come, what it was the last time.
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

/** A name that this browser does not know is of no use to it. */
function isForeign(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== browserTimeZone();
  } catch {
    return false;
  }
}

// A browser may forbid storage altogether; the zone is then known as soon as the profile is.
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
    // nothing to keep it in
  }
}
