/** The states of an export. Those between `queued` and `ready` are being made. */
export const EXPORT_STATES = ['queued', 'collecting', 'packing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Counts of an export's content. */
export interface ExportCounts {
  /** Rows of all lists. */
  rows: number;
  /** Photos and documents. */
  files: number;
  /** Those of which the bytes are lost. */
  missing: number;
}

/** Properties of an export by which its bytes are asked for. */
export interface ExportFile {
  sha256: string | null;
  bytes: number | null;
  /** The owner's day on which it was asked for. */
  asked_on: string;
}
