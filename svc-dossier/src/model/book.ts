import type { Language } from '@carnet/messages';

/** The content of a book: plain data, collected from the services. Mileages are in the vehicle's own unit, amounts in the currency of the invoice. */
export interface Book {
  vehicle: Vehicle;
  identities: Identity[];
  owners: Owner[];
  services: Service[];
  modifications: Modification[];
  issues: Issue[];
  trackDays: TrackDay[];
  /** Fuel within the selected time range: of a year at its edge, only the selected part counts. */
  fuel: FuelYear[];
  /** Mounted on the day of issue. */
  mounted: Mounted[];
  photos: Photo[];
  pairs: PhotoPair[];
  papers: Paper[];
  readings: Reading[];
  findings: Finding[];
  /** Null if the history began here and the vehicle was never handed over. */
  transfers: Transfers | null;
  options: BookOptions;
  /** The day on the cover. It comes from the data, not from a clock, so that the same data gives the same bytes. */
  issuedOn: string;
}

/** The ways by which the history reached its present owner. */
export interface Transfers {
  /** The passport that the vehicle was imported from; null if its history began here. */
  passport: TakenPassport | null;
  /** Days on which the vehicle was handed over within this installation. */
  handedOver: Day[];
}

export interface TakenPassport {
  issuedOn: Day;
  takenInOn: Day;
  /** The installations that had the history before, the oldest first. */
  parts: EarlierKeeper[];
}

/** An installation that vouches for a part of the history. */
export interface EarlierKeeper {
  name: string;
  /** The public key that verifies its part. */
  key: string;
  /** The number of journal entries in its part. */
  entries: number;
}

/** A date at its known precision, in EDTF as @carnet/fields reads it: `2004-03-12`, `2004-03`, `2004~`, `197X`, `1974/1976`. */
export type Day = string;
export type OdometerUnit = 'mi' | 'km' | 'h';

export interface Money {
  amount: number;
  currency: string;
}

/** Evidence behind a statement: numbers of papers and photos of this book, and the day of entry. */
export interface Backed {
  papers: number[];
  photos: number[];
  enteredOn: string | null;
}

export interface Vehicle {
  make: string;
  model: string;
  year: number | null;
  nickname: string | null;
  vin: string | null;
  colour: string | null;
  builtOn: Day | null;
  odometerUnit: OdometerUnit;
  mileage: number | null;
  /** Rich text, as the services keep it: sanitised HTML. */
  description: string | null;
}

export type IdentityKind =
  | 'vin'
  | 'engine'
  | 'gearbox'
  | 'body'
  | 'paint'
  | 'trim'
  | 'option'
  | 'plate'
  | 'registration'
  | 'other';

/** The comparison of a number as built and as fitted, made by svc-garage (ADR 63). */
export type Match = 'matching' | 'replaced' | 'not-known';

/** A number or a property that identifies the vehicle. */
export interface Identity extends Backed {
  kind: IdentityKind;
  /** The name of an identity of the kind `option` or `other`. */
  name: string | null;
  /** The value today; null if only the original one is known. */
  value: string | null;
  /** The original value from the factory, if known. */
  asBuilt: string | null;
  match: Match;
  /** The place where the number is: 'stamped on the bulkhead'. */
  readAt: string | null;
}

export type Acquisition = 'bought-new' | 'bought' | 'inherited' | 'gift' | 'auction' | 'barter' | 'other';

export interface Owner extends Backed {
  /** Null if the name is not stored. */
  name: string | null;
  /** True for the person whose book this is. */
  isKeeper: boolean;
  from: Day | null;
  until: Day | null;
  location: string | null;
  mileageFrom: number | null;
  mileageUntil: number | null;
  acquired: Acquisition | null;
  paid: Money | null;
  /** The story of the acquisition, rich text. */
  story: string | null;
}

export interface UsedPart {
  id: number;
  name: string;
  number: string | null;
  maker: string | null;
  quantity: number;
}

/** Something that happened on a day. */
export interface Happening extends Backed {
  id: number;
  day: Day;
  mileage: number | null;
  cost: Money | null;
}

export interface Service extends Happening {
  name: string;
  workshop: string | null;
  description: string | null;
  report: string | null;
  notes: string | null;
  parts: UsedPart[];
}

export interface Modification extends Happening {
  name: string;
  status: 'Planned' | 'In Progress' | 'Completed';
  reversible: boolean | null;
  description: string | null;
  notes: string | null;
  parts: UsedPart[];
}

export interface Issue extends Happening {
  title: string;
  status: 'Open' | 'In Progress' | 'Resolved';
  resolvedOn: Day | null;
  description: string | null;
  resolution: string | null;
  /** Ids of related services in this book. */
  services: number[];
}

export interface TrackDay extends Happening {
  track: string;
  report: string | null;
}

export type Energy =
  | 'petrol'
  | 'diesel'
  | 'lpg'
  | 'cng'
  | 'electricity'
  | 'hydrogen'
  | 'adblue'
  | 'oil'
  | 'two-stroke-mix';

/** The unit of an energy's amounts: volume, mass or energy. */
export type CountedIn = 'l' | 'kg' | 'kWh';

/** The amount of an energy that was filled up in a year. */
export interface FuelYear {
  energy: Energy;
  unit: CountedIn;
  year: number;
  fillUps: number;
  amount: number;
  costs: Money[];
  /** Distances between fill-ups, where known. */
  driven: Covered;
  /** The part of the distance with known consumption, and the amount consumed on it. */
  consumed: Covered & { amount: number };
}

