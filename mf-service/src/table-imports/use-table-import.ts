import type { garage, HeldUploads, PhotosOf, service } from '@carnet/contracts';
import { useMutation } from '@carnet/mf-kit/data';
import { useRef, useState } from 'react';
import { api } from '../api';
import { useHeldUploads } from '../lookups';
import * as m from '../messages/table-imports';
import type { AttachmentSource } from './attachments.rules';
import type { ImportedComponent } from './components.rules';
import { isTaken, type JudgedRow } from './rows.rules';
import { piecesOf, sendAhead } from './send-ahead';
import {
  attachedIn,
  type AttachmentsSent,
  groupOf,
  type HeldAttachments,
  holdAttachments,
  isFinal,
  namesOf,
  settleAttachments,
} from './sent-attachments';

/** Name of an import, and the UUID that identifies it. */
export interface ImportHead {
  batch: string;
  file_name: string;
  product?: string;
  file_sha256?: string;
}

/** A selected plan, with its line. */
export interface PlanRow {
  line: number;
  plan: service.CreatePlan;
}

/** A selected set of tyres or component, with its line. */
export interface ComponentRow {
  line: number;
  component: ImportedComponent;
}

/** Rows of a file, of all vehicles, with its plans and components. */
export interface FilePart {
  head: ImportHead;
  rows: readonly JudgedRow[];
  plans: readonly PlanRow[];
  /** Missing in notes of the previous release. */
  components?: readonly ComponentRow[];
  /** Source of the rows' attachments. */
  attached?: AttachmentSource;
}

/** A vehicle to create. Until it exists, rows refer to it by `placeholder`, a negative number. */
export interface NewVehicle {
  placeholder: number;
  fields: Omit<garage.CreateVehicle, 'collection_id'>;
}

/** A row that a service refused, with its line in the file. */
export interface Refused {
  file: string;
  line: number;
  msg: string;
}

export interface Outcome {
  events: number;
  fillUps: number;
  readings: number;
  plans: number;
  components: number;
  /** Plans that existed already. */
  there: Refused[];
  /** Ids of the created vehicles. */
  vehicles: number[];
  refused: Refused[];
  /** True if nothing was stored, because some rows were refused. */
  isHeldBack: boolean;
  /** Records that attachments are linked to, by group (`groupOf`). */
  records: ReadonlyMap<string, PhotosOf>;
  /** Result of the attachments, if there are any. */
  attachments?: AttachmentsSent;
}

interface Sending {
  parts: readonly FilePart[];
  vehicles: readonly NewVehicle[];
  /** Stores nothing if any row is refused. */
  allOrNothing: boolean;
}

type Progress = (share: number) => void;

/** Sends the rows of files in pieces. With the same heads, a retry after a lost response creates no row and no vehicle twice. */
export function useTableImport() {
  const [progress, setProgress] = useState(0);
  const [isFetching, setFetching] = useState(false);
  const made = useRef(new Map<number, number>());
  const held = useRef<HeldAttachments | null>(null);
  const heldUploads = useHeldUploads();
  const sending = useMutation<Outcome, Error, Sending>({
    mutationFn: async ({ parts, vehicles, allOrNothing }) => {
      setProgress(0);
      await makeVehicles(vehicles, made.current);
      const placed = parts.map((part) => ({
        ...part,
        rows: part.rows.map((row) => placedOn(row, made.current)),
        plans: part.plans.map(({ line, plan }) => ({ line, plan: ofVehicle(plan, made.current) })),
        components: (part.components ?? []).map(({ line, component }) => ({
          line,
          component: {
            ...component,
            mounted: component.mounted?.map((one) => ofVehicle(one, made.current)),
          },
        })),
      }));
      const sent = () => (allOrNothing ? sendAllOrNothing(placed, setProgress) : send(placed, false, setProgress));
      const outcome = await (attachedIn(placed).length > 0 ? sendWithAttachments(placed, sent) : sent());
      const ids = [...made.current.values()];
      if (!outcome.isHeldBack) return { ...outcome, vehicles: ids };
      for (const id of ids) await removeVehicle(id);
      made.current.clear();
      return outcome;
    },
  });
  return { ...sending, progress, isFetching };

  /** Holds attachments first, and uploads them once their records exist. A retry after a lost response uses the held ones. */
  async function sendWithAttachments(parts: readonly FilePart[], sent: () => Promise<Outcome>): Promise<Outcome> {
    const uploads = await heldUploads();
    if (held.current && held.current.of !== namesOf(parts)) await drop(uploads, held.current);
    const ready = held.current ?? (await hold(parts, uploads));
    held.current = ready;
    try {
      const outcome = await sent();
      const attachments = await settleAttachments(ready, uploads, outcome.records);
      held.current = null;
      return { ...outcome, attachments };
    } catch (error) {
      if (isFinal(error)) await drop(uploads, ready);
      throw error;
    }
  }

  async function hold(parts: readonly FilePart[], uploads: HeldUploads): Promise<HeldAttachments> {
    setFetching(true);
    const options = { signal: new AbortController().signal, onFetched: setProgress };
    return holdAttachments(parts, uploads, options).finally(() => setFetching(false));
  }

  async function drop(uploads: HeldUploads, attachments: HeldAttachments): Promise<void> {
    held.current = null;
    await settleAttachments(attachments, uploads, new Map());
  }
}

/** Creates the vehicles that an earlier try has not created. */
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

