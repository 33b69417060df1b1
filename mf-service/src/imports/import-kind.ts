import type { service } from '@carnet/contracts';

/** A kind of file that can be imported. What the two kinds share is in this folder; the rest of each is said here. */
export interface ImportKind {
  /** The path that takes a file, in one call. */
  path: '/api/service/events/import' | '/api/service-event-templates/import';
  /** As messages choose by it: service events are their `other`. */
  of: 'template' | 'other';
  /** An entry in a few words, as it would be stored: `Feb 1, 2026 · 84,120 mi · $85.50`. */
  summary: (values: ImportValues) => string;
  /** A file that shows how it is done; a person downloads it. */
  example: { fileName: string; content: () => unknown };
  /** True if entries name pictures, which a ZIP brings along. */
  pictures?: boolean;
  /** The page of one that was imported. */
  to: (id: number) => string;
}

/** The type that a file is taken for on its way: the service judges its content. */
export type ImportContent = service.CreateServiceEvent[] | service.CreateTemplate[];

/** The values of an entry as they would be stored, by the names that a file has for them. */
export type ImportValues = Record<string, unknown>;

/** The result for an entry; `index` counts from 0. */
export type ImportResult = service.ImportResult;
/** The service's answer to a file. */
export type ImportReport = service.ImportReport;
