/**
 * The answers of each service to `GET /internal/vehicles/:id/book?owner_id=`: everything that a book takes from the service, read in one snapshot. Dates are
 * `YYYY-MM-DD`. The field beside a date holds its precision (EDTF; null for an exact day). Times are ISO 8601 in UTC. Mileages are in the vehicle's own unit.
 */
import type { OdometerUnit } from './facts.js';
import type { usage } from './services.generated.js';

/** From svc-garage. */
export interface GarageBook {
  vehicle: BookVehicle;
  /** The numbers on a type plate. */
  identities: BookIdentity[];
  /** Sorted: the first owner comes first. */
  owners: BookOwnershipChapter[];
  parts: BookPart[];
  /** The readings that count, the oldest first, with their corrected values. Typing errors are left out. */
  readings: BookReading[];
  /** Readings that do not fit, the oldest first, explained or not. */
  findings: BookFinding[];
  /** Ids of the changes of the instrument, and of the statements about readings. */
  odometer_chapter_ids: number[];
}

export interface BookVehicle {
  id: number;
  type: string;
  make: string;
  model: string;
  year: number;
  nickname: string | null;
  vin: string | null;
  color: string | null;
  birth_date: string | null;
  odometer_unit: OdometerUnit;
  current_mileage: number | null;
  /** Plain text. */
  description: string | null;
  created_at: string;
}

export interface BookIdentity {
  id: number;
  kind: 'chassis' | 'engine' | 'gearbox' | 'body' | 'other';
  name: string | null;
  as_built: string | null;
  as_fitted: string | null;
  match: 'matching' | 'replaced' | 'not-known';
  note: string | null;
  created_at: string;
}

export interface BookOwnershipChapter {
  id: number;
  owned_by: 'named' | 'withheld' | 'me';
  owner_name: string | null;
  from_date: string | null;
  from_date_edtf: string | null;
  to_date: string | null;
  to_date_edtf: string | null;
  location: string | null;
  mileage: number | null;
  acquired: 'bought-new' | 'bought' | 'inherited' | 'gift' | 'auction' | 'barter' | 'other' | null;
  price: number | null;
  currency: string | null;
  /** Plain text. */
  notes: string | null;
  created_at: string;
}

export interface BookPart {
  id: number;
  name: string;
  manufacturer: string | null;
  part_number: string | null;
  status: string;
}

export interface BookReading {
  source: string;
  id: number;
  read_on: string;
  read_on_edtf: string | null;
  value: number;
}

export interface BookFinding {
  kind: 'turned-back' | 'rollover' | 'too-fast' | 'two-values-in-a-day' | 'silent';
  before: BookReading;
  after: BookReading;
  /** The explanation; empty while nobody has explained the finding. */
  explained: { kind: string; evidence: string | null }[];
}

/** From svc-service. */
export interface ServiceBook {
  /** Completed service events, sorted by id. */
  events: BookServiceEvent[];
}

export interface BookServiceEvent {
  id: number;
  name: string;
  type: string;
  date_performed: string | null;
  date_performed_edtf: string | null;
  mileage_at_service: number | null;
  cost: number | null;
  currency: string | null;
  /** The cost in another currency, converted by the rate that the owner entered. */
  converted_cost: number | null;
  converted_currency: string | null;
  /** Plain text. The notes are plain text, too. */
  description: string | null;
  notes: string | null;
  /** Sanitised HTML. */
  report: string | null;
  parts: BookUsedPart[];
  created_at: string;
}

export interface BookUsedPart {
  id: number;
  name: string;
  manufacturer: string | null;
  part_number: string | null;
  quantity: number;
}

/** From svc-records. */
export interface RecordsBook {
  modifications: BookModification[];
  issues: BookIssue[];
  track_days: BookTrackDay[];
  /** Sorted by the day on which they were taken. */
  photos: BookPhoto[];
  pairs: BookPhotoPair[];
  /** Sorted by day; documents without a day come last. Manuals that no record refers to are left out. */
  documents: BookDocument[];
}

export interface BookModification {
  id: number;
  name: string;
  status: 'Planned' | 'In Progress' | 'Completed';
  start_date: string | null;
  start_date_edtf: string | null;
  completion_date: string | null;
  completion_date_edtf: string | null;
  mileage: number | null;
  cost: number | null;
  currency: string | null;
  /** Plain text. The notes are plain text, too. */
  description: string | null;
  notes: string | null;
  service_event_id: number | null;
  parts: BookUsedPart[];
  created_at: string;
}

export interface BookIssue {
  id: number;
  title: string;
  status: 'Open' | 'In Progress' | 'Resolved';
  reported_date: string;
  reported_date_edtf: string | null;
  resolved_date: string | null;
  resolved_date_edtf: string | null;
  mileage: number | null;
  /** Plain text. The notes are plain text, too. */
  description: string | null;
  resolution_notes: string | null;
  service_event_ids: number[];
  created_at: string;
}

export interface BookTrackDay {
  id: number;
  event_date: string;
  event_date_edtf: string | null;
  mileage: number | null;
  track_name: string;
  /** Sanitised HTML. */
  report: string | null;
  created_at: string;
}

/** The bytes of a file, for `GET /internal/files/:id/bytes?owner_id=&sha256=`. */
export interface BookBytes {
  sha256: string;
  media_type: string;
  bytes: number;
}

