import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../../scripts/lib/paths.js';
import { StackClient } from '../../../scripts/lib/seed/stack-client.js';
import { call } from '../../src/api.js';
import type { FaultStack } from '../../src/fault-stack.js';
import { aPdf, askFor, pictured } from '../../src/tus.js';
import { ownerWithCar, type Owner } from './garage.js';
import { aLargePhoto, hashOf } from './photos.js';

export type BookState = 'queued' | 'collecting' | 'drawing' | 'typesetting' | 'sealing' | 'ready' | 'failed';

/** A book whose order was acknowledged. */
export interface OrderedBook {
  owner: Owner;
  id: number;
}

interface DossierView {
  state: BookState;
  sha256: string;
  previews: number;
  error: { code: string } | null;
}

/** A person with a car that a book can show: a service with a photo, and a paper of three pages. */
export async function ownerWithPapers(address: string): Promise<Owner> {
  const owner = await ownerWithCar(address);
  const client = new StackClient(address, owner.token);
  const { id } = await client.create('/api/service/events', {
    ...{ vehicle_id: owner.vehicle, type: 'Repair', name: 'Valve clearances', status: 'Completed' },
    ...{ date_performed: '2024-05-01', mileage_at_service: 61_400 },
  });
  const to = { vehicle_id: owner.vehicle, subject_kind: 'service-event', subject_id: id };
  const photo = { ...to, kind: 'photo', filename: 'valves.jpg', bytes: await aLargePhoto() } as const;
  await pictured(owner, await client.upload(photo));
  const paper = { ...to, kind: 'document', filename: 'invoice.pdf', bytes: aPdf('One', 'Two', 'Three') } as const;
  await pictured(owner, await client.upload(paper), 'document');
  return owner;
}

/** @throws Error if it is not accepted */
export async function orderBook(owner: Owner): Promise<OrderedBook> {
  const { token, address, vehicle } = owner;
  const headers = { 'idempotency-key': randomUUID() };
  const body = { vehicle_id: vehicle };
  const answer = await call({ method: 'POST', path: '/api/dossiers', token, address, headers, body });
  if (answer.status !== 202) throw new Error(`POST /api/dossiers answers ${answer.status}: ${answer.text}`);
  return { owner, id: answer.json<{ id: number }>().id };
}

/** Adds a trigger that records how often each book, or each export, became ready. */
export async function countReady(stack: FaultStack, of: 'dossiers' | 'exports' = 'dossiers'): Promise<void> {
  await stack.rows('dossier', 'create table drill_ready (id integer not null)');
  await stack.rows(
    'dossier',
    `create function note_ready() returns trigger language plpgsql security definer as $$
     begin
       insert into public.drill_ready values (new.id);
       return null;
     end $$`,
  );
  await stack.rows(
    'dossier',
    `create trigger note_ready after update on ${of} for each row
     when (new.state = 'ready' and (old.state, old.sha256) is distinct from (new.state, new.sha256))
     execute function note_ready()`,
  );
}

/** State of the ordered books, as their owner sees it. */
export interface Delivered {
  ready: number;
  /** Reasons why books failed, as sentences. */
  failures: string[];
  /** Number of books whose bytes do not match the SHA-256 in the dossier. */
  differing: number;
  /** The verifier's results other than unchanged. */
  doubtful: string[];
  missingPages: number;
}

export async function delivered(books: readonly OrderedBook[]): Promise<Delivered> {
  const found: Delivered = { ready: 0, failures: [], differing: 0, doubtful: [], missingPages: 0 };
  const verifyBook = await verifier();
  for (const { owner, id } of books) {
    const { state, sha256, previews, error } = (await (
      await askFor(owner, 'GET', `/api/dossiers/${id}`)
    ).json()) as DossierView;
    if (state !== 'ready') {
      found.failures.push(error?.code ?? state);
      continue;
    }
    found.ready += 1;
    const bytes = Buffer.from(await (await askFor(owner, 'GET', `/api/dossiers/${id}/file`)).arrayBuffer());
    if (hashOf(bytes) !== sha256) found.differing += 1;
    const { verdict, why } = await verifyBook(new Uint8Array(bytes));
    if (verdict !== 'unchanged') found.doubtful.push(`${verdict} (${why})`);
    found.missingPages += await missingPages(owner, id, previews);
  }
  return found;
}

/** At least one page has a picture. */
async function missingPages({ token, address }: Owner, id: number, previews: number): Promise<number> {
  let missing = previews === 0 ? 1 : 0;
  for (let page = 1; page <= previews; page += 1) {
    const path = `/api/media/dossiers/${id}/pages/${page}`;
    if ((await call({ path, token, address })).status !== 200) missing += 1;
  }
  return missing;
}

type Verify = (file: Uint8Array) => Promise<{ verdict: string; why?: string }>;

/** The program of the page /verify. It shares no code with the sealing. */
async function verifier(): Promise<Verify> {
  const at = pathToFileURL(inRoot('svc-dossier/verifier/verify-book.js')).href;
  return ((await import(at)) as { verifyBook: Verify }).verifyBook;
}

/** Files of svc-dossier without a row, including drafts. */
export async function strayFiles(stack: FaultStack): Promise<string[]> {
  const named = await stack.rows<{ path: string }>(
    'dossier',
    `select b.owner_id || '/' || left(b.sha256, 2) || '/' || b.sha256 as path from blobs b
     where exists (select 1 from dossiers d where d.owner_id = b.owner_id and d.sha256 = b.sha256)
       or exists (select 1 from dossier_previews p where p.owner_id = b.owner_id and p.sha256 = b.sha256)
       or exists (select 1 from exports x where x.owner_id = b.owner_id and x.sha256 = b.sha256)`,
  );
  const known = new Set(named.map(({ path }) => path));
  return filesIn(join(stack.stateDir, 'files/dossier')).filter((path) => /^\d/.test(path) && !known.has(path));
}

export const leftFolders = (stack: FaultStack): string[] => entriesOf(join(stack.stateDir, 'files/dossier/.making'));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // No book has been made yet.
  }
}
