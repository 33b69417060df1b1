import type { FaultStack } from '../../src/fault-stack.js';
import type { MailServer } from '../../src/mail-server.js';
import type { Heard } from '../../src/receiver.js';
import { askFor } from '../../src/tus.js';
import { until } from '../../src/until.js';
import { unzipped } from '../../src/unzipped.js';
import { none, same, type Finding } from '../lib/drill.js';
import { delivered, leftFolders, strayFiles } from '../lib/ordered-books.js';
import { differingOriginals, hashOf, missingPictures, photoStates, type SentPhoto } from '../lib/photos.js';
import { IMPORT_NAME, WEBHOOK_TYPE, type Person } from './person.js';

/** A dead process's work waits until its lease expires. Work postponed while the clock was wrong waits until its time has come. */
const ENDS_WITHIN_MS = 900_000;
const REMOVED_WITHIN_MS = 90_000;

const OPEN_WORK: readonly ['records' | 'dossier' | 'identity', string][] = [
  ['records', 'select 1 from file_jobs'],
  ['dossier', 'select 1 from waiting_dossiers'],
  ['dossier', 'select 1 from waiting_exports'],
  ['identity', 'select 1 from mails where due_at is not null'],
];

/** Waits until all orders are completed and everybody is told of overdue items. @returns whether that happened in time */
export async function allIsDone(stack: FaultStack, people: readonly Person[]): Promise<boolean> {
  const overdue = people.flatMap(({ told }) => told.overdue).length;
  const isDone = async () => {
    const [told] = await stack.rows<{ count: number }>(
      'identity',
      `select count(*)::integer as count from reminded where what = 'overdue'`,
    );
    if (told!.count < overdue) return false;
    for (const [service, sql] of OPEN_WORK) if ((await stack.rows(service, sql)).length > 0) return false;
    return true;
  };
  return until('all is done', isDone, ENDS_WITHIN_MS).then(
    () => true,
    () => false,
  );
}

/** Compares the original bytes of photos with what was sent. */
export async function photosOf(stack: FaultStack, people: readonly Person[]): Promise<Finding[]> {
  let [sent, differing, missing] = [0, 0, 0];
  const notReady: string[] = [];
  for (const { owner, told } of people) {
    sent += told.photos.length;
    differing += await differingOriginals(owner, told.photos);
    missing += await missingPictures(owner, told.photos);
    notReady.push(...(await photoStates(owner, told.photos)).filter((state) => state !== 'ready'));
  }
  const rows = await stack.rows('records', 'select 1 from photos');
  const left = await stack.rows('records', 'select 1 from uploads where file_id is null and received > 0');
  return [
    same('photos, of so many acknowledged', sent, rows.length),
    none('originals that are missing, or are not what was sent', differing),
    none('photos that are not ready; pictures that cannot be shown', notReady.length + missing),
    none('uploads that are half done', left.length),
  ];
}

export async function booksOf(stack: FaultStack, people: readonly Person[]): Promise<Finding[]> {
  const ordered = people.flatMap(({ told }) => told.books);
  const { ready, failures, differing, doubtful, missingPages } = await delivered(ordered);
  const often = await stack.rows('dossier', 'select id from drill_ready group by id having count(*) <> 1');
  const rows = await stack.rows('dossier', 'select 1 from dossiers');
  await until('no folder is left', () => leftFolders(stack).length === 0, REMOVED_WITHIN_MS).catch(() => undefined);
  return [
    same('books that are ready, of so many acknowledged', ordered.length, [ready, ...failures].join(', ')),
    none('books that became ready more than once, or that nobody ordered', often.length + rows.length - ordered.length),
    none('books whose bytes are not what their SHA-256 says; pages that cannot be shown', differing + missingPages),
    same('books that the verifier does not call unchanged', 0, doubtful.join(', ') || 0),
    none(
      'files in the store that nothing names, and folders that are left',
      (await strayFiles(stack)).length + leftFolders(stack).length,
    ),
  ];
}

interface Manifest {
  files: { id: number; path: string }[];
  missing: unknown[];
  entries: { path: string; sha256: string }[];
}