/** A record that a file belongs to. */
export interface BookLink {
  kind: 'service-event' | 'part' | 'modification' | 'issue' | 'track-day' | 'vehicle-identity' | 'ownership-chapter';
  id: number;
}

export interface BookPhoto {
  id: number;
  caption: string | null;
  /** Null where only the day of the upload is known. */
  taken_on: string | null;
  is_cover: boolean;
  /** The rendered picture in the largest size that a plate uses. Before it is rendered: the file itself, or null for HEIC, which most programs cannot read. */
  shown: BookBytes | null;
  /** All rendered pictures, the smallest first, without the metadata of the camera. The release before this one leaves it out. */
  pictures?: BookPicture[];
  links: BookLink[];
}

/** A rendered picture of a photo, identified by its longest side. */
export interface BookPicture extends BookBytes {
  name: '320' | '960' | '2048';
  width: number;
  height: number;
}

export interface BookPhotoPair {
  before_id: number;
  after_id: number;
  title: string | null;
}

export interface BookDocument {
  id: number;
  /** The file name. */
  name: string;
  /** Null until somebody files the document. */
  type: string | null;
  title: string | null;
  vendor: string | null;
  dated: string | null;
  dated_edtf: string | null;
  /** Null where the pages were not counted. */
  pages: number | null;
  original: BookBytes;
  /** The rendered picture of a HEIC file, which most programs cannot read; null for all other types. */
  shown: BookBytes | null;
  /** Areas that the owner hid after a look at every sheet. They are relative to `shown`, or to the original where `shown` is null. Null while nobody looked. */
  hidden: { sheet: number; x: number; y: number; width: number; height: number }[] | null;
  /** Clockwise rotation in degrees, for drawing `shown` or the original. The release before this one leaves it out. */
  turned?: number;
  /** True if the file itself holds its amounts as data (an e-invoice). The release before this one leaves it out. */
  is_data?: boolean;
  links: BookLink[];
}

/** From svc-usage, limited to the days between `from` and `to` of the request. */
export interface UsageBook {
  /** One entry for each year, energy and way of counting, the oldest first. */
  fuel: BookFuelYear[];
  /** Sets of tyres and other components that are on the vehicle today, sets of tyres first. The release before this one leaves it out. */
  mounted?: BookMounted[];
}

/** A set of tyres or another component on the vehicle. */
export interface BookMounted {
  id: number;
  kind: usage.ComponentView['kind'];
  name: string;
  maker: string | null;
  number: string | null;
  /** The size as written on the tyres, unchanged. */
  size: string | null;
  season: usage.ComponentView['season'];
  /** The positions on the vehicle, in the owner's words; empty for tyres. */
  positions: string[];
  from_on: string | null;
  /** Mileage at the mounting, in the vehicle's own unit. */
  from_mileage: number | null;
  /** The tyres of a set, each with its position today. */
  tyres: BookTyre[] | null;
  /** The first life first; the last one is not over. They count the use on all vehicles. */
  lives: BookLife[];
  limits: BookLimit[];
}

export interface BookTyre {
  position: string;
  /** The DOT code as it is printed on the tyre. */
  dot: string | null;
  /** The week of manufacture according to the DOT code. */
  made: { year: number; week: number } | null;
  /** Age in whole months since the week of manufacture. */
  months: number | null;
  /** The last measured tread depth, at the shallowest place. */
  tread: { read_on: string; depth_mm: number } | null;
}

export interface BookLife {
  /** Day of manufacture, first use or rebuild; null where it is not known. */
  from: string | null;
  /** Day of the rebuild that ended this life; null for the current life. */
  to: string | null;
  months: number | null;
  distance_km: number;
  hours: number;
  sessions: number;
  /** True if the real number may be larger, because some of the distance is not known. */
  at_least: boolean;
}

/** A limit that the owner set, and how much of it the component has used. */
export interface BookLimit {
  by: usage.LimitView['by'];
  value: number | null;
  unit: usage.LimitView['unit'];
  until: string | null;
  source: string | null;
  state: usage.StandingView['state'];
  /** In the limit's unit; for a tread limit, the tread depth. */
  used: number | null;
  at_least: boolean;
  due_on: string | null;
  /** On the vehicle's odometer, in the vehicle's own unit. */
  due_mileage: number | null;
}

/** All fill-ups of one energy in one year. */
export interface BookFuelYear {
  energy: 'petrol' | 'diesel' | 'lpg' | 'cng' | 'electricity' | 'hydrogen' | 'adblue' | 'oil' | 'two-stroke-mix';
  /** The unit of all amounts of this year: volume, mass or energy. */
  unit: 'l' | 'kg' | 'kWh';
  year: number;
  fill_ups: number;
  amount: number;
  /** Sums over the fill-ups that have a cost. */
  costs: { currency: string; total: number }[];
  /** Distance on the odometer between fill-ups, where both were read and the ledger knows the distance. */
  driven: BookDistance;
  /** The part of `driven` for which consumption is known, and the amount consumed on it. A consumption figure counts in the year in which it ends. */
  consumed: BookDistance & { amount: number };
}

export interface BookDistance {
  /** In the vehicle's own unit; null where the instrument also counted hours or another unit of distance. */
  distance: number | null;
  /** In kilometres; null for hours. */
  distance_km: number | null;
}
