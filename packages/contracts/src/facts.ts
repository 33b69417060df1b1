/**
 * What the services tell each other: one kind a public snapshot. A change within v1 only adds (architecture, Facts).
 * Dates are `YYYY-MM-DD`, times ISO 8601 in UTC, ids positive integers.
 */
export interface FactBodies {
  user: UserFact;
  'signing-key': SigningKeyFact;
  vehicle: VehicleFact;
  part: PartFact;
  'service-event': ServiceEventFact;
  modification: ModificationFact;
  'vehicle-cover': VehicleCoverFact;
  'event-photo': EventPhotoFact;
}

export type FactKind = keyof FactBodies;

/** From svc-identity. A token of this user that was issued before `tokens_valid_from` has ended: 1970 where none has. */
export interface UserFact {
  id: number;
  tokens_valid_from: string;
  /** IANA name of the zone whose days are this user's; null where none is set. */
  time_zone: string | null;
}

/** From svc-identity. The public half of a key that signs tokens; the private half never leaves that service. */
export interface SigningKeyFact {
  kid: string;
  jwk: Record<string, unknown>;
}

/** From svc-garage. */
export interface VehicleFact {
  id: number;
  collection_id: number;
  type: string;
  make: string;
  model: string;
  year: number;
  nickname: string | null;
  current_mileage: number | null;
  birth_date: string | null;
}

/** From svc-garage. */
export interface PartFact {
  id: number;
  vehicle_id: number;
  name: string;
  manufacturer: string | null;
  part_number: string | null;
  type: string;
  status: string;
}

/** From svc-service. What a follower knew of the event before tells it which parts a completion newly installs. */
export interface ServiceEventFact {
  id: number;
  vehicle_id: number;
  name: string;
  type: string;
  status: string;
  date_performed: string | null;
  mileage_at_service: number | null;
  part_ids: number[];
}

/** From svc-records. */
export interface ModificationFact {
  id: number;
  vehicle_id: number;
  name: string;
  category: string;
  status: string;
  part_ids: number[];
}

/** From svc-records: the photo that stands for a vehicle, `id`. All but that is null where it has none. */
export interface VehicleCoverFact {
  id: number;
  photo_id: number | null;
  /** Names the content, as 16 hexadecimal digits: `/api/media/<photo_id>/320?v=<hash>`. */
  hash: string | null;
  /** Base64; null, like the size, until the photo's pictures are made. */
  thumbhash: string | null;
  width: number | null;
  height: number | null;
}

/** From svc-records: a photo that belongs to service events, or did. One of none (in the trash, or taken off) has no caption here. */
export interface EventPhotoFact {
  id: number;
  caption: string | null;
  /** Its place among the photos of each. */
  service_events: { id: number; position: number }[];
}
