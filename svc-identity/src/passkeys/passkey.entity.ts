import type { OwnerId } from '@carnet/rest';

/** A passkey, as its person sees it. */
export interface Passkey {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** A passkey against which answers are checked. */
export interface KeptPasskey {
  id: number;
  owner_id: OwnerId;
  credential: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  /** The device's name for the person: random, and the same for all of theirs. */
  user_handle: Buffer;
}

/** One that was just made. */
export type MadePasskey = Pick<KeptPasskey, 'credential' | 'public_key' | 'counter' | 'transports' | 'user_handle'>;
