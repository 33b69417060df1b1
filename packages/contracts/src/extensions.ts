import type { PhotosOf } from './slots.js';

/**
 * What remotes tell each other's pages as data, by the name of the extension point. Each remote may fill each point; the page that
 * has the point and the remotes that fill it are both checked against this.
 */
declare global {
  interface CarnetExtensions {
    /** What happened to a vehicle, for the recent activity of its page. */
    'vehicle-activity': readonly VehicleActivity[];
    /** What belongs to a vehicle and is deleted with it, for the question before. */
    'vehicle-dependents': readonly VehicleDependents[];
    /** What a remote's domain cost, by vehicle and year, for the pages that add up what vehicles cost. */
    'vehicle-costs': VehicleCosts;
    /** Has files sent that belong to records which another remote's page is about to make. */
    'held-uploads': HeldUploads;
    /** Brings photos and papers back to a record that was deleted and is made anew. */
    'file-links': FileLinks;
  }
}

/** One kind of thing that happens to vehicles. */
export interface VehicleActivity {
  /** What is missing while its service is away: `Issues`. */
  label: string;
  /** How the keys of its domain's queries begin, so that its changes are seen: `['records', 'issues']`. */
  key: readonly string[];
  /** The newest entries of one vehicle; those that are still to come may be among them. */
  read: (vehicleId: number, signal: AbortSignal) => Promise<VehicleEntry[]>;
}

/** Something that happened to a vehicle, as one line. */
export interface VehicleEntry {
  /** Unlike that of any other entry: `issue-7`. */
  key: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** How exactly that is known (EDTF); null or left out where it was that day. */
  edtf?: string | null;
  /** What kind of thing it is: `Issue reported`. */
  kind: string;
  title: string;
  /** Its page. */
  to: string;
}

/** One kind of thing that belongs to vehicles. */
export interface VehicleDependents {
  /** `service event`: English, for pages that know neither `several` nor `counted`. */
  one: string;
  /** What they are called in the language of the page: `service events`. */
  several?: string;
  /** So many of them, in the language of the page: `1 service event`. */
  counted?: (given: { count: number }) => string;
  /** How the keys of its domain's queries begin. */
  key: readonly string[];
  /** How many of them a vehicle has. */
  count: (vehicleId: number, signal: AbortSignal) => Promise<number>;
}

/**
 * Files of records that are still to be made. They are held in the browser first; once the records are there, each is sent as a file of
 * its own record. Whoever holds them can go on after a reload in between: the batch says how.
 */
export interface HeldUploads {
  /** What is taken; null where it cannot be asked now. */
  limits: (signal: AbortSignal) => Promise<UploadLimits | null>;
  /**
   * Holds files until `settle`. What a reload finds unfinished is dropped. Answers how many the browser had no room for: those are
   * lost with the page.
   */
  hold: (batch: HeldBatch, files: AsyncIterable<HeldFile>) => Promise<number>;
  /** Sends the files of each group as those of its record, and drops the rest. The batch is over then. */
  settle: (batch: string, records: ReadonlyMap<string, PhotosOf>) => Promise<void>;
  /** Batches that an earlier page held and did not settle, and that can still be gone on with; each is this tab's alone. */
  unsettled: (by: string) => Promise<readonly HeldBatch[]>;
  /** Those for which it is too late to go on: tell the person, then settle them with no records. */
  lapsed?: (by: string) => Promise<readonly HeldBatch[]>;
}

export interface HeldBatch {
  id: string;
  /** Who holds it: `service-event-import`. */
  by: string;
  /** Milliseconds since 1970. */
  heldAt: number;
  /** What its holder needs to go on; plain data. */
  note: unknown;
}

export interface HeldFile {
  file: File;
  kind: 'photo' | 'document';
  /** What is written under a photo, or a document's title. */
  caption: string | null;
  /** The record that it is for, among those of its batch. */
  group: string;
  /** Its place among the files of that record, from 1; as they arrive where it is left out. */
  position?: number;
  /** The import that it goes with where that is undone: the UUID by which `/api/imports` knows it. */
  importBatch?: string;
}

/** In bytes. */
export interface UploadLimits {
  /** Of one photo. */
  photo: number;
  /** Of one PDF. */
  document: number;
  /** What the person may still add. */
  room: number;
  /** What this browser keeps through a reload. */
  held: number;
}

/** Which photos and papers belong to a record. They stay where it goes, and no longer belong to it. */
export interface FileLinks {
  /** Asked before the record goes. Answers what links the same files to the one that takes its place. */
  of: (record: PhotosOf) => Promise<(other: PhotosOf) => Promise<void>>;
}

/** What one domain's records cost. */
export interface VehicleCosts {
  /** What is missing while its service is away: `Parts`. */
  label: string;
  /** How the keys of its domain's queries begin, so that its changes are seen. */
  key: readonly string[];
  /** A page of its totals; `page` is what the page before named as `next`. */
  read: (asked: CostsAsked, signal: AbortSignal) => Promise<CostsPage>;
}

export interface CostsAsked {
  /** Of this vehicle; of all where it is left out. */
  vehicleId?: number;
  /** `YYYY-MM-DD`: of this day and later. Amounts without a day are then left out. */
  from?: string;
  page?: string | null;
}

export interface CostsPage {
  totals: CostTotal[];
  next: string | null;
}

/** What one kind of thing cost of one vehicle in one year, in one currency. Several may be of the same kind. */
export interface CostTotal {
  vehicleId: number;
  /** Null of amounts without a day. */
  year: number | null;
  /** One of those that all domains have, or one of a remote's own, which says then what it is called. */
  kind: CostKind | (string & {});
  /** What a kind of the remote's own is called: `Fuel`. */
  kindLabel?: string;
  /** It is what driving costs, and not what keeping a vehicle does: counted where somebody asks for it, and nowhere else. */
  isRunning?: boolean;
  /** ISO 4217; null where it is the person's. */
  currency: string | null;
  amount: number;
  /** How many amounts it is made of. */
  count: number;
  /** Some of them were converted by a rate of the person. */
  byRate: boolean;
}

export type CostKind = 'maintenance' | 'repair' | 'modification' | 'part' | 'other';
