/**
 * The answers of each service to `GET /internal/vehicles/:id/book?owner_id=`: all that a book takes from it, each from one snapshot of that service.
 * Dates are `YYYY-MM-DD`, beside them how exactly they are known (EDTF; null where it was that day); times are ISO 8601 in UTC; mileages are in the
 * vehicle's own unit.
 */
import type { OdometerUnit } from './facts.js';
import type { usage } from './services.generated.js';

/** From svc-garage. */
export interface GarageBook {
  vehicle: BookVehicle;
  /** As on a type plate. */
  identities: BookIdentity[];
  /** The first owner first. */
  owners: BookOwnershipChapter[];
  parts: BookPart[];
  /** As they count, the oldest first; typing errors are left out. */
  readings: BookReading[];
  /** Readings that do not fit, the oldest first, be they explained or not. */
  findings: BookFinding[];
  /** Changes of the instrument and what is said of readings, by their ids. */
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
  /** The explanation; nothing while nobody has explained it. */
  explained: { kind: string; evidence: string | null }[];
}

/** From svc-service. */
export interface ServiceBook {
  /** Completed ones, in the order of their ids. */
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
  /** The cost in another currency, by the rate that its owner gave. */
  converted_cost: number | null;
  converted_currency: string | null;
  /** Plain text, as the notes are. */
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
  /** In the order in which they were taken. */
  photos: BookPhoto[];
  pairs: BookPhotoPair[];
  /** In the order of their days; what has none comes last. Manuals are left out where no record names them. */
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
  /** Plain text, as the notes are. */
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
  /** Plain text, as the notes are. */
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

/** Bytes of a file: `GET /internal/files/:id/bytes?owner_id=&sha256=`. */
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
  /** Null where only the day is known on which it came. */
  taken_on: string | null;
  is_cover: boolean;
  /** The picture that was made of it, as large as a plate may be; before there is one the file itself, or null of HEIC, which programs cannot read. */
  shown: BookBytes | null;
  /** Every picture that was made of it, the smallest first, without what its camera wrote. A release before this one does not say them. */
  pictures?: BookPicture[];
  links: BookLink[];
}

/** A picture that was made of a photo, by its longest side. */
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
  /** The name of the file. */
  name: string;
  /** Null while nobody has filed it. */
  type: string | null;
  title: string | null;
  vendor: string | null;
  dated: string | null;
  dated_edtf: string | null;
  /** Null where nobody has counted them. */
  pages: number | null;
  original: BookBytes;
  /** The picture that stands for what programs cannot read, HEIC; null of all others. */
  shown: BookBytes | null;
  /** Areas that the owner hid, having looked at every sheet, as `shown` lies or else the original; null while nobody looked. */
  hidden: { sheet: number; x: number; y: number; width: number; height: number }[] | null;
  /** Clockwise in degrees, for what is drawn of `shown` or the original. A release before this one does not say it. */
  turned?: number;
  /** It says itself as data what it charges. A release before this one does not say it. */
  is_data?: boolean;
  links: BookLink[];
}

/** From svc-usage, of the days that `from` and `to` of the request leave. */
export interface UsageBook {
  /** Years by energy, and by each way in which it is counted, the oldest first. */
  fuel: BookFuelYear[];
  /** On the vehicle today, sets of tyres first. A release before this one does not say it. */
  mounted?: BookMounted[];
}

/** A set of tyres, or another component, that is on the vehicle. */
export interface BookMounted {
  id: number;
  kind: usage.ComponentView['kind'];
  name: string;
  maker: string | null;
  number: string | null;
  /** Written on tyres, and kept as it is. */
  size: string | null;
  season: usage.ComponentView['season'];
  /** The place on the vehicle, as its owner calls it; none for tyres. */
  positions: string[];
  from_on: string | null;
  /** In the vehicle's own unit. */
  from_mileage: number | null;
  /** The tyres of a set, each where it stands today. */
  tyres: BookTyre[] | null;
  /** The first first; the last one lasts. Over all vehicles that it was on. */
  lives: BookLife[];
  limits: BookLimit[];
}

export interface BookTyre {
  position: string;
  /** As it stands on the tyre. */
  dot: string | null;
  /** The week that it says. */
  made: { year: number; week: number } | null;
  /** Whole months since then. */
  months: number | null;
  /** Read last, at its shallowest place. */
  tread: { read_on: string; depth_mm: number } | null;
}

export interface BookLife {
  /** Made, first used, or rebuilt; null where nobody knows. */
  from: string | null;
  /** The rebuild that ended it; null of the life that lasts. */
  to: string | null;
  months: number | null;
  distance_km: number;
  hours: number;
  sessions: number;
  /** True if it may be more, because some of the way is not known. */
  at_least: boolean;
}

/** A limit that its owner set, and the component's standing against it. */
export interface BookLimit {
  by: usage.LimitView['by'];
  value: number | null;
  unit: usage.LimitView['unit'];
  until: string | null;
  source: string | null;
  state: usage.StandingView['state'];
  /** In the limit's unit; of a tread its depth. */
  used: number | null;
  at_least: boolean;
  due_on: string | null;
  /** On the vehicle's odometer, in its own unit. */
  due_mileage: number | null;
}

/** Everything that was filled of an energy in a year. */
export interface BookFuelYear {
  energy: 'petrol' | 'diesel' | 'lpg' | 'cng' | 'electricity' | 'hydrogen' | 'adblue' | 'oil' | 'two-stroke-mix';
  /** The unit of all its amounts: volume, mass or energy. */
  unit: 'l' | 'kg' | 'kWh';
  year: number;
  fill_ups: number;
  amount: number;
  /** Sums of the fill-ups that say a cost. */
  costs: { currency: string; total: number }[];
  /** Distance on the odometer from fill-up to fill-up, as far as it was read and its ledger knows it. */
  driven: BookDistance;
  /** The part of that which figures of consumption cover, and the amount consumed for it. A figure counts in the year in which it ends. */
  consumed: BookDistance & { amount: number };
}

export interface BookDistance {
  /** In the vehicle's own unit; null where an instrument counted hours, and another distance. */
  distance: number | null;
  /** In kilometres; null of hours. */
  distance_km: number | null;
}
