import type { OwnerId } from '@carnet/rest';

/** A passkey, as shown to its person. */
export interface Passkey {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** A stored passkey, to verify answers. */
export interface KeptPasskey {
  id: number;
  owner_id: OwnerId;
  credential: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  /** The random handle of the person, the same for all of their passkeys. */
  user_handle: Buffer;
}

/** A new passkey. */
export type MadePasskey = Pick<KeptPasskey, 'credential' | 'public_key' | 'counter' | 'transports' | 'user_handle'>;
