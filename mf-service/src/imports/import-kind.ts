import type { service } from '@carnet/contracts';

/** A kind of import. This folder has the code that both kinds share. */
export interface ImportKind {
  /** Path that accepts the whole file in one request. */
  path: '/api/service/events/import' | '/api/service-event-templates/import';
  /** Selector for messages: `other` means service events. */
  of: 'template' | 'other';
  /** An entry in short, as it would be stored: `Feb 1, 2026 · 84,120 mi · $85.50`. */
  summary: (values: ImportValues) => string;
  example: { fileName: string; content: () => unknown };
  /** True if entries may name pictures that come in the same ZIP. */
  pictures?: boolean;
  /** Path of an imported record's page. */
  to: (id: number) => string;
}

/** Assumed type of the content. The service validates it. */
export type ImportContent = service.CreateServiceEvent[] | service.CreateTemplate[];

/** Values of an entry as they would be stored, by their names in the file. */
export type ImportValues = Record<string, unknown>;

/** Result of one entry; `index` counts from 0. */
export type ImportResult = service.ImportResult;
export type ImportReport = service.ImportReport;
