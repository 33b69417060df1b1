import type { ZipEntry } from './export-zip.js';

/** The version is raised on changes that break readers of an export. */
const VERSION = 1;

export interface PackedList {
  name: string;
  rows: number;
  json: string;
  schema: string;
  csv: string;
}

/** A photo or document; it has no path if its bytes are lost. */
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
  /** Photos and documents whose bytes are lost. */
  missing: { id: number; kind: string }[];
  /** All other files in the ZIP, except for the README. */
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
