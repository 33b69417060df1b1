import { useMutation } from '@carnet/mf-kit';
import { useState } from 'react';
import { api } from '../api';
import * as m from '../messages/table-imports';
import type { JudgedRow } from './rows.rules';

/** Rows of a call: few enough that progress is seen, many enough that 20,000 are sent soon. */
export const PIECE = 1_000;

/** What an import is called, and the UUID by which it is known again. */
export interface ImportHead {
  batch: string;
  file_name: string;
  product?: string;
  file_sha256?: string;
}

/** A row that a service refused, by its number in the file. */
export interface Refused {
  line: number;
  msg: string;
}

export interface Outcome {
  events: number;
  readings: number;
  refused: Refused[];
  /** Nothing was stored, because not every row is good. */
  isHeldBack: boolean;
}

interface Sending {
  head: ImportHead;
  rows: readonly JudgedRow[];
  /** Stores nothing unless every row is good. */
  allOrNothing: boolean;
}

/** Sends the rows of a file in pieces. Sent once more after a lost answer, with the same head, no row makes anything twice. */
export function useTableImport() {
  const [progress, setProgress] = useState(0);
  const sending = useMutation<Outcome, Error, Sending>({
    mutationFn: ({ head, rows, allOrNothing }) => {
      setProgress(0);
      return allOrNothing ? sendAllOrNothing(head, rows, setProgress) : send(head, rows, false, setProgress);
    },
  });
  return { ...sending, progress };
}

async function sendAllOrNothing(head: ImportHead, rows: readonly JudgedRow[], onProgress: (share: number) => void) {
  const tried = await send(head, rows, true, (share) => onProgress(share / 2));
  if (tried.refused.length > 0) return { ...tried, events: 0, readings: 0, isHeldBack: true };
  const stored = await send(head, rows, false, (share) => onProgress(0.5 + share / 2));
  if (stored.refused.length === 0) return stored;
  await undoImport(head.batch);
  return { ...stored, events: 0, readings: 0, isHeldBack: true };
}

async function send(
  { batch, file_name, product, file_sha256 }: ImportHead,
  rows: readonly JudgedRow[],
  dryRun: boolean,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const events = rows.flatMap(({ line, fate }) => ('event' in fate ? [{ row: line, ...fate.event }] : []));
  const readings = rows.flatMap(({ line, fate }) => ('reading' in fate ? [{ row: line, ...fate.reading }] : []));
  const outcome: Outcome = { events: 0, readings: 0, refused: [], isHeldBack: false };
  const options = {
    query: {
      ...{ batch, file_name },
      ...(product && { product }),
      ...(file_sha256 && { file_sha256 }),
      ...(dryRun && { dry_run: true }),
    },
    fallback: m.failed,
  };
  let sent = 0;
  const piece = async <Row extends { row: number }>(
    of: 'events' | 'readings',
    some: Row[],
    post: () => Promise<{ imported: number; results: { index: number; msg?: string }[] }>,
  ) => {
    const { imported, results } = await post();
    outcome[of] += imported;
    for (const { index, msg } of results) if (msg) outcome.refused.push({ line: some[index]!.row, msg });
    sent += some.length;
    onProgress(sent / (events.length + readings.length));
  };
  for (const some of piecesOf(events))
    await piece('events', some, () => api.post('/api/imports/history', some, options));
  for (const some of piecesOf(readings))
    await piece('readings', some, () => api.post('/api/imports/readings', some, options));
  return outcome;
}

const piecesOf = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / PIECE) }, (_, at) => rows.slice(at * PIECE, (at + 1) * PIECE));

export interface Undone {
  removed: number;
  kept: number;
}

/** Takes a whole import back, in both services that keep what it made. */
export async function undoImport(batch: string): Promise<Undone> {
  const fallback = m.undoFailed;
  const events = await api.post('/api/imports/history/undo', { batch }, { fallback });
  const readings = await api.post('/api/imports/readings/undo', { batch }, { fallback });
  return { removed: events.removed + readings.removed, kept: events.kept + readings.kept };
}
