import { useMutation } from '@carnet/mf-kit/data';
import { useRef, useState } from 'react';
import { api } from '../api';
import { useHeldUploads } from '../lookups';
import type { ImportFile } from './import-file';
import { IMPORT_WORDS } from './import-words';
import type { ImportContent, ImportKind, ImportReport } from './import-kind';
import type { PicturesSent } from './picture-import';

export interface ImportRun {
  /** Starts an import. Does nothing while one is running. */
  start(file: ImportFile, dryRun: boolean): void;
  /** Cancels while the file is uploading. Nothing is stored then. */
  cancel(): void;
  reset(): void;
  running: { file: ImportFile; dryRun: boolean; progress: ImportProgressed } | null;
  done: { file: ImportFile; dryRun: boolean; report: ImportReport; pictures?: PicturesSent } | null;
  error: Error | null;
}

/** Uploaded share of the file, 0 to 1; before that, the number of extracted pictures. */
export type ImportProgressed = { sent: number } | { unpacked: number };

interface Imported {
  report: ImportReport;
  pictures?: PicturesSent;
}

interface Sending {
  file: ImportFile;
  dryRun: boolean;
  signal: AbortSignal;
}

/**
 * Sends a file in one request. The same content keeps its Idempotency-Key until a response settles it, so that a retry after a lost response stores nothing
 * twice. `onImported` runs even if the person has left the page.
 */
export function useImport(kind: ImportKind, onImported: () => unknown): ImportRun {
  const [progress, setProgress] = useState<ImportProgressed>({ sent: 0 });
  const open = useRef<AbortController | null>(null);
  const heldUploads = useHeldUploads();
  const sending = useMutation<Imported, Error, Sending>({
    mutationFn: async ({ file, dryRun, signal }) => {
      const options = { dryRun, signal, onUpload: (sent: number) => setProgress({ sent }) };
      if (dryRun || !file.pictures?.found.length) return { report: await sendImport(kind, file, options) };
      const [uploads, { importPictures }] = await Promise.all([heldUploads(), import('./picture-import')]);
      return importPictures(file, {
        ...{ by: kind.path, uploads, signal },
        send: (idempotencyKey) => sendImport(kind, file, { ...options, idempotencyKey }),
        onUnpack: (unpacked) => setProgress({ unpacked }),
      });
    },
    onSuccess: ({ report }) => (report.imported > 0 ? onImported() : undefined),
    onSettled: (_, __, { signal }) => {
      if (open.current?.signal === signal) open.current = null;
    },
  });
  const { variables, data, status } = sending;
  return {
    start: (file, dryRun) => {
      if (open.current) return;
      open.current = new AbortController();
      setProgress({ sent: 0 });
      sending.mutate({ file, dryRun, signal: open.current.signal });
    },
    cancel: () => {
      open.current?.abort();
      open.current = null;
      sending.reset();
    },
    reset: sending.reset,
    running: status === 'pending' ? { ...variables, progress } : null,
    done: status === 'success' ? { ...variables, ...data } : null,
    error: sending.error,
  };
}

interface SendOptions {
  dryRun: boolean;
  signal?: AbortSignal;
  onUpload?: (share: number) => void;
  idempotencyKey?: string;
}

export async function sendImport(
  kind: ImportKind,
  file: Pick<ImportFile, 'entries' | 'isSingle'>,
  { dryRun, ...options }: SendOptions,
): Promise<ImportReport> {
  const content = file.isSingle ? file.entries[0] : file.entries;
  const report = await api.post(kind.path, content as ImportContent, {
    ...options,
    fallback: file.isSingle ? IMPORT_WORDS[kind.of].failedOne : IMPORT_WORDS[kind.of].failedAll,
    query: dryRun ? { dry_run: true } : {},
  });
  if (!dryRun) noteFailures(kind, report);
  return report;
}

/** Logs details to the browser's console, as the documents require. */
function noteFailures({ of }: ImportKind, { results, failed }: ImportReport): void {
  if (failed > 0)
    console.warn(
      `${failed} ${of === 'template' ? 'templates' : 'service events'} could not be imported`,
      results.filter(({ msg }) => msg),
    );
}