const ofVehicle = <Record extends { vehicle_id: number }>(
  record: Record,
  made: ReadonlyMap<number, number>,
): Record => ({
  ...record,
  vehicle_id: made.get(record.vehicle_id) ?? record.vehicle_id,
});

function placedOn(row: JudgedRow, made: ReadonlyMap<number, number>): JudgedRow {
  const { fate } = row;
  const on = <Record extends { vehicle_id: number }>(record: Record): Record => ofVehicle(record, made);
  if ('event' in fate) return { ...row, fate: { ...fate, event: on(fate.event) } };
  if ('fillUp' in fate) return { ...row, fate: { ...fate, fillUp: on(fate.fillUp) } };
  return 'reading' in fate ? { ...row, fate: { ...fate, reading: on(fate.reading) } } : row;
}

const NONE_MADE = { events: 0, fillUps: 0, readings: 0, plans: 0, components: 0 };

/** The record that a row's attachments are linked to. A reading cannot have files, so they are linked to the vehicle. */
const RECORD_OF: Record<'events' | 'fillUps' | 'readings', (made: { id: number; vehicle_id: number }) => PhotosOf> = {
  events: ({ id }) => ({ subject: 'service-event', id }),
  fillUps: ({ id }) => ({ subject: 'fill-up', id }),
  readings: ({ vehicle_id }) => ({ subject: 'vehicle', id: vehicle_id }),
};

async function sendAllOrNothing(parts: readonly FilePart[], onProgress: Progress): Promise<Outcome> {
  const tried = await send(parts, true, (share) => onProgress(share / 2));
  if (tried.refused.length > 0) return { ...tried, ...NONE_MADE, records: new Map(), isHeldBack: true };
  const stored = await send(parts, false, (share) => onProgress(0.5 + share / 2));
  if (stored.refused.length === 0) return stored;
  await undoImports(parts.map(({ head }) => head.batch));
  return { ...stored, ...NONE_MADE, records: new Map(), isHeldBack: true };
}

/** Sends rows. For rows that were sent before, the services return the existing records. */
export async function send(parts: readonly FilePart[], dryRun: boolean, onProgress: Progress): Promise<Outcome> {
  const records = new Map<string, PhotosOf>();
  const outcome: Outcome = { ...NONE_MADE, there: [], vehicles: [], refused: [], isHeldBack: false, records };
  const total = parts.flatMap(({ rows, plans, components = [] }) => [
    ...rows.filter(isTaken),
    ...plans,
    ...components,
  ]).length;
  let sent = 0;
  for (const { head, rows, plans: planned, components: kept = [] } of parts) {
    const { batch, file_name, product, file_sha256 } = head;
    const events = rows.flatMap(({ line, fate }) => ('event' in fate ? [{ row: line, ...fate.event }] : []));
    const fillUps = rows.flatMap(({ line, fate }) => ('fillUp' in fate ? [{ row: line, ...fate.fillUp }] : []));
    const readings = rows.flatMap(({ line, fate }) => ('reading' in fate ? [{ row: line, ...fate.reading }] : []));
    const plans = planned.map(({ line, plan }) => ({ row: line, ...plan }));
    const components = kept.map(({ line, component }) => ({ row: line, ...component }));
    const options = {
      query: {
        ...{ batch, file_name },
        ...(product && { product }),
        ...(file_sha256 && { file_sha256 }),
        ...(dryRun && { dry_run: true }),
      },
      fallback: m.failed,
    };
    const piece = async <Row extends { row: number; vehicle_id?: number }>(
      of: keyof typeof NONE_MADE,
      some: Row[],
      post: () => Promise<{ imported: number; results: { index: number; id?: number; msg?: string; note?: string }[] }>,
    ) => {
      const { imported, results } = await post();
      outcome[of] += imported;
      for (const { index, id, msg, note } of results) {
        const { row, vehicle_id } = some[index]!;
        if (msg) outcome.refused.push({ file: file_name, line: row, msg });
        else if (of === 'components') continue;
        else if (of === 'plans') outcome.there.push(...(note ? [{ file: file_name, line: row, msg: note }] : []));
        else if (id !== undefined) records.set(groupOf(batch, row), RECORD_OF[of]({ id, vehicle_id: vehicle_id! }));
      }
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
    await sendAhead(piecesOf(plans), (some) =>
      piece('plans', some, () => api.post('/api/imports/plans', some, options)),
    );
    await sendAhead(piecesOf(components), (some) =>
      piece('components', some, () => api.post('/api/imports/components', some, options)),
    );
  }
  return outcome;
}

export interface Undone {
  removed: number;
  kept: number;
  /** Names of templates and schedules that stay. */
  stayed: string[];
}

/** Undoes whole imports in all services. */
export async function undoImports(batches: readonly string[]): Promise<Undone> {
  const fallback = m.undoFailed;
  const undone: Undone = { removed: 0, kept: 0, stayed: [] };
  for (const batch of batches) {
    // Files first: once their event is deleted, they would stay as files of its vehicle.
    const files = await api.post('/api/imports/files/undo', { batch }, { fallback });
    const events = await api.post('/api/imports/history/undo', { batch }, { fallback });
    const readings = await api.post('/api/imports/readings/undo', { batch }, { fallback });
    const fillUps = await api.post('/api/imports/fill-ups/undo', { batch }, { fallback });
    undone.removed += events.removed + readings.removed + fillUps.removed + files.removed;
    undone.kept += events.kept + readings.kept + fillUps.kept + files.kept;
    undone.stayed.push(...(events.stayed ?? []));
  }
  return undone;
}
