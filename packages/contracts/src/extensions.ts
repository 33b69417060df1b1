import type { PhotosOf } from './slots.js';

/**
 * Extension points: data that remotes tell each other's pages, by the point's name. Each remote may fill each point; the page that has the point and
 * the remotes that fill it are both checked against this.
 */
declare global {
  interface CarnetExtensions {
    /** The history of a vehicle, for its page. */
    'vehicle-activity': readonly VehicleActivity[];
    /** Records that are deleted with a vehicle, for the question before. */
    'vehicle-dependents': readonly VehicleDependents[];
    /** Costs of a remote's domain, by vehicle and year, for the pages that add up what vehicles cost. */
    'vehicle-costs': VehicleCosts | readonly VehicleCosts[];
    /** Takes papers that belong to nothing yet: those that another app shares. */
    'paper-inbox': PaperInbox;
    /** The next thing of each vehicle, for pages that show them with it. */
    'vehicle-next': VehicleNext;
    /** Has files sent that belong to records which another remote's page is about to make. */
    'held-uploads': HeldUploads;
    /** Records of the remote that photos and papers can belong to, where the remote that keeps those knows nothing more of them. */
    'file-subjects': readonly FileSubject[];
    /** Fields of things that can wait to be sent, by the kind of thing, for a person who compares two versions (`ChangedFields` of mf-kit). */
    'outbox-fields': Readonly<Record<string, object>>;
    /** Brings photos and papers back to a record that was deleted and is made anew. */
    'file-links': FileLinks;
  }
}

/** One kind of thing that happens to vehicles. */
export interface VehicleActivity {
  /** Names the part that is missing while its service is away: `Issues`. */
  label: string;
  /** First elements of the keys of its domain's queries, so that its changes are seen: `['records', 'issues']`. */
  key: readonly string[];
  /** All entries of one vehicle, in any order; those that are still to come may be among them. The release before reads the newest alone. */
  read: (vehicleId: number, signal: AbortSignal) => Promise<VehicleEntry[]>;
}

/** Something that happened to a vehicle, as one line. */
export interface VehicleEntry {
  /** Unlike that of any other entry: `issue-7`. */
  key: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Its precision (EDTF); null or left out for an exact day. */
  edtf?: string | null;
  /** The kind of thing: `Issue reported`. */
  kind: string;
  title: string;
  /** Its page. */
  to: string;
}

/** One kind of thing that belongs to vehicles. */
export interface VehicleDependents {
  /** `service event`: English, for pages that know neither `several` nor `counted`. */
  one: string;
  /** The plural in the language of the page: `service events`. */
  several?: string;
  /** A count of them in words, in the language of the page: `1 service event`. */
  counted?: (given: { count: number }) => string;
  /** First elements of the keys of its domain's queries. */
  key: readonly string[];
  /** Counts them for a vehicle. */
  count: (vehicleId: number, signal: AbortSignal) => Promise<number>;
}

/**
 * Files of records that are still to be made. They are held in the browser first; once the records are there, each is sent as a file of
 * its own record. Whoever holds them can go on after a reload in between: the batch says how.
 */
export interface HeldUploads {
  /** Limits of what is taken; null while they cannot be asked. */
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
  /** The form of some held files waits to be sent as this entry: so do they, until `settleEntry`. The release before knew of none. */
  settleEntry?: (entry: string, of: PhotosOf | null) => Promise<void>;
  /** Those for which it is too late to go on: tell the person, then settle them with no records. */
  lapsed?: (by: string) => Promise<readonly HeldBatch[]>;
}

export interface HeldBatch {
  id: string;
  /** The holder: `service-event-import`. */
  by: string;
  /** Milliseconds since 1970. */
  heldAt: number;
  /** Plain data that its holder needs to go on. */
  note: unknown;
}

export interface HeldFile {
  file: File;
  kind: 'photo' | 'document';
  /** The caption of a photo, or a document's title. */
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
  /** Most bytes of one photo. */
  photo: number;
  /** Most bytes of one PDF. */
  document: number;
  /** Bytes that the person may still add. */
  room: number;
  /** Bytes that this browser keeps through a reload. */
  held: number;
}

