/** Claims of a provider that are used; each text is cut to the account's limits. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  username?: string;
  first_name?: string;
  last_name?: string;
  /** The time of the person's last sign-in there, in seconds. */
  auth_time?: number;
}

const USERNAME = 50;
const NAME = 100;
const EMAIL = 254;

/** Providers may send any claim in any type. */
export function readClaims(said: Record<string, unknown>): Claims {
  const text = (key: string, max: number): string | undefined => {
    const value = said[key];
    if (typeof value !== 'string') return undefined;
    // eslint-disable-next-line no-control-regex -- names have none
    const clean = [...value.replace(/[\u0000-\u001f\u007f]/g, '').trim()].slice(0, max).join('').trim();
    return clean || undefined;
  };
  const email = text('email', EMAIL + 1);
  const usable = email !== undefined && email.length <= EMAIL ? email : undefined;
  return {
    sub: String(said.sub),
    email: usable,
    email_verified: usable !== undefined && (said.email_verified === true || said.email_verified === 'true'),
    username:
      text('preferred_username', USERNAME) ?? text('nickname', USERNAME) ?? usable?.split('@')[0]?.slice(0, USERNAME),
    first_name: text('given_name', NAME) ?? text('name', NAME),
    last_name: text('family_name', NAME),
    auth_time: typeof said.auth_time === 'number' && Number.isSafeInteger(said.auth_time) ? said.auth_time : undefined,
  };
}

/** Usernames to try for a new person: the provider's, then with a number appended. */
export function usernamesFor(wanted: string): string[] {
  const short = [...wanted]
    .slice(0, USERNAME - 4)
    .join('')
    .trim();
  return [wanted, ...Array.from({ length: 98 }, (_, at) => `${short}${at + 2}`)];
}
