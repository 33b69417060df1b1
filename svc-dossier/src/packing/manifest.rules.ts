import type { ZipEntry } from './export-zip.js';

/** Rises where something that reads an export has to know. */
const VERSION = 1;

export interface PackedList {
  name: string;
  rows: number;
  json: string;
  schema: string;
  csv: string;
}

/** A photo or document; without a path where its bytes are lost. */
export interface PackedFile {
  id: number;
  kind: string;
  path: string | null;
}

/** The manifest of a ZIP. */
export interface ExportManifest {
  format: 'carnet-export';
  version: number;
  made_at: string;
  language: string;
  lists: PackedList[];
  files: { id: number; kind: string; path: string }[];
  /** Photos and documents of which the bytes are lost. */
  missing: { id: number; kind: string }[];
  /** Everything else that lies in the ZIP but for the README. */
  entries: ZipEntry[];
}

export interface Packed {
  at: Date;
  language: string;
  lists: PackedList[];
  files: PackedFile[];
  entries: readonly ZipEntry[];
}

export function manifestOf({ at, language, lists, files, entries }: Packed): ExportManifest {
  return {
    format: 'carnet-export',
    version: VERSION,
    made_at: at.toISOString(),
    language,
    lists,
    files: files.flatMap(({ id, kind, path }) => (path === null ? [] : [{ id, kind, path }])),
    missing: files.flatMap(({ id, kind, path }) => (path === null ? [{ id, kind }] : [])),
    entries: [...entries],
  };
}
