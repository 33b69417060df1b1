import type { Language } from './language.rules.js';
import type { Customs } from './region.rules.js';

/**
 * Settings by which Carnet speaks to a person. Each is null until it is set; then what it says without settings counts: English, as written in the
 * United States, dollars, miles.
 */
export interface Settings extends Nullable<Customs> {
  language: Language | null;
  /** BCP 47 with a region: how dates, numbers and amounts are written. */
  region: string | null;
  /** IANA name of the zone whose days are theirs. */
  time_zone: string | null;
}

type Nullable<Of> = { [Name in keyof Of]: Of[Name] | null };

/** A person, as the database keeps them. Never leaves the service: `toUserView` names what does. */
export interface User extends Settings {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** Known to reach the person, by a link that was sent there. */
  email_confirmed: boolean;
  /** The address once it is confirmed; null if none is waited for. */
  pending_email: string | null;
  password_hash: string;
  /** False of whoever came by a provider and has set none: no password fits the hash. */
  has_password: boolean;
  version: number;
  /** Tokens issued before have ended; 1970 where none has. */
  tokens_valid_from: Date;
}

/** Fields that a person may change of themselves. */
export type Profile = Pick<User, 'username' | 'email' | 'first_name' | 'last_name' | keyof Settings>;
