import type { PhotosOf } from './slots.js';

/**
 * Extension points, by name: data that one remote gives to the pages of another. Each remote may fill each point. The compiler checks the page that has the
 * point and the remotes that fill it against these types.
 */
declare global {
  interface CarnetExtensions {
    /** The history of a vehicle, for its page. */
    'vehicle-activity': readonly VehicleActivity[];
    /** Counts the records that are deleted with a vehicle, for the confirmation dialog. */
    'vehicle-dependents': readonly VehicleDependents[];
    /** Costs of a remote's domain, by vehicle and year, for pages that add up the costs of vehicles. */
    'vehicle-costs': VehicleCosts | readonly VehicleCosts[];
    /** Takes papers that do not belong to a record yet, such as files that another app shares. */
    'paper-inbox': PaperInbox;
    /** The next due item of each vehicle, for pages that list vehicles. */
    'vehicle-next': VehicleNext;
    /** Uploads files of records that a page of another remote is about to create. */
    'held-uploads': HeldUploads;
    /** Kinds of records that photos and papers can belong to. The remote that stores the files knows only the ids of such records. */
    'file-subjects': readonly FileSubject[];
    /**
     * Labels of fields by kind of record, for records that wait to be sent. The page shows them where a person compares two versions (`ChangedFields` of
     * mf-kit).
     */
    'outbox-fields': Readonly<Record<string, object>>;
    /** Links photos and papers to a record again that was deleted and then restored. */
    'file-links': FileLinks;
  }
}

/** One kind of event in a vehicle's history. */
export interface VehicleActivity {
  /** Names the missing part while the service cannot be reached: `Issues`. */
  label: string;
  /** Prefix of the query keys of this domain, so that the page reloads after a change: `['records', 'issues']`. */
  key: readonly string[];
  /** Reads all entries of one vehicle, in any order. Future entries may be among them. The previous release reads only the newest entries. */
  read: (vehicleId: number, signal: AbortSignal) => Promise<VehicleEntry[]>;
}

/** Something that happened to a vehicle, shown as one line. */
export interface VehicleEntry {
  /** Unique among all entries: `issue-7`. */
  key: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Precision of the date (EDTF); null or left out for an exact day. */
  edtf?: string | null;
  /** Label of the kind: `Issue reported`. */
  kind: string;
  title: string;
  /** Address of its page. */
  to: string;
}

/** One kind of records that belong to vehicles. */
export interface VehicleDependents {
  /** English singular, `service event`, for pages of releases that know neither `several` nor `counted`. */
  one: string;
  /** The plural in the language of the page: `service events`. */
  several?: string;
  /** A count with the noun, in the language of the page: `1 service event`. */
  counted?: (given: { count: number }) => string;
  /** Prefix of the query keys of this domain. */
  key: readonly string[];
  /** Counts the records of a vehicle. */
  count: (vehicleId: number, signal: AbortSignal) => Promise<number>;
}

/**
 * Files of records that are not created yet. The browser stores them first. Once the records exist, each file is uploaded for its own record. A page can
 * continue after a reload in between, with the data in the batch.
 */
export interface HeldUploads {
  /** Limits for accepted files; null while the service cannot be reached. */
  limits: (signal: AbortSignal) => Promise<UploadLimits | null>;
  /**
   * Stores files until `settle`. A batch whose `hold` was interrupted by a reload is dropped. Returns how many files did not fit into the browser's storage:
   * those are lost when the page closes.
   */
  hold: (batch: HeldBatch, files: AsyncIterable<HeldFile>) => Promise<number>;
  /** Uploads the files of each group for its record, drops all other files, and ends the batch. */
  settle: (batch: string, records: ReadonlyMap<string, PhotosOf>) => Promise<void>;
  /** Batches that an earlier page stored and did not settle, and that can still be resumed. Each is returned to one tab only. */
  unsettled: (by: string) => Promise<readonly HeldBatch[]>;
  /** Keeps the files of a form that waits in the outbox as this entry, until `settleEntry`. The previous release does not have this function. */
  settleEntry?: (entry: string, of: PhotosOf | null) => Promise<void>;
  /** Batches that are too old to resume: tell the person, then settle them with no records. */
  lapsed?: (by: string) => Promise<readonly HeldBatch[]>;
}

export interface HeldBatch {
  id: string;
  /** The feature that stored the files: `service-event-import`. */
  by: string;
  /** Milliseconds since 1970. */
  heldAt: number;
  /** Plain data that the feature needs to resume. */
  note: unknown;
}

export interface HeldFile {
  file: File;
  kind: 'photo' | 'document';
  /** The caption of a photo, or a document's title. */
  caption: string | null;
  /** The group of the record that the file belongs to, within its batch. */
  group: string;
  /** Position among the files of that record, from 1. Left out: in order of arrival. */
  position?: number;
  /** UUID of the import in `/api/imports`. The file is deleted when that import is undone. */
  importBatch?: string;
}

