import type { GarageRole } from '@carnet/nest-kit';
import type { OwnerId } from '@carnet/rest';

/** The shared data, the role, and the expiry. */
export interface Shared {
  role: GarageRole;
  /** Null for the whole garage. */
  vehicle_id: number | null;
  vehicle_name: string | null;
  /** Null for no expiry. */
  expires_at: Date | null;
}

/** A pending invitation, as shown to its owner. */
export interface Invitation extends Shared {
  id: number;
  email: string;
  made_at: Date;
  /** The expiry of its link. */
  ends_at: Date;
}

/** A person who may act in an owner's garage, as shown to the owner. */
export interface Grant extends Shared {
  id: number;
  /** The invited address. */
  email: string;
  person_id: OwnerId;
  person_name: string;
  made_at: Date;
}

/** A person who has or had a grant in a garage; their name is shown on their entries. */
export interface Writer {
  owner_id: OwnerId;
  id: OwnerId;
  name: string;
}

/** A garage shared with a person, as shown to them. */
export interface Garage extends Shared {
  id: number;
  owner_id: OwnerId;
  owner_name: string;
}
