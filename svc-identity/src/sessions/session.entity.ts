/** The ways in which a session can begin. `second_factor` is the password and something beside it. */
export const SIGNED_IN_BY = ['password', 'second_factor', 'passkey', 'provider'] as const;
export type SignedInBy = (typeof SIGNED_IN_BY)[number];

/** The beginning of a session. */
export interface BegunBy {
  userAgent: string | null;
  by: SignedInBy;
  /** When the person proved that it is them, in seconds, where that was not now; it is never later than now. */
  provenAt?: number;
}

/** A session of a person, as the one that asks sees it. */
export interface Session {
  id: number;
  /** The one that asks. */
  current: boolean;
  user_agent: string | null;
  signed_in_by: SignedInBy | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}
