import type { garage } from '@carnet/contracts';
import { useMutation } from '@carnet/mf-kit';
import { useRef, useState } from 'react';
import { api } from '../api';
import * as m from '../messages/table-imports';
import { isTaken, type JudgedRow } from './rows.rules';
import { piecesOf, sendAhead } from './send-ahead';

/** What an import is called, and the UUID by which it is known again. */
export interface ImportHead {
  batch: string;
  file_name: string;
  product?: string;
  file_sha256?: string;
}

/** The rows of a file, of all its vehicles. */
export interface FilePart {
  head: ImportHead;
  rows: readonly JudgedRow[];
}

/** A vehicle that is made with the import. Its rows name it by this number below zero until it is there. */
export interface NewVehicle {
  placeholder: number;
  fields: Omit<garage.CreateVehicle, 'collection_id'>;
}

/** A row that a service refused, by its number in the file. */
export interface Refused {
  file: string;
  line: number;
  msg: string;
}

export interface Outcome {
  events: number;
  fillUps: number;
  readings: number;
  /** The ids of vehicles that were made. */
  vehicles: number[];
  refused: Refused[];
  /** Nothing was stored, because not every row is good. */
  isHeldBack: boolean;
}

interface Sending {
  parts: readonly FilePart[];
  vehicles: readonly NewVehicle[];
  /** Stores nothing unless every row is good. */
  allOrNothing: boolean;
}

type Progress = (share: number) => void;

/** Sends the rows of files in pieces. Sent once more after a lost answer, with the same heads, no row and no vehicle is made twice. */
export function useTableImport() {
  const [progress, setProgress] = useState(0);
  const made = useRef(new Map<number, number>());
  const sending = useMutation<Outcome, Error, Sending>({
    mutationFn: async ({ parts, vehicles, allOrNothing }) => {
      setProgress(0);
      await makeVehicles(vehicles, made.current);
      const placed = parts.map(({ head, rows }) => ({ head, rows: rows.map((row) => placedOn(row, made.current)) }));
      const outcome = await (allOrNothing ? sendAllOrNothing(placed, setProgress) : send(placed, false, setProgress));
      const ids = [...made.current.values()];
      if (!outcome.isHeldBack) return { ...outcome, vehicles: ids };
      for (const id of ids) await removeVehicle(id);
      made.current.clear();
      return outcome;
    },
  });
  return { ...sending, progress };
}

/** Makes those vehicles that a try before has not made. */
async function makeVehicles(vehicles: readonly NewVehicle[], made: Map<number, number>): Promise<void> {
  const missing = vehicles.filter(({ placeholder }) => !made.has(placeholder));
  if (missing.length === 0) return;
  const options = { fallback: m.makeVehicleFailed };
  const { rows } = await api.list('/api/collections', options);
  const collection = rows[0] ?? (await api.post('/api/collections', { name: m.collectionName }, options));
  for (const { placeholder, fields } of missing) {
    const { id } = await api.post('/api/vehicles', { ...fields, collection_id: collection.id }, options);
    made.set(placeholder, id);
  }
}

export const removeVehicle = (id: number): Promise<void> =>
  api.delete('/api/vehicles/{id}', { params: { id }, fallback: m.undoFailed });

function placedOn({ line, fate }: JudgedRow, made: ReadonlyMap<number, number>): JudgedRow {
  const on = <Record extends { vehicle_id: number }>(record: Record): Record => ({
    ...record,
    vehicle_id: made.get(record.vehicle_id) ?? record.vehicle_id,
  });
  if ('event' in fate) return { line, fate: { ...fate, event: on(fate.event) } };
  if ('fillUp' in fate) return { line, fate: { ...fate, fillUp: on(fate.fillUp) } };
  return 'reading' in fate ? { line, fate: { ...fate, reading: on(fate.reading) } } : { line, fate };
}

const NONE_MADE = { events: 0, fillUps: 0, readings: 0 };

async function sendAllOrNothing(parts: readonly FilePart[], onProgress: Progress): Promise<Outcome> {
  const tried = await send(parts, true, (share) => onProgress(share / 2));
  if (tried.refused.length > 0) return { ...tried, ...NONE_MADE, isHeldBack: true };
  const stored = await send(parts, false, (share) => onProgress(0.5 + share / 2));
  if (stored.refused.length === 0) return stored;
  await undoImports(parts.map(({ head }) => head.batch));
  return { ...stored, ...NONE_MADE, isHeldBack: true };
}

async function send(parts: readonly FilePart[], dryRun: boolean, onProgress: Progress): Promise<Outcome> {
  const outcome: Outcome = { ...NONE_MADE, vehicles: [], refused: [], isHeldBack: false };
  const total = parts.flatMap(({ rows }) => rows.filter(isTaken)).length;
  let sent = 0;
  for (const { head, rows } of parts) {
    const { batch, file_name, product, file_sha256 } = head;
    const events = rows.flatMap(({ line, fate }) => ('event' in fate ? [{ row: line, ...fate.event }] : []));
    const fillUps = rows.flatMap(({ line, fate }) => ('fillUp' in fate ? [{ row: line, ...fate.fillUp }] : []));
    const readings = rows.flatMap(({ line, fate }) => ('reading' in fate ? [{ row: line, ...fate.reading }] : []));
    const options = {
      query: {
        ...{ batch, file_name },
        ...(product && { product }),
        ...(file_sha256 && { file_sha256 }),
        ...(dryRun && { dry_run: true }),
      },
      fallback: m.failed,
    };
    const piece = async <Row extends { row: number }>(
      of: keyof typeof NONE_MADE,
      some: Row[],
      post: () => Promise<{ imported: number; results: { index: number; msg?: string }[] }>,
    ) => {
      const { imported, results } = await post();
      outcome[of] += imported;
      for (const { index, msg } of results)
        if (msg) outcome.refused.push({ file: file_name, line: some[index]!.row, msg });
      sent += some.length;
      onProgress(sent / total);
    };
    await sendAhead(piecesOf(events), (some) =>
      piece('events', some, () => api.post('/api/imports/history', some, options)),
    );
    await sendAhead(piecesOf(fillUps), (some) =>
      piece('fillUps', some, () => api.post('/api/imports/fill-ups', some, options)),
    );
    await sendAhead(piecesOf(readings), (some) =>
      piece('readings', some, () => api.post('/api/imports/readings', some, options)),
    );
  }
  return outcome;
}

export interface Undone {
  removed: number;
  kept: number;
}

/** Takes whole imports back, in all services that keep what they made. */
export async function undoImports(batches: readonly string[]): Promise<Undone> {
  const fallback = m.undoFailed;
  const undone: Undone = { removed: 0, kept: 0 };
  for (const batch of batches) {
    const events = await api.post('/api/imports/history/undo', { batch }, { fallback });
    const readings = await api.post('/api/imports/readings/undo', { batch }, { fallback });
    const fillUps = await api.post('/api/imports/fill-ups/undo', { batch }, { fallback });
    undone.removed += events.removed + readings.removed + fillUps.removed;
    undone.kept += events.kept + readings.kept + fillUps.kept;
  }
  return undone;
}
