import type { Evidence } from '../evidence/evidence.rules.js';
import type { Rich } from '../text/rich-text.rules.js';

/** A book as the template takes it: all texts are written and all references resolved. The template only decides where lines and pages break. */
export interface Pages {
  language: string;
  region: string;
  paper: 'a4' | 'us-letter';
  /** The title of the PDF document. */
  title: string;
  vehicle: string;
  chassis: string;
  issued: { text: string; year: number; month: number; day: number };
  fingerprint: string;
  words: Readonly<Record<string, string>>;
  /** Files of the evidence marks. */
  marks: Readonly<Record<string, string>>;
  cover: { photo: Picture | null; nickname: string; facts: Fact[]; line: string };
  glance: { facts: Fact[]; documented: string[]; missing: string[]; owners: Line[]; last: Line[] };
  reading: { withheld: string[]; transfers: TransferLines | null; coverage: Chart };
  identity: { description: Rich[]; rows: IdentityRow[]; matching: MatchingRow[] } | null;
  ownership: Entry[] | null;
  timeline: { mileage: Chart | null; cost: Chart | null; rows: TimelineRow[] } | null;
  services: { year: string; entries: Entry[] }[] | null;
  modifications: Entry[] | null;
  issues: Entry[] | null;
  trackDays: Entry[] | null;
  fuel: { intro: string[]; energies: { name: string; rows: FuelRow[] }[] } | null;
  mounted: { intro: string[]; things: MountedThing[] } | null;
  plates: PlateRow[] | null;
  papers: { register: RegisterRow[]; sheets: PaperSheets[]; intro: string[] } | null;
  gaps: { years: GapRow[]; distances: GapRow[]; findings: GapRow[]; noYear: string; noDistance: string };
  parts: { name: string; number: string; to: string[] }[] | null;
  verification: { how: string; key: string; substituted: string; journal: JournalHead | null };
  attachments: Attachment[];
}

/** The ways by which the history reached this installation, and who vouches for it. */
export interface TransferLines {
  lines: string[];
  /** Each installation with its part of the history and its key. */
  keys: Fact[];
}

/** The state of the vehicle's journal when the book was sealed. */
export interface JournalHead {
  intro: string;
  rows: Fact[];
  proves: string;
}

export interface Fact {
  label: string;
  value: string;
}
export interface Line {
  when: string;
  what: string;
  more: string;
  mark: string;
  to: string | null;
}
export interface Chart {
  file: string;
  alt: string;
  caption: string;
}
/** A picture with its size in pixels, which the layout needs for its aspect ratio. */
export interface Picture {
  file: string;
  width: number;
  height: number;
  alt: string;
}
/** A reference to a place in the book, or only its name if its chapter is not in the book. */
export interface Reference {
  text: string;
  to: string | null;
}
export interface IdentityRow {
  item: string;
  value: string;
  readAt: string;
  mark: string;
  refs: Reference[];
}
export interface MatchingRow {
  item: string;
  asBuilt: string;
  asItIs: string;
  verdict: string;
}
/** Any entry with a title, facts and a text: a service, a modification, an owner. */
export interface Entry {
  label: string;
  when: string;
  title: string;
  mark: string;
  facts: string[];
  refs: { label: string; of: Reference[] }[];
  text: Rich[];
  report: Rich[];
  parts: { name: string; number: string; maker: string; quantity: string }[];
  /** True if the entry is short enough to stay on one page. */
  isShort: boolean;
}
export interface TimelineRow {
  year: string;
  day: string;
  what: string;
  mileage: string;
  cost: string;
  mark: string;
  to: string | null;
}
export interface FuelRow {
  year: string;
  fillUps: string;
  amount: string;
  distance: string;
  consumption: string;
  /** One amount for each currency. */
  costs: string[];
  covered: string;
}
/** A tyre set or a component with its tables; empty tables are left out. */
export interface MountedThing {
  name: string;
  facts: string[];
  tyres: { position: string; dot: string; made: string; age: string; tread: string; readOn: string }[];
  lives: { life: string; age: string; distance: string; hours: string; sessions: string }[];
  limits: { limit: string; source: string; used: string; due: string; state: string }[];
}
export interface Plate extends Picture {
  label: string;
  number: string;
  caption: string;
  refs: Reference[];
}
export interface PlateRow {
  kind: 'wide' | 'two' | 'compared';
  plates: Plate[];
  caption: string;
}
/** A paper with its number, used wherever the paper is referred to. */
export interface Paged {
  number: string;
  label: string;
  title: string;
  day: string;
  hash: string;
  refs: Reference[];
}
export interface RegisterRow extends Paged {
  /** True if its sheets are in the book; else references lead to its row in the list. */
  isShown: boolean;
  note: string;
}
export interface PaperSheets extends Paged {
  sheets: { picture: Picture | null; note: string; of: string }[];
}
export interface GapRow {
  span: string;
  what: string;
  more: string;
}
export interface Attachment {
  /** The path of the file in the order. */
  file: string;
  name: string;
  mediaType: string;
  description: string;
  relationship: 'source' | 'data' | 'supplement';
}

/** The file name of an evidence mark. */
export const markOf = ({ source, isLate }: Evidence): string => (isLate ? `${source}-late` : source);
