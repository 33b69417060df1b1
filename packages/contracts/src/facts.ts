/**
 * Bodies of the facts that services publish: one public snapshot for each kind. A change within v1 may only add fields (architecture, Facts). Dates are
 * `YYYY-MM-DD`, times ISO 8601 in UTC, ids positive integers.
 */
export interface FactBodies {
  user: UserFact;
  session: SessionFact;
  'api-key': ApiKeyFact;
  grant: GrantFact;
  'signing-key': SigningKeyFact;
  vehicle: VehicleFact;
  odometer: OdometerFact;
  part: PartFact;
  'vehicle-identity': ProvenanceFact;
  'ownership-chapter': ProvenanceFact;
  'service-event': ServiceEventFact;
  'due-point': DuePointFact;
  'component-due-point': DuePointFact;
  modification: ModificationFact;
  issue: IssueFact;
  'track-day': TrackDayFact;
  paper: PaperFact;
  document: RecordReadingFact;
  'document-expiry': DocumentExpiryFact;
  'track-day-reading': RecordReadingFact;
  'modification-reading': RecordReadingFact;
  'issue-reading': RecordReadingFact;
  'fill-up': SubjectFact;
  'fill-up-reading': RecordReadingFact;
  'vehicle-cover': VehicleCoverFact;
  'event-photo': EventPhotoFact;
}

export type FactKind = keyof FactBodies;

/** Units of an instrument: miles, kilometres, hours. */
export type OdometerUnit = 'mi' | 'km' | 'h';

/** From svc-identity. All tokens of this user that were issued before `tokens_valid_from` are revoked; 1970 where none are. */
export interface UserFact {
  id: number;
  tokens_valid_from: string;
  /** IANA time zone of the user, which decides the user's calendar day; null where none is set. */
  time_zone: string | null;
  /** Further settings of the user. Facts from before these settings existed leave them out. */
  language?: 'de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | null;
  /** BCP 47 with a region: `de-CH`. */
  region?: string | null;
  /** ISO 4217 */
  currency?: string | null;
  odometer_unit?: OdometerUnit | null;
  /** 1 Monday to 7 Sunday. */
  first_day_of_week?: number | null;
  paper?: 'A4' | 'Letter' | null;
}

/**
 * From svc-identity, identified by the `sid` of its tokens. A session is published only when it is ended on its own: as deleted, without a body. Tokens from
 * before sessions existed belong to the session `before-{user}`.
 */
export type SessionFact = never;

/** From svc-identity. A key by which programs act for its owner; every service checks keys itself. A revoked key is published as deleted. */
export interface ApiKeyFact {
  id: number;
  /** SHA-256 of the key, base64url. The key itself is not stored. */
  hash: string;
  access: 'read' | 'write';
  /** The only vehicle that the key may access; null for all vehicles. */
  vehicle_id: number | null;
  /** ISO 8601; null where it never expires. */
  expires_at: string | null;
}

/** From svc-identity. A person may act in the garage of the fact's owner. A revoked grant is published as deleted. */
export interface GrantFact {
  id: number;
  /** The person who receives access. */
  person_id: number;
  role: 'viewer' | 'contributor' | 'editor';
  /** The only vehicle that the grant covers; null for the whole garage. */
  vehicle_id: number | null;
  /** ISO 8601; null where it never expires. */
  expires_at: string | null;
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
  /** The unit of all its mileages. Facts from before this field existed leave it out: the vehicle then counts miles. */
  odometer_unit?: OdometerUnit;
  birth_date: string | null;
}

/** From svc-garage: the ledger's view of the odometer of a vehicle, `id`. */
export interface OdometerFact {
  id: number;
  /** Null where there are too few readings. */
  pace: OdometerPace | null;
  /** Corrected readings of service events, whose records hold another value. */
  corrections: EventReadingCorrection[];
  /** The day of the newest reading that counts; null where there is none. Facts from before this field existed leave it out. */
  last_read_on?: string | null;
  /** Changes of the instrument, and periods of unknown mileage, in order. Facts from before this field existed leave them out. */
  chapters?: InstrumentChapter[];
  /** Corrected readings of records other than service events. Facts from before this field existed leave them out. */
  record_corrections?: RecordReadingCorrection[];
}

/** Marks a change of the instrument. Two readings without a chapter between them come from one instrument: their difference is the distance. */
export interface InstrumentChapter {
  kind: 'replaced' | 'rolled-over' | 'unit-changed' | 'unknown-mileage';
  from_date: string;
  /** The end of a period of unknown mileage; null while it is not over. */
  to_date: string | null;
  /** The last value on the instrument, if it is known. */
  last_value: number | null;
  /** The first value after that, if it is known. Facts from before this field existed leave it out. */
  first_value?: number | null;
  /** The unit of the instrument before, if it differs. */
  unit_before: OdometerUnit | null;
}

/** A reading of a track day, a fill-up or another record that was typed wrong. */
export interface RecordReadingCorrection {
  /** The kind of record: `fill-up`. */
  source: string;
  record_id: number;
  /** The reading in its record at the time of the correction. The correction ends once the record changes. */
  read_value: number;
  /** The value that counts; null if the reading does not count. */
  value: number | null;
}

