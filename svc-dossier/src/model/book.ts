import type { Language } from '@carnet/messages';

/** The content of a book: plain data, collected from the services. Mileages are in the vehicle's own unit, amounts as the invoice said them. */
export interface Book {
  vehicle: Vehicle;
  identities: Identity[];
  owners: Owner[];
  services: Service[];
  modifications: Modification[];
  issues: Issue[];
  trackDays: TrackDay[];
  /** Fuel of the time that is asked for: a year of which a part is left out says nothing of that part. */
  fuel: FuelYear[];
  /** On the vehicle on the day of issue. */
  mounted: Mounted[];
  photos: Photo[];
  pairs: PhotoPair[];
  papers: Paper[];
  readings: Reading[];
  findings: Finding[];
  /** Null where the history began here and has always been with the same person. */
  transfers: Transfers | null;
  options: BookOptions;
  /** The day that stands on the cover, from the data and not from a clock, so that the same data makes the same bytes. */
  issuedOn: string;
}

/** The ways by which the history came to whoever keeps it now. */
export interface Transfers {
  /** The passport that the vehicle was taken in from; null where its history began here. */
  passport: TakenPassport | null;
  /** Days on which the vehicle was handed over within this installation. */
  handedOver: Day[];
}

export interface TakenPassport {
  issuedOn: Day;
  takenInOn: Day;
  /** The installations that kept the history before, the oldest first. */
  parts: EarlierKeeper[];
}

/** An installation that vouches for a part of the history. */
export interface EarlierKeeper {
  name: string;
  /** The public key by which its part is checked. */
  key: string;
  /** Entries of its part of the journal. */
  entries: number;
}

/** A day as exactly as it is known, as @carnet/fields reads EDTF: `2004-03-12`, `2004-03`, `2004~`, `197X`, `1974/1976`. */
export type Day = string;
export type OdometerUnit = 'mi' | 'km' | 'h';

export interface Money {
  amount: number;
  currency: string;
}

/** Evidence behind a statement: numbers of papers and photos of this book, and the day on which it was written down. */
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

/** A number or a property by which the vehicle is known. */
export interface Identity extends Backed {
  kind: IdentityKind;
  /** The name of an identity of the kind `option` or `other`. */
  name: string | null;
  /** As it is today; null where only what left the factory is known. */
  value: string | null;
  /** As it left the factory, where that is known. */
  asBuilt: string | null;
  match: Match;
  /** The place where it was read: 'stamped on the bulkhead'. */
  readAt: string | null;
}

export type Acquisition = 'bought-new' | 'bought' | 'inherited' | 'gift' | 'auction' | 'barter' | 'other';

export interface Owner extends Backed {
  /** Null where the name is not kept at all. */
  name: string | null;
  /** True for the person who keeps these records. */
  isKeeper: boolean;
  from: Day | null;
  until: Day | null;
  location: string | null;
  mileageFrom: number | null;
  mileageUntil: number | null;
  acquired: Acquisition | null;
  paid: Money | null;
  /** The way in which it came to them, rich text. */
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
  /** Services of this book that had to do with it, by their ids. */
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

/** The unit in which amounts of an energy are counted: volume, mass or energy. */
export type CountedIn = 'l' | 'kg' | 'kWh';

/** The amount of an energy that was filled in a year. */
export interface FuelYear {
  energy: Energy;
  unit: CountedIn;
  year: number;
  fillUps: number;
  amount: number;
  costs: Money[];
  /** From fill-up to fill-up, as far as it is known. */
  driven: Covered;
  /** The part of that which figures of consumption cover, and the amount consumed for it. */
  consumed: Covered & { amount: number };
}

/** A distance in the vehicle's own unit, and in kilometres; null where it has none in that. */
export interface Covered {
  distance: number | null;
  km: number | null;
}

/** A set of tyres, or another component, that is on the vehicle. */
export interface Mounted {
  id: number;
  kind: ComponentKind;
  name: string;
  maker: string | null;
  number: string | null;
  /** Written on tyres, and kept as it is. */
  size: string | null;
  season: 'summer' | 'winter' | 'all-season' | 'track' | 'wet' | null;
  /** The place on the vehicle, as its owner calls it; none for tyres. */
  positions: string[];
  mountedOn: Day | null;
  mountedAt: number | null;
  /** Null of all but tyres. */
  tyres: Tyre[] | null;
  /** The first first; the last one lasts. */
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
  /** As it stands on the tyre. */
  dot: string | null;
  /** The week that it says. */
  made: { year: number; week: number } | null;
  /** Whole months since then. */
  months: number | null;
  treadOn: Day | null;
  /** At its shallowest place, in millimetres. */
  treadMm: number | null;
}

/** From new, or from a rebuild, to the next rebuild or to the day of issue. */
export interface Life {
  from: Day | null;
  until: Day | null;
  months: number | null;
  km: number;
  hours: number;
  sessions: number;
  /** True if it may be more. */
  atLeast: boolean;
}

/** A limit that its owner set: a distance or a tread in `unit`, hours, sessions, or months of age; or the day on a label. */
export interface Limit {
  by: 'distance' | 'hours' | 'sessions' | 'age' | 'label' | 'tread';
  value: number | null;
  unit: 'km' | 'mi' | 'mm' | '1/32in' | null;
  until: Day | null;
  /** The authority that says so. */
  source: string | null;
  state: 'far' | 'near' | 'reached' | 'unknown';
  /** In the limit's unit; of a tread its depth. */
  used: number | null;
  atLeast: boolean;
  dueOn: Day | null;
  /** On the vehicle's odometer. */
  dueMileage: number | null;
}

/** A file of the order's folder, never outside of it. */
export interface BookFile {
  file: string;
}

export interface Photo extends BookFile {
  /** Its number in the book: plate 7. */
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
  /** Its number in the book: R-014. */
  number: number;
  mediaType: string;
  /** The picture that is shown of it, where programs cannot read the paper itself (HEIC). */
  shown: (BookFile & { mediaType: string }) | null;
  title: string;
  day: Day | null;
  /** The hash of the original, as it was handed in. */
  sha256: string;
  /** Areas that its owner hid, having looked at every sheet; null while nobody looked. */
  hidden: HiddenArea[] | null;
  /** The turn of its sheets, clockwise in degrees; `shown` is turned already. */
  turned: number;
  /** An invoice that says itself as data what it charges: what is entered of it was not read by a person or a machine. */
  isData: boolean;
}

/** A rectangle of a sheet that is blackened, in shares of its width and height. */
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

/** Chapters that can be left out. How to read the book, its gaps and its verification are always in it. */
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
  /** Bounds of the time of events: nothing before, nothing after. */
  from: string | null;
  to: string | null;
  withhold: Withheld[];
  /** Words that stand nowhere in the book, whatever they are: a street, a telephone number. */
  withholdWords: string[];
  paper: 'a4' | 'letter';
  /** Papers as sheets with their originals attached, or only in a register. */
  sheets: boolean;
  language: Language;
  /** The region by whose customs days, numbers and amounts are written: `de-CH`. */
  region: string;
  distanceUnit: 'mi' | 'km';
}