/** In bytes. */
export interface UploadLimits {
  /** Maximum size of a photo. */
  photo: number;
  /** Maximum size of a PDF. */
  document: number;
  /** Space that the person has left. */
  room: number;
  /** Space for files that survive a reload in this browser. */
  held: number;
}

/**
 * Finds the photos and papers of a record, and links them to another record. The files stay where they are when the record is deleted; only the link is lost.
 */
export interface FileLinks {
  /** Call it before the record is deleted. Returns a function that links the same files to the replacement. */
  of: (record: PhotosOf) => Promise<LinkAgain>;
  /**
   * The same for many records at once, with the results in the order of `records`. A remote of the previous release lacks it: call `of` for each record
   * instead.
   */
  ofAll?: (records: readonly PhotosOf[]) => Promise<readonly LinkAgain[]>;
}

export type LinkAgain = (other: PhotosOf) => Promise<void>;

/** One kind of records that photos and papers can belong to. */
export interface FileSubject {
  /** The name of the kind in links: `fill-up`. */
  kind: Exclude<PhotosOf['subject'], 'vehicle'>;
  /** Singular, in the language of the page: `Fill-up`. */
  label: string;
  /** Plural, in the language of the page. */
  many: string;
  /** Address of the record's page. */
  to: (id: number) => string;
  read: (id: number, signal: AbortSignal) => Promise<SubjectRecord>;
  /** Lists records of a vehicle that match a text. `page` is the `next` of the page before. */
  list: (
    asked: { signal: AbortSignal; page: string | null },
    vehicleId: number,
    search: string,
    limit: number,
  ) => Promise<{ rows: SubjectRecord[]; total: number; next: string | null }>;
  /** The form that creates such a record from a receipt, and the label of its button: `Add Fill-up`. */
  ofPaper?: { label: string; to: (paperId: number) => string };
}

/** A record in a list of choices, with its display name. */
export interface SubjectRecord {
  id: number;
  name?: string;
  title?: string;
  track_name?: string;
  vehicle_id?: number;
}

/** Costs of one domain's records. */
export interface VehicleCosts {
  /** Names the missing part while the service cannot be reached: `Parts`. */
  label: string;
  /** Prefix of the query keys of this domain, so that the page reloads after a change. */
  key: readonly string[];
  /** Note below the sums: which amounts count, and for which vehicle. Left out where the page explains it itself. */
  howCounted?: string;
  /** Reads one page of totals. `page` is the `next` of the page before. */
  read: (asked: CostsAsked, signal: AbortSignal) => Promise<CostsPage>;
}

export interface CostsAsked {
  /** Left out: all vehicles. */
  vehicleId?: number;
  /** First day, `YYYY-MM-DD`. With it, amounts without a day are left out. */
  from?: string;
  page?: string | null;
}

export interface CostsPage {
  totals: CostTotal[];
  next: string | null;
}

/** The cost of one kind for one vehicle, year and currency. Several totals may have the same kind. */
export interface CostTotal {
  vehicleId: number;
  /** Null for amounts without a day. */
  year: number | null;
  /** A kind that all domains share, or a kind of this remote's own, which needs `kindLabel`. */
  kind: CostKind | (string & {});
  /** Label of the remote's own kind: `Fuel`. */
  kindLabel?: string;
  /** True for running costs, which driving causes. Pages count them only where a person asks for running costs. */
  isRunning?: boolean;
  /** ISO 4217; null for the person's own currency. */
  currency: string | null;
  amount: number;
  /** The number of amounts in the total. */
  count: number;
  /** True if some amounts were converted by a rate that the person entered. */
  byRate: boolean;
}

export type CostKind = 'maintenance' | 'repair' | 'modification' | 'part' | 'other';

/** Upcoming items of one domain. */
export interface VehicleNext {
  /** Prefix of the query keys of this domain, so that the page reloads after a change. */
  key: readonly string[];
  /** Reads the most urgent item of each vehicle. For a vehicle without an item, pages show that nothing is due. */
  read: (signal: AbortSignal) => Promise<NextThing[]>;
}

export interface NextThing {
  vehicleId: number;
  title: string;
  /** Distance to the due point: `1,200 mi left · 45 days left`. */
  note: string;
  urgency: 'overdue' | 'due' | 'ahead';
}

/** The inbox in which papers wait until their owner files them. */
export interface PaperInbox {
  /** Address of the page that lists these papers. */
  to: string;
  /** Uploads files. Resolves once a reload can no longer lose them. Returns the files that were not accepted: too large, or refused. */
  take: (files: readonly File[]) => Promise<readonly File[]>;
}