/** Finds the photos and papers of a record, and moves their links. They stay where it goes, and no longer belong to it. */
export interface FileLinks {
  /** Asked before the record goes. Answers what links the same files to the one that takes its place. */
  of: (record: PhotosOf) => Promise<LinkAgain>;
  /** The same of many records at once, in their order; a remote of the release before is asked for one after the other. */
  ofAll?: (records: readonly PhotosOf[]) => Promise<readonly LinkAgain[]>;
}

export type LinkAgain = (other: PhotosOf) => Promise<void>;

/** One kind of records that photos and papers can belong to. */
export interface FileSubject {
  /** As links name it: `fill-up`. */
  kind: Exclude<PhotosOf['subject'], 'vehicle'>;
  /** In the language of the page: `Fill-up`. */
  label: string;
  /** Several of them. */
  many: string;
  /** Its page. */
  to: (id: number) => string;
  read: (id: number, signal: AbortSignal) => Promise<SubjectRecord>;
  /** Those of a vehicle that match a text; `page` is what the page before named as `next`. */
  list: (
    asked: { signal: AbortSignal; page: string | null },
    vehicleId: number,
    search: string,
    limit: number,
  ) => Promise<{ rows: SubjectRecord[]; total: number; next: string | null }>;
  /** The page that makes a record of a paper that says what was paid, and the label of its button: `Add Fill-up`. */
  ofPaper?: { label: string; to: (paperId: number) => string };
}

/** A record as it is chosen: what it is called, by whatever field. */
export interface SubjectRecord {
  id: number;
  name?: string;
  title?: string;
  track_name?: string;
  vehicle_id?: number;
}

/** Costs of one domain's records. */
export interface VehicleCosts {
  /** Names the part that is missing while its service is away: `Parts`. */
  label: string;
  /** First elements of the keys of its domain's queries, so that its changes are seen. */
  key: readonly string[];
  /** Says below the sums which of its amounts count, and for which vehicle; left out where the page says so itself. */
  howCounted?: string;
  /** A page of its totals; `page` is what the page before named as `next`. */
  read: (asked: CostsAsked, signal: AbortSignal) => Promise<CostsPage>;
}

export interface CostsAsked {
  /** The vehicle; all of them where it is left out. */
  vehicleId?: number;
  /** `YYYY-MM-DD`: of this day and later. Amounts without a day are then left out. */
  from?: string;
  page?: string | null;
}

export interface CostsPage {
  totals: CostTotal[];
  next: string | null;
}

/** The cost of one kind of thing for one vehicle in one year and one currency. Several may be of the same kind. */
export interface CostTotal {
  vehicleId: number;
  /** Null of amounts without a day. */
  year: number | null;
  /** One of those that all domains have, or one of a remote's own, which says then what it is called. */
  kind: CostKind | (string & {});
  /** The label of a kind of the remote's own: `Fuel`. */
  kindLabel?: string;
  /** It is what driving costs, and not what keeping a vehicle does: counted where somebody asks for it, and nowhere else. */
  isRunning?: boolean;
  /** ISO 4217; null where it is the person's. */
  currency: string | null;
  amount: number;
  /** The number of amounts in it. */
  count: number;
  /** Some of them were converted by a rate of the person. */
  byRate: boolean;
}

export type CostKind = 'maintenance' | 'repair' | 'modification' | 'part' | 'other';

/** Things that a domain has ahead for vehicles. */
export interface VehicleNext {
  /** First elements of the keys of its domain's queries, so that its changes are seen. */
  key: readonly string[];
  /** Reads the most urgent of each vehicle. Of one that is not among them pages say that nothing is due. */
  read: (signal: AbortSignal) => Promise<NextThing[]>;
}

export interface NextThing {
  vehicleId: number;
  title: string;
  /** Its distance: `1,200 mi left · 45 days left`. */
  note: string;
  urgency: 'overdue' | 'due' | 'ahead';
}

/** The inbox in which papers wait until their owner files them. */
export interface PaperInbox {
  /** The page on which they are then found. */
  to: string;
  /** Has files sent, and resolves once no reload would lose them. Answers those that were not taken: too large, or refused. */
  take: (files: readonly File[]) => Promise<readonly File[]>;
}
