/** How far an export is. Those between `queued` and `ready` are being made. */
export const EXPORT_STATES = ['queued', 'collecting', 'packing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** What an export is found to hold. */
export interface ExportCounts {
  /** Of all lists. */
  rows: number;
  /** Photos and documents. */
  files: number;
  /** Those of which the bytes are lost. */
  missing: number;
}

/** What of an export its bytes are asked for by. */
export interface ExportFile {
  sha256: string | null;
  bytes: number | null;
  /** The owner's day on which it was asked for. */
  asked_on: string;
}
