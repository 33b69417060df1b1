import type { OwnerId } from '@carnet/rest';

/** The parts of a vehicle that carry a number of their own; `other` has a name: a rear axle, a carburettor. */
export const IDENTITY_KINDS = ['chassis', 'engine', 'gearbox', 'body', 'other'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

/** Results of comparing a part's number with that of the factory. */
export const MATCHES = ['matching', 'replaced', 'not-known'] as const;
export type Match = (typeof MATCHES)[number];

/** Somebody by name, somebody whose name is withheld, or the person whose journal it is. */
export const OWNER_KINDS = ['named', 'withheld', 'me'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

export const ACQUISITIONS = ['bought-new', 'bought', 'inherited', 'gift', 'auction', 'barter', 'other'] as const;
export type Acquisition = (typeof ACQUISITIONS)[number];

/** A number on a vehicle's type plate or stamped into its parts. */
export interface Identity {
  id: number;
  kind: IdentityKind;
  /** The name of one that is `other`. */
  name: string | null;
  /** As the factory's papers say. */
  as_built: string | null;
  /** As it is stamped into what is fitted today. */
  as_fitted: string | null;
}

/** The time of one owner. */
export interface Chapter {
  id: number;
  owned_by: OwnerKind;
  /** The name of an owner who is named. */
  owner_name: string | null;
  /** `YYYY-MM-DD`; null where nobody knows when it began. */
  from_date: string | null;
  /** Its precision; null for an exact day. */
  from_date_edtf: string | null;
  /** Null while it lasts, and where nobody knows when it ended. */
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
  /** The instrument's reading on the first day, in the vehicle's unit. */
  mileage: number | null;
  acquired: Acquisition | null;
  /** In `currency`. */
  price: number | null;
  currency: string | null;
  notes: string | null;
  version: number;
}
