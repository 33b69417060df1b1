/** Kinds of things that give access to an account or to data in it. */
export const KINDS = ['passkey', 'app', 'provider', 'api_key', 'webhook', 'channel', 'calendar'] as const;
export type Kind = (typeof KINDS)[number];

/** A thing, present or ended. */
export interface Named {
  kind: Kind;
  /** Null for a thing without a name. */
  name: string | null;
}

/** An ended thing, as shown to its person. */
export interface SetAside extends Named {
  id: number;
  added_at: Date;
  ended_at: Date;
  /** The last time to restore it. */
  expires_at: Date;
}

/** Changes of an account since its undo link was sent. */
export interface TakenBack {
  ended: Named[];
  /** The person's own ways to sign in that were removed since. */
  removed: Named[];
  /** True if recovery codes were created since. */
  codesEnded: boolean;
}
