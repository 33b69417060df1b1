/** The states of an export. An export is being made in the states between `queued` and `ready`. */
export const EXPORT_STATES = ['queued', 'collecting', 'packing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Counts of an export's content. */
export interface ExportCounts {
  /** Rows of all lists together. */
  rows: number;
  /** Photos and documents. */
  files: number;
  /** Files whose bytes are lost. */
  missing: number;
}

/** The properties of an export that are needed to fetch its file. */
export interface ExportFile {
  sha256: string | null;
  bytes: number | null;
  /** The day of the request, in the owner's time zone. */
  asked_on: string;
}