export async function exportsOf(stack: FaultStack, people: readonly Person[]): Promise<Finding[]> {
  let [ordered, ready, wrong] = [0, 0, 0];
  for (const { owner, told } of people)
    for (const [id, photos] of told.exports) {
      ordered += 1;
      const view = (await (await askFor(owner, 'GET', `/api/exports/${id}`)).json()) as {
        state: string;
        sha256: string;
      };
      if (view.state !== 'ready') continue;
      ready += 1;
      const zip = Buffer.from(await (await askFor(owner, 'GET', `/api/exports/${id}/file`)).arrayBuffer());
      if (hashOf(zip) !== view.sha256 || (await differsFromManifest(zip, photos))) wrong += 1;
    }
  const rows = await stack.rows('dossier', 'select 1 from exports');
  return [
    same('exports that are ready, of so many acknowledged', ordered, ready),
    none('exports that nobody ordered', rows.length - ordered),
    none('exports that lack a photo, or whose entries are not as their manifest says', wrong),
  ];
}

async function differsFromManifest(zip: Buffer, photos: readonly SentPhoto[]): Promise<boolean> {
  const files = await unzipped(zip);
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as Manifest;
  const hashAt = (path: string) => hashOf(files.get(path) ?? Buffer.from(''));
  const packed = new Map(manifest.files.map(({ id, path }) => [id, hashAt(path)]));
  return (
    manifest.missing.length > 0 ||
    manifest.entries.some(({ path, sha256 }) => hashAt(path) !== sha256) ||
    photos.some(({ id, sha256 }) => packed.get(id) !== sha256)
  );
}

/** Each row of an acknowledged import must exist once, and no row of other imports. */
export async function importsOf(stack: FaultStack, people: readonly Person[]): Promise<Finding[]> {
  const told = people.flatMap((person) => person.told.imported);
  const rows = await stack.rows<{ name: string }>(
    'service',
    'select name from service_events where starts_with(name, $1)',
    [IMPORT_NAME],
  );
  const there = new Set(rows.map(({ name }) => name));
  return [
    same('imported events, of so many acknowledged', told.length, rows.length),
    none('imported events that are missing', told.filter((name) => !there.has(name)).length),
  ];
}

/** A mail that was delivered twice has the same `Message-ID` and counts once. */
export function remindersOf({ received }: MailServer, people: readonly Person[]): Finding[] {
  const wanted = people.flatMap(({ told }) => told.overdue);
  const letters = new Map(
    received
      .filter(({ text }) => /\/remind-later#/.test(text ?? ''))
      .map(({ messageId, text }) => [messageId, [...text!.matchAll(/\bCare \d+-\d+\b/g)].map(([name]) => name)]),
  );
  const told = [...letters.values()].flatMap((names) => [...new Set(names)]);
  const distinct = new Set(told);
  return [
    same('overdue points that were told of by mail', wanted.length, wanted.filter((name) => distinct.has(name)).length),
    none('of these told more than once', told.length - distinct.size),
  ];
}

/** A message is sent until it is accepted, each time with the same id. The first car is older than the webhook, so there is no message about it. */
export async function webhooksOf(heard: readonly Heard[], people: readonly Person[]): Promise<Finding[]> {
  const wanted = people.flatMap(({ tally, car }) =>
    tally.kept.filter(({ table, id }) => table === 'vehicles' && id !== car).map(({ id }) => id),
  );
  const told = new Map<number, Set<string>>();
  const readAll = () => {
    for (const { headers, body } of heard) {
      const { type, data } = JSON.parse(body) as { type: string; data: { id: number } };
      if (type !== WEBHOOK_TYPE) continue;
      told.set(data.id, (told.get(data.id) ?? new Set()).add(String(headers['webhook-id'])));
    }
    return wanted.every((id) => told.has(id));
  };
  await until('all webhooks are sent', readAll, ENDS_WITHIN_MS).catch(() => undefined);
  return [
    same('cars that webhooks told of', wanted.length, wanted.filter((id) => told.has(id)).length),
    none('of these told by more than one message', wanted.filter((id) => (told.get(id)?.size ?? 0) > 1).length),
  ];
}
