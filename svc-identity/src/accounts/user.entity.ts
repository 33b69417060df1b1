import type { Language } from './language.rules.js';
import type { Customs } from './region.rules.js';

/** A person's settings. Each is null until it is set; then a default applies: English, formats of the United States, dollars, miles. */
export interface Settings extends Nullable<Customs> {
  language: Language | null;
  /** A BCP 47 tag with a region: the formats of dates, numbers and amounts. */
  region: string | null;
  /** The IANA name of the person's time zone. */
  time_zone: string | null;
}

type Nullable<Of> = { [Name in keyof Of]: Of[Name] | null };

/** A person, as stored. It never leaves the service: `toUserView` selects what does. */
export interface User extends Settings {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** True if the person confirmed the address by a link sent there. */
  email_confirmed: boolean;
  /** The new address until it is confirmed; null if there is none. */
  pending_email: string | null;
  password_hash: string;
  /** False for a person who came from a provider and has set no password: then no password matches the hash. */
  has_password: boolean;
  version: number;
  /** Tokens issued before this time are invalid; 1970 if all are valid. */
  tokens_valid_from: Date;
}

/** Fields that a person may change. */
export type Profile = Pick<User, 'username' | 'email' | 'first_name' | 'last_name' | keyof Settings>;
