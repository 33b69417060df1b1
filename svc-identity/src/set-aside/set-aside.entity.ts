/** Kinds of things that open an account, or let something of it out. */
export const KINDS = ['passkey', 'app', 'provider', 'api_key', 'webhook', 'channel', 'calendar'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that there was, or is. */
export interface Named {
  kind: Kind;
  /** Null of what has none. */
  name: string | null;
}

/** Something that was ended, as its person sees it. */
export interface SetAside extends Named {
  id: number;
  added_at: Date;
  ended_at: Date;
  /** Until when it can be brought back. */
  expires_at: Date;
}

/** Changes of an account since a link was sent that takes it back. */
export interface TakenBack {
  ended: Named[];
  /** Ways in of its person that were removed since. */
  removed: Named[];
  /** True if recovery codes were made since. */
  codesEnded: boolean;
}
