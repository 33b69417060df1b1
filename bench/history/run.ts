import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inLanes } from '../../scripts/lib/command.js';
import { say } from '../../scripts/lib/say.js';
import { Answer, type NewAccount, StackClient } from '../../scripts/lib/seed/stack-client.js';
import { type Checkout, checkOut, removeCheckout, type RunningCheckout, startCheckout } from '../weight/checkout.js';
import { secondsByRole } from '../weight/processes.js';
import { type HistoryOptions, type Imported, render } from './report.js';

const ROWS = 20_000;
/** Rows per request, as the page sends them. */
const PIECE = 1_000;
/** A new account for each import: no person may have 60,000 events, and no import may be slowed down by earlier ones. */
const account = (name: string): NewAccount => ({
  username: name,
  email: `${name}@carnet.example`,
  firstName: 'Clio',
  lastName: 'Annals',
  password: 'Ledgers and ink, 1872!',
});
/** After this time, followers have applied the facts of an import. */
const REST_MS = 15_000;

/** A commit to measure, and how many pieces its page sends at once. */
interface Subject {
  checkout: Checkout;
  /** Pieces in flight: the page of cbae3ed2 sent one; today's page sends the next while one is being stored. */
  atOnce: number;
}

type Row = Record<string, unknown>;

/** The two kinds of long histories. A commit that does not know a kind is not measured with it. */
const KINDS: Record<string, { path: string; row: (n: number, day: string) => Row }> = {
  'service events': {
    path: '/api/imports/history',
    row: (n, date_performed) => ({
      ...{ name: `Service ${n}`, type: 'Regular Maintenance', status: 'Completed', notes: 'Note' },
      ...{ date_performed, mileage_at_service: 10_000 + n * 5, cost: 20.6 },
    }),
  },
  'fill-ups': {
    path: '/api/imports/fill-ups',
    row: (n, filled_on) => ({
      ...{ filled_on, odometer: 10_000 + n * 5, energy: 'petrol', amount: 34.5, unit: 'l', full: true, total: 60.5 },
      ...{ currency: 'EUR', station: 'Lucca' },
    }),
  },
};

/** Measures the import of 20,000 rows. This commit and an earlier one, if any, take turns, each in a stack as `npm start` makes it. */
export async function measureHistory({ against, rounds }: HistoryOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-history-'));
  const subjects: Subject[] = [];
  const running: RunningCheckout[] = [];
  try {
    subjects.push({ checkout: checkOut('HEAD', join(folder, '0')), atOnce: 2 });
    if (against) subjects.push({ checkout: checkOut(against, join(folder, '1')), atOnce: 1 });
    for (const { checkout } of subjects) {
      say(`starting ${checkout.name}`);
      running.push(await startCheckout(checkout, account('history')));
    }
    return render(await byTurns(subjects, running, rounds), rounds);
  } finally {
    for (const one of running) await one.stop();
    for (const { checkout } of subjects) removeCheckout(checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function byTurns(subjects: Subject[], running: RunningCheckout[], rounds: number): Promise<Imported[]> {
  const all: Imported[] = [];
  for (const kind of Object.keys(KINDS))
    for (let round = 0; round < rounds; round += 1)
      for (const [at, subject] of subjects.entries()) {
        say(`${ROWS} ${kind}, round ${round + 1}, ${subject.checkout.name}`);
        const figures = await importOf(kind, subject, running[at]!);
        if (figures) all.push({ commit: subject.checkout.name, kind, ...figures });
        await pause(REST_MS);
      }
  return all;
}

/** Measures one import; null if the commit does not accept such rows. */
async function importOf(kind: string, { atOnce }: Subject, { url, pid }: RunningCheckout) {
  const { path, row } = KINDS[kind]!;
  const client = await new StackClient(url).register(account(`history-${Date.now()}`));
  const vehicle_id = await aVehicle(client);
  const rows = Array.from({ length: ROWS }, (_, n) => ({ row: n + 2, vehicle_id, ...row(n, dayOf(n)) }));
  const before = secondsByRole(pid);
  const began = Date.now();
  try {
    await send(client, path, rows, atOnce);
  } catch (error) {
    if (error instanceof Answer && error.status === 404) return null;
    throw error;
  }
  const seconds = (Date.now() - began) / 1_000;
  const after = secondsByRole(pid);
  const spent = (role: string): number => (after[role] ?? 0) - (before[role] ?? 0);
  return { seconds, services: spent('services'), postgres: spent('PostgreSQL') };
}

/** Sends rows as the page does: in pieces, several in flight. @throws Error if a row was not imported */
async function send(client: StackClient, path: string, rows: readonly Row[], atOnce: number): Promise<void> {
  const query = new URLSearchParams({ batch: randomUUID(), file_name: 'history.csv' });
  const pieces = Array.from({ length: rows.length / PIECE }, (_, n) => rows.slice(n * PIECE, (n + 1) * PIECE));
  await inLanes(pieces, atOnce, async (piece) => {
    const { imported } = await client.create<{ imported: number }>(`${path}?${query.toString()}`, piece);
    if (imported !== piece.length) throw new Error(`Of ${piece.length} rows ${imported} were taken`);
  });
}

async function aVehicle(client: StackClient): Promise<number> {
  const { id: collection_id } = await client.create('/api/collections', { name: 'Garage' });
  return (await client.create('/api/vehicles', { collection_id, type: 'Car', make: 'Saab', model: '900', year: 1987 }))
    .id;
}

/** Two rows a day. */
const dayOf = (n: number): string => new Date(Date.UTC(1990, 0, 1 + Math.floor(n / 2))).toISOString().slice(0, 10);
