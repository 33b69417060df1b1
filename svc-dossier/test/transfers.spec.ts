import { sql } from '@carnet/pg';
import { Collector } from '../src/collecting/collector.js';
import { JournalSource } from '../src/checkpoint/journal-source.js';
import { Materials } from '../src/making/materials.js';
import { aBook } from './a-book.js';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let car: number;
/** Times of hand-overs in the garage's journal. */
let handedOver: string[];

const PARTS = [
  { key: 'first.example+1f2e3d4c+AQID', origin: 'first.example/vehicles/1', size: 3, root: 'A' },
  { key: 'second.example+4c3d2e1f+AQIE', origin: 'second.example/vehicles/2', size: 40, root: 'B' },
];

beforeAll(async () => {
  stack = await openStack();
  const source = stack.app.get(JournalSource, { strict: false });
  jest.spyOn(source, 'open').mockResolvedValue();
  jest.spyOn(source, 'page').mockImplementation((service, _owner, _vehicle, { after }) => {
    const entries = service === 'garage' ? entriesOf(after) : [];
    return Promise.resolve({ known: { entries: after, mark: '' }, entries });
  });
  jest.spyOn(source, 'all').mockImplementation(async function* (service) {
    if (service === 'garage' && handedOver.length > 0) yield await Promise.resolve(entriesOf(0));
  });
  const collector = stack.app.get(Collector, { strict: false });
  jest.spyOn(collector, 'fetchFiles').mockResolvedValue();
  jest.spyOn(collector, 'book').mockResolvedValue({
    ...{ book: aBook(), files: [], records: [], timeZone: 'Asia/Tokyo', issuers: [], installed: [] },
    ...{ pagesOfPapers: new Map(), pictures: new Map() },
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await stack?.close();
});
beforeEach(() => {
  handedOver = [];
  ({ id: owner } = stack.newOwner());
  car = stack.aVehicle(owner);
});

function entriesOf(after: number) {
  return handedOver
    .map((at, index) => ({
      meta: { seq: index + 1, kind: 'handover', id: index + 1, version: 1, action: 'created' as const, at },
      digests: { size: 'd'.repeat(64) },
      values: { size: { salt: 's', value: '3' } },
    }))
    .slice(after);
}

async function transfers(of = owner, vehicleId = car) {
  const signal = new AbortController().signal;
  const wanted = { owner: of, vehicleId, options: aBook().options, issuedOn: '2026-11-28' };
  const gathered = await stack.app.get(Materials, { strict: false }).gather(wanted, '', () => undefined, signal);
  return gathered.book.transfers;
}

async function takenIn(vehicle = car): Promise<void> {
  const sha256 = 'a'.repeat(64);
  await stack.rows(sql`insert into vehicle_copies (owner_id, id, make, model, year) values (${owner}, ${vehicle}, 'Saab', '96', 1967)
    on conflict do nothing`);
  await stack.rows(
    sql`insert into blobs (owner_id, sha256, bytes, media_type) values (${owner}, ${sha256}, 1, 'application/json')`,
  );
  await stack.rows(sql`
    insert into vehicle_histories (owner_id, vehicle_id, sha256, parts, issued_on, seal, passport_sha256, came_at)
    values (${owner}, ${vehicle}, ${sha256}, ${JSON.stringify(PARTS)}::jsonb, '2026-05-01', 'a note', ${sha256}, '2026-06-02T20:00:00Z')`);
}

it('are none of a history that began here', async () => {
  expect(await transfers()).toBeNull();
});

it('of one that was taken in are its passport, by the calendar of its owner, with the parts of the chain', async () => {
  await takenIn();
  expect(await transfers()).toEqual({
    passport: {
      issuedOn: '2026-05-01',
      takenInOn: '2026-06-03',
      parts: [
        { name: 'first.example', key: PARTS[0]!.key, entries: 3 },
        { name: 'second.example', key: PARTS[1]!.key, entries: 40 },
      ],
    },
    handedOver: [],
  });
});

it('of one that changed hands here are the days that its journal has', async () => {
  handedOver = ['2026-07-03T10:00:00.000Z', '2026-08-04T16:00:00.000Z'];
  expect(await transfers()).toEqual({ passport: null, handedOver: ['2026-07-03', '2026-08-05'] });
});

it('say nothing of another vehicle, nor of a vehicle of others', async () => {
  await takenIn();
  const other = stack.aVehicle(owner);
  expect(await transfers(owner, other)).toBeNull();
  const { id: stranger } = stack.newOwner();
  expect(await transfers(stranger, stack.aVehicle(stranger))).toBeNull();
});