/** A distance in the vehicle's own unit, and in kilometres; null if it is unknown in that unit. */
export interface Covered {
  distance: number | null;
  km: number | null;
}

/** A tyre set or another component on the vehicle. */
export interface Mounted {
  id: number;
  kind: ComponentKind;
  name: string;
  maker: string | null;
  number: string | null;
  /** The size as printed on the tyres. */
  size: string | null;
  season: 'summer' | 'winter' | 'all-season' | 'track' | 'wet' | null;
  /** Positions on the vehicle, in the owner's words; none for tyres. */
  positions: string[];
  mountedOn: Day | null;
  mountedAt: number | null;
  /** Null if this is not a tyre set. */
  tyres: Tyre[] | null;
  /** In order; the last life is the current one. */
  lives: Life[];
  limits: Limit[];
}

export type ComponentKind =
  | 'tyres'
  | 'engine'
  | 'gearbox'
  | 'clutch'
  | 'differential'
  | 'belt'
  | 'brake-pads'
  | 'brake-discs'
  | 'fluid'
  | 'battery'
  | 'harness'
  | 'seat'
  | 'helmet'
  | 'extinguisher'
  | 'fuel-cell'
  | 'other';

export type TyrePlace =
  | 'front-left'
  | 'front-right'
  | 'rear-left'
  | 'rear-right'
  | 'rear-left-inner'
  | 'rear-right-inner'
  | 'front'
  | 'rear'
  | 'spare';

export interface Tyre {
  place: TyrePlace;
  /** The DOT code on the tyre. */
  dot: string | null;
  /** The production week from the DOT code. */
  made: { year: number; week: number } | null;
  /** The age in whole months. */
  months: number | null;
  treadOn: Day | null;
  /** Tread depth at the shallowest point, in millimetres. */
  treadMm: number | null;
}

/** A period of use: from new or from a rebuild to the next rebuild, or to the day of issue. */
export interface Life {
  from: Day | null;
  until: Day | null;
  months: number | null;
  km: number;
  hours: number;
  sessions: number;
  /** True if the value is a lower bound. */
  atLeast: boolean;
}

/** A limit set by the owner: distance or tread in `unit`, hours, sessions, months of age, or an expiry date on a label. */
export interface Limit {
  by: 'distance' | 'hours' | 'sessions' | 'age' | 'label' | 'tread';
  value: number | null;
  unit: 'km' | 'mi' | 'mm' | '1/32in' | null;
  until: Day | null;
  /** The authority that sets the limit. */
  source: string | null;
  state: 'far' | 'near' | 'reached' | 'unknown';
  /** Use so far, in the limit's unit; for a tread limit the current depth. */
  used: number | null;
  atLeast: boolean;
  dueOn: Day | null;
  /** An odometer reading of the vehicle. */
  dueMileage: number | null;
}

/** A file in the folder of the order; the path never leads outside. */
export interface BookFile {
  file: string;
}

export interface Photo extends BookFile {
  /** The number in the book, as in 'plate 7'. */
  number: number;
  caption: string;
  takenOn: Day | null;
  isCover: boolean;
}

export interface PhotoPair {
  before: number;
  after: number;
  caption: string;
}

export interface Paper extends BookFile {
  /** The number in the book, as in 'R-014'. */
  number: number;
  mediaType: string;
  /** A picture to show instead, if the format of the paper cannot be displayed (HEIC). */
  shown: (BookFile & { mediaType: string }) | null;
  title: string;
  day: Day | null;
  /** The hash of the uploaded original. */
  sha256: string;
  /** Areas that the owner hid when reviewing the sheets; null if the paper was not reviewed. */
  hidden: HiddenArea[] | null;
  /** Clockwise rotation of its sheets in degrees; `shown` is already rotated. */
  turned: number;
  /** True for an electronic invoice with structured data: its values were not read by a person or by OCR. */
  isData: boolean;
}

/** A rectangle of a sheet to black out, as fractions of its width and height. */
export interface HiddenArea {
  sheet: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Reading {
  day: Day;
  value: number;
}

export interface Finding {
  kind: 'turned-back' | 'too-fast' | 'two-values' | 'silent' | 'rollover';
  readings: Reading[];
  explanation: string | null;
}

export type Withheld = 'prices' | 'names';
export type { Language };

/** Optional chapters. The reading guide, the gaps and the verification are always included. */
export type Chapter =
  | 'identity'
  | 'ownership'
  | 'timeline'
  | 'services'
  | 'modifications'
  | 'issues'
  | 'track-days'
  | 'fuel'
  | 'mounted'
  | 'plates'
  | 'papers'
  | 'parts';

export interface BookOptions {
  chapters: Chapter[];
  /** The time range of events; null is open. */
  from: string | null;
  to: string | null;
  withhold: Withheld[];
  /** Words to redact anywhere in the book: a street, a telephone number. */
  withholdWords: string[];
  paper: 'a4' | 'letter';
  /** True to show papers as sheets, with their originals attached; false to only list them. */
  sheets: boolean;
  language: Language;
  /** The region for the formats of days, numbers and amounts: `de-CH`. */
  region: string;
  distanceUnit: 'mi' | 'km';
}
