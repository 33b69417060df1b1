/**
 * Bodies of the facts that services tell each other: one public snapshot for each kind. A change within v1 only adds (architecture, Facts). Dates are
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

/** Units that an instrument counts: miles, kilometres, hours. */
export type OdometerUnit = 'mi' | 'km' | 'h';

/** From svc-identity. A token of this user that was issued before `tokens_valid_from` has ended: 1970 where none has. */
export interface UserFact {
  id: number;
  tokens_valid_from: string;
  /** IANA name of the zone whose days are this user's; null where none is set. */
  time_zone: string | null;
  /** Further settings of the user; missing in a fact that is older than they are. */
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
 * From svc-identity. A session, by the `sid` of its tokens, is told of only when it is ended one by one: as deleted, without a body. Tokens
 * of a user from before there were sessions belong to the session `before-{user}`.
 */
export type SessionFact = never;

/** From svc-identity. A key by which programs act for its owner, as every service checks it; once it is ended, it is told of as deleted. */
export interface ApiKeyFact {
  id: number;
  /** SHA-256 of the key, base64url. The key itself is kept nowhere. */
  hash: string;
  access: 'read' | 'write';
  /** The only vehicle that it is for; null where it is for all. */
  vehicle_id: number | null;
  /** ISO 8601; null where it never expires. */
  expires_at: string | null;
}

/** From svc-identity. Somebody may act in the garage of the fact's owner; once that is ended, it is told of as deleted. */
export interface GrantFact {
  id: number;
  /** The person who may. */
  person_id: number;
  role: 'viewer' | 'contributor' | 'editor';
  /** The only vehicle that it is for; null where it is for the whole garage. */
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
  /** The unit of all its mileages, as its instrument shows them; a vehicle whose last fact is older than this counts miles. */
  odometer_unit?: OdometerUnit;
  birth_date: string | null;
}

/** From svc-garage: what its ledger says of the odometer of a vehicle, `id`. */
export interface OdometerFact {
  id: number;
  /** Null where too little is known. */
  pace: OdometerPace | null;
  /** Readings of service events that do not count as their records say. */
  corrections: EventReadingCorrection[];
  /** The day of the newest reading that counts; null where there is none, left out by facts older than this. */
  last_read_on?: string | null;
  /** Changes of the instrument, and days whose mileage nobody knows, in their order; left out by facts older than this. */
  chapters?: InstrumentChapter[];
  /** Readings of records other than service events that do not count as their records say; left out by facts older than this. */
  record_corrections?: RecordReadingCorrection[];
}

/** Two readings between which none of these lies are of one instrument: what was covered between them is their difference. */
export interface InstrumentChapter {
  kind: 'replaced' | 'rolled-over' | 'unit-changed' | 'unknown-mileage';
  from_date: string;
  /** The end of days of unknown mileage; null while they last. */
  to_date: string | null;
  /** The last value on the instrument, if it is known. */
  last_value: number | null;
  /** The first value after that, if it is known; left out by facts older than this. */
  first_value?: number | null;
  /** The unit in which it counted until then, where that was another one. */
  unit_before: OdometerUnit | null;
}

/** The reading of a track day, a fill-up or the like that was written down wrong. */
export interface RecordReadingCorrection {
  /** The kind of record: `fill-up`. */
  source: string;
  record_id: number;
  /** The reading in its record at that time; the correction ends once the record says something else. */
  read_value: number;
  /** The value that counts; null if the reading does not count. */
  value: number | null;
}

/** Expected progress of a vehicle's instrument, in the vehicle's unit and not rounded. */
export interface OdometerPace {
  /** The reading of the day `read_on`, from which the expectation goes on. */
  value: number;
  read_on: string;
  /** By the readings of the last two years; 0 where it stands still, never negative. */
  per_day: number;
  /** By the slowest and the fastest of the ways between those readings: `slowest <= per_day <= fastest`. */
  slowest: number;
  fastest: number;
}

/** The reading of a service event that was written down wrong. */
export interface EventReadingCorrection {
  service_event_id: number;
  /** The reading in its record at that time; the correction ends once the record says something else. */
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
 * From svc-garage: a number of a vehicle, or a chapter of its ownership, is there, and of which vehicle. What it says is told to nobody: a name that
 * its owner withholds later is then nowhere else.
 */
export interface ProvenanceFact {
  id: number;
  vehicle_id: number;
}

/**
 * From a service whose records photos and papers can belong to: one of them is there, and of which vehicle. What it says is told to nobody, since its
 * name is asked of its own service.
 */
export interface SubjectFact {
  id: number;
  vehicle_id: number;
}

/** From svc-service. What a follower knew of the event before tells it which parts a completion newly installs. */
export interface ServiceEventFact {
  id: number;
  vehicle_id: number;
  name: string;
  type: string;
  status: string;
  date_performed: string | null;
  /** Its precision (EDTF); left out for an exact day. */
  date_performed_edtf?: string | null;
  mileage_at_service: number | null;
  /** True if it has a cost, whose amount is its own affair; an event whose last fact is older than this leaves it open. */
  has_cost?: boolean;
  part_ids: number[];
}

/**
 * From svc-service, and from svc-usage as `component-due-point` with ids above a billion: something that a person may want to be reminded of. It says days, not whether they have passed, so that it is told again only
 * where something else is due, not as time goes by. What comes due once more after it was done is another point, with an id of its own.
 */
export interface DuePointFact {
  id: number;
  vehicle_id: number;
  /** A template of an active schedule, a service event that is planned for a day, or a component with a limit; `record_id` is its id. */
  kind: 'schedule' | 'event' | 'component';
  record_id: number;
  /** The name of the template, the event or the component. */
  name: string;
  /** At least one of the two is known. */
  due_on: string | null;
  due_mileage: number | null;
  /** The unit of that mileage: the vehicle's. */
  odometer_unit: OdometerUnit | null;
  /** When that mileage is expected, or was, by the odometer's pace; null where too little is known of it. */
  expected_on: string | null;
  /** The day from which it counts: when it was done last, or put on the schedule; null of a planned event. */
  since: string | null;
  /** The event by which it is planned for a day, which is a point of its own. */
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

/** From svc-records: what is wrong with a vehicle, and how it stands. */
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
  /** Its precision (EDTF); null for an exact day. */
  event_date_edtf: string | null;
}

/** From svc-records: a document that a person keeps, whatever it says. */
export interface PaperFact {
  id: number;
  vehicle_id: number | null;
  /** Its type, as its owner says; null until they do. */
  type: string | null;
  /** True while it lies in the trash, from which it may come back. */
  in_trash: boolean;
}

/** From svc-records and svc-usage: what a record (a paper, a track day, a modification, an issue, a fill-up) says of an odometer. One that says nothing any more, or lies in the trash, has no mileage. */
export interface RecordReadingFact {
  id: number;
  vehicle_id: number | null;
  /** The name of the record. */
  name: string;
  /** The day of the reading, where it has one. */
  read_on: string | null;
  /** Its precision (EDTF); null or left out for an exact day. A paper whose day is not known exactly has none. */
  read_on_edtf?: string | null;
  /** In the vehicle's unit. */
  mileage: number | null;
  /** When the record was made, ISO 8601. */
  entered_at: string;
}

/** From svc-records: until when a paper is good. One that says no day any more, or lies in the trash, has none, and no title. */
export interface DocumentExpiryFact {
  id: number;
  vehicle_id: number | null;
  title: string;
  /** Its type, as its owner says: an insurance is followed by the next insurance. */
  type: string | null;
  /** The last day that it is good for. */
  expires_on: string | null;
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