/** Expected progress of a vehicle's instrument, in the vehicle's unit and not rounded. */
export interface OdometerPace {
  /** The reading on the day `read_on`, where the expectation starts. */
  value: number;
  read_on: string;
  /** Computed from the readings of the last two years; 0 for a vehicle that stands still, never negative. */
  per_day: number;
  /** The slowest and the fastest rate between two of those readings: `slowest <= per_day <= fastest`. */
  slowest: number;
  fastest: number;
}

/** A reading of a service event that was typed wrong. */
export interface EventReadingCorrection {
  service_event_id: number;
  /** The reading in its record at the time of the correction. The correction ends once the record changes. */
  read_value: number;
  /** The value that counts; null if the reading does not count. */
  value: number | null;
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

/**
 * From svc-garage: an identity number of a vehicle, or a chapter of its ownership, exists and belongs to this vehicle. Its content is not published: a name
 * that the owner withholds later is then stored nowhere else.
 */
export interface ProvenanceFact {
  id: number;
  vehicle_id: number;
}

/**
 * From a service whose records photos and papers can belong to: the record exists and belongs to this vehicle. Its content is not published; pages request its
 * name from the record's own service.
 */
export interface SubjectFact {
  id: number;
  vehicle_id: number;
}

/** From svc-service. A follower compares the fact with its last known state to find the parts that a completion newly installs. */
export interface ServiceEventFact {
  id: number;
  vehicle_id: number;
  name: string;
  type: string;
  status: string;
  date_performed: string | null;
  /** Precision of the date (EDTF); left out for an exact day. */
  date_performed_edtf?: string | null;
  mileage_at_service: number | null;
  /** True if the event has a cost; the amount is not published. Facts from before this field existed leave it out: it is then unknown. */
  has_cost?: boolean;
  part_ids: number[];
}

/**
 * From svc-service, and from svc-usage as `component-due-point` with ids above a billion: something that a person may want a reminder for. It holds days, not
 * whether they have passed, so that a new fact is needed only when the due point changes, not as time goes by. After the work is done, the next due point is a
 * new one with its own id.
 */
export interface DuePointFact {
  id: number;
  vehicle_id: number;
  /** A template of an active schedule, a service event planned for a day, or a component with a limit. `record_id` is its id. */
  kind: 'schedule' | 'event' | 'component';
  record_id: number;
  /** The name of the template, the event or the component. */
  name: string;
  /** At least one of `due_on` and the due mileage is known. */
  due_on: string | null;
  due_mileage: number | null;
  /** The unit of the due mileage: the vehicle's own. */
  odometer_unit: OdometerUnit | null;
  /** The day on which the odometer reaches the due mileage, by its pace; null where the pace is not known. */
  expected_on: string | null;
  /** The first day of the interval: the last completion, or the day it was added to the schedule; null for a planned event. */
  since: string | null;
  /** The service event that plans this work for a day. That event is a due point of its own. */
  planned_event_id: number | null;
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

/** From svc-records: a defect of a vehicle, and its state. */
export interface IssueFact {
  id: number;
  vehicle_id: number;
  status: string;
  priority: string;
}

/** From svc-records. */
export interface TrackDayFact {
  id: number;
  vehicle_id: number;
  event_date: string;
  /** Precision of the date (EDTF); null for an exact day. */
  event_date_edtf: string | null;
}

/** From svc-records: a document that a person keeps, of any type. */
export interface PaperFact {
  id: number;
  vehicle_id: number | null;
  /** The type that its owner chose; null until then. */
  type: string | null;
  /** True while it is in the trash, from where it can be restored. */
  in_trash: boolean;
}

/**
 * From svc-records and svc-usage: the odometer reading in a record (a paper, a track day, a modification, an issue, a fill-up). The mileage is null where the
 * record has no reading any more, or is in the trash.
 */
export interface RecordReadingFact {
  id: number;
  vehicle_id: number | null;
  /** The name of the record. */
  name: string;
  /** The day of the reading, if it has one. */
  read_on: string | null;
  /** Precision of the day (EDTF); null or left out for an exact day. Papers without an exact day have no `read_on`. */
  read_on_edtf?: string | null;
  /** In the vehicle's unit. */
  mileage: number | null;
  /** Time at which the record was created, ISO 8601. */
  entered_at: string;
}

/** From svc-records: the last day on which a paper is valid. Day and title are null where the paper has no such day any more, or is in the trash. */
export interface DocumentExpiryFact {
  id: number;
  vehicle_id: number | null;
  title: string;
  /** The type that its owner chose. By it, a new insurance replaces the old one. */
  type: string | null;
  /** The last day on which it is valid. */
  expires_on: string | null;
}

/** From svc-records: the cover photo of a vehicle, `id`. All other fields are null where the vehicle has none. */
export interface VehicleCoverFact {
  id: number;
  photo_id: number | null;
  /** Hash of the content, 16 hexadecimal digits: `/api/media/<photo_id>/320?v=<hash>`. */
  hash: string | null;
  /** Base64. It and the size are null until the photo is rendered. */
  thumbhash: string | null;
  width: number | null;
  height: number | null;
}

/** From svc-records: a photo that belongs, or belonged, to service events. A photo without events (in the trash, or unlinked) has no caption here. */
export interface EventPhotoFact {
  id: number;
  caption: string | null;
  /** The service events that the photo belongs to, and its position among the photos of each. */
  service_events: { id: number; position: number }[];
}
