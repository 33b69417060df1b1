/** A person, as the database keeps them. Never leaves the service: `toUserView` names what does. */
export interface User {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** IANA name of the zone whose days are theirs; null until it is set. */
  time_zone: string | null;
  password_hash: string;
  version: number;
  /** Tokens issued before have ended; 1970 where none has. */
  tokens_valid_from: Date;
}

/** What a person may change of themselves. */
export type Profile = Pick<User, 'username' | 'email' | 'first_name' | 'last_name' | 'time_zone'>;
