import { type ApiError, useMutation } from '@carnet/mf-kit';
import { useRef, useState } from 'react';
import { api } from '../api';
import type { ImportFile } from './import-file';
import type { ImportContent, ImportKind, ImportReport } from './import-kind';

export interface ImportRun {
  /** Starts it; while one runs, nothing. */
  start(file: ImportFile, dryRun: boolean): void;
  /** Calls it off while the file is on its way: nothing is stored then. */
  cancel(): void;
  reset(): void;
  running: { file: ImportFile; dryRun: boolean; sent: number } | null;
  done: { file: ImportFile; dryRun: boolean; report: ImportReport } | null;
  error: ApiError | null;
}

interface Sending {
  file: ImportFile;
  dryRun: boolean;
  signal: AbortSignal;
}

/**
 * Sends a file in one call. The same content keeps its Idempotency-Key until an answer has settled it, so that trying again after a
 * lost answer stores nothing twice. `onImported` runs even where the page was left meanwhile.
 */
export function useImport(kind: ImportKind, onImported: () => unknown): ImportRun {
  const [sent, setSent] = useState(0);
  const open = useRef<AbortController | null>(null);
  const sending = useMutation<ImportReport, ApiError, Sending>({
    mutationFn: ({ file, dryRun, signal }) => send(kind, file, { dryRun, signal, onUpload: setSent }),
    onSuccess: ({ imported }) => (imported > 0 ? onImported() : undefined),
    onSettled: (_, __, { signal }) => {
      if (open.current?.signal === signal) open.current = null;
    },
  });
  const { variables, data, status } = sending;
  return {
    start: (file, dryRun) => {
      if (open.current) return;
      open.current = new AbortController();
      setSent(0);
      sending.mutate({ file, dryRun, signal: open.current.signal });
    },
    cancel: () => {
      open.current?.abort();
      open.current = null;
      sending.reset();
    },
    reset: sending.reset,
    running: status === 'pending' ? { ...variables, sent } : null,
    done: status === 'success' ? { ...variables, report: data } : null,
    error: sending.error,
  };
}

interface SendOptions {
  dryRun: boolean;
  signal: AbortSignal;
  onUpload: (share: number) => void;
}

async function send(kind: ImportKind, file: ImportFile, { dryRun, ...options }: SendOptions): Promise<ImportReport> {
  const content = file.isSingle ? file.entries[0] : file.entries;
  const report = await api.post(kind.path, content as ImportContent, {
    ...options,
    fallback: file.isSingle ? kind.words.failedOne : kind.words.failedAll,
    query: dryRun ? { dry_run: true } : {},
  });
  if (!dryRun) noteFailures(kind, report);
  return report;
}

/** The documents want the details in the browser's console. */
function noteFailures({ many }: ImportKind, { results, failed }: ImportReport): void {
  if (failed > 0)
    console.warn(
      `${failed} ${many} could not be imported`,
      results.filter(({ msg }) => msg),
    );
}
