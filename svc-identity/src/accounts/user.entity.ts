/** A person, as the database keeps them. Never leaves the service: `toUserView` names what does. */
export interface User {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  password_hash: string;
  version: number;
}

/** What a person may change of themselves. */
export type Profile = Pick<User, 'username' | 'email' | 'first_name' | 'last_name'>;
