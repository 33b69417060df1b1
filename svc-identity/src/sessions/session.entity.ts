/** The methods that begin a session. `second_factor` means the password with a second factor. */
export const SIGNED_IN_BY = ['password', 'second_factor', 'passkey', 'provider'] as const;
export type SignedInBy = (typeof SIGNED_IN_BY)[number];

/** The data for a new session. */
export interface BegunBy {
  userAgent: string | null;
  by: SignedInBy;
  /** The time of the proof in seconds, if it was before now; never in the future. */
  provenAt?: number;
}

/** A session of a person, in the list of the requesting session. */
export interface Session {
  id: number;
  /** True for the requesting session. */
  current: boolean;
  user_agent: string | null;
  signed_in_by: SignedInBy | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}
