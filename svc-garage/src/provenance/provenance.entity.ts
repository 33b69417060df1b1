import type { OwnerId } from '@carnet/rest';

/** Parts with a number of their own; `other` has a name: a rear axle, a carburettor. */
export const IDENTITY_KINDS = ['chassis', 'engine', 'gearbox', 'body', 'other'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

/** Results of the comparison of a number with the factory's. */
export const MATCHES = ['matching', 'replaced', 'not-known'] as const;
export type Match = (typeof MATCHES)[number];

/** A person with a name, a person whose name is withheld, or the user. */
export const OWNER_KINDS = ['named', 'withheld', 'me'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

export const ACQUISITIONS = ['bought-new', 'bought', 'inherited', 'gift', 'auction', 'barter', 'other'] as const;
export type Acquisition = (typeof ACQUISITIONS)[number];

/** A number on a vehicle's type plate or stamped into its parts. */
export interface Identity {
  id: number;
  kind: IdentityKind;
  /** The name of a part of the kind `other`. */
  name: string | null;
  /** The number in the factory's papers. */
  as_built: string | null;
  /** The number stamped into the part that is fitted today. */
  as_fitted: string | null;
}

/** The period of one owner. */
export interface Chapter {
  id: number;
  owned_by: OwnerKind;
  /** The name, if the owner is of the kind `named`. */
  owner_name: string | null;
  /** `YYYY-MM-DD`; null if the beginning is unknown. */
  from_date: string | null;
  /** Its precision; null for an exact day. */
  from_date_edtf: string | null;
  /** Null while it lasts, and if the end is unknown. */
  to_date: string | null;
  to_date_edtf: string | null;
}

/** A row of `vehicle_identities`. */
export interface StoredIdentity extends Identity {
  owner_id: OwnerId;
  vehicle_id: number;
  note: string | null;
  version: number;
}

/** A row of `ownership_chapters`. */
export interface StoredChapter extends Chapter {
  owner_id: OwnerId;
  vehicle_id: number;
  location: string | null;
  /** The odometer reading on the first day, in the vehicle's unit. */
  mileage: number | null;
  acquired: Acquisition | null;
  /** In `currency`. */
  price: number | null;
  currency: string | null;
  notes: string | null;
  version: number;
}
