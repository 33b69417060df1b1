import type { GarageRole } from '@carnet/nest-kit';
import type { OwnerId } from '@carnet/rest';

/** All that is shared, and how far. */
export interface Shared {
  role: GarageRole;
  /** Null where it is the whole garage. */
  vehicle_id: number | null;
  vehicle_name: string | null;
  /** Null where it is for ever. */
  expires_at: Date | null;
}

/** An invitation that waits, as its owner sees it. */
export interface Invitation extends Shared {
  id: number;
  email: string;
  made_at: Date;
  /** When its link ends. */
  ends_at: Date;
}

/** Somebody who may act in an owner's garage, as the owner sees it. */
export interface Grant extends Shared {
  id: number;
  /** The address that was invited. */
  email: string;
  person_id: OwnerId;
  person_name: string;
  made_at: Date;
}

/** Somebody who has or had a grant in a garage, by the name that what they wrote there is shown with. */
export interface Writer {
  owner_id: OwnerId;
  id: OwnerId;
  name: string;
}

/** A garage that somebody may act in, as they see it. */
export interface Garage extends Shared {
  id: number;
  owner_id: OwnerId;
  owner_name: string;
}
