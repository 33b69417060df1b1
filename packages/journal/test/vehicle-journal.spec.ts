import type { QueryRunner } from 'typeorm';
import { sql, within } from '@carnet/pg';
import { OtherSession, startTestService, type TestAnswer, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { addJournal } from '../src/journal.migration.js';
import { digestOf } from '../src/journal.rules.js';
import type { VehicleJournal } from '../src/vehicle-journal.js';
import { VehicleJournals } from '../src/vehicle-journal.service.js';

const CAR = 5;

let service: TestService;
let db: QueryRunner;
let owner = 0;

beforeAll(async () => {
  service = await startTestService(notesService);
  db = service.database.dataSource.createQueryRunner();
  await db.query(`alter table notes add column vehicle_id integer not null default ${CAR}`);
  await addJournal(db, { table: 'notes', kind: 'note' });
});
afterAll(async () => {
  await db.release();
  await service.close();
});
beforeEach(() => (owner += 1));
afterEach(() => jest.restoreAllMocks());

const asStack = () => ({ 'x-internal-token': service.config.internalToken });
const ask = (car: number, query = '', headers = asStack()): Promise<TestAnswer<VehicleJournal>> =>
  service.anyone.get<VehicleJournal>(`/internal/journal/vehicles/${car}?owner_id=${owner}${query}`, headers);
const open = async (car: number): Promise<number> =>
  (await service.anyone.post(`/internal/journal/vehicles/${car}/open?owner_id=${owner}`, undefined, asStack())).body
    .opened as number;
const written = async (title: string): Promise<number> =>
  (await service.as(owner).post('/api/notes', { title, rank: 1 })).body.id as number;
const titled = (id: number, title: string) => service.as(owner).put(`/api/notes/${id}`, { title });
const told = ({ body }: TestAnswer<VehicleJournal>) => body.entries.map(({ meta }) => [meta.action, meta.version]);

/** Creates records from before the journal existed. */
async function older(count: number, car = CAR): Promise<void> {
  await db.query(`set carnet.journal = 'off'`);
  await db.query(
    `insert into notes (owner_id, title, vehicle_id, version) select ${owner}, 'Old ' || n, ${car}, 3 from generate_series(1, ${count}) n`,
  );
  await db.query('reset carnet.journal');
}

it('answers the stack alone', async () => {
  expect((await ask(CAR, '', { 'x-internal-token': 'another' })).status).toBe(404);
});

it('answers entries of one vehicle and owner in their order, page by page, with the digests of their fields', async () => {
  const id = await written('Oil');
  await db.query(
    `insert into notes (owner_id, title, vehicle_id) values (${owner}, 'Of another car', 6), (${owner + 500}, 'Of another person', ${CAR})`,
  );
  await titled(id, 'Oil and filter');
  const first = await ask(CAR, '&limit=1');
  const { seq, at } = first.body.entries[0]!.meta;
  expect(first.body).toEqual({
    known: { entries: 0, mark: '' },
    entries: [
      {
        meta: { seq, at, kind: 'note', id, version: 1, action: 'created' },
        digests: { title: expect.any(String), rank: expect.any(String), vehicle_id: expect.any(String) },
      },
    ],
  });
  const rest = await ask(CAR, `&after=${seq}`);
  expect(told(rest)).toEqual([['changed', 2]]);
  expect(rest.body.known.entries).toBe(1);
});

it('shows values and their salts where it is asked for them, and none of what was deleted', async () => {
  const [kept, gone] = [await written('Oil'), await written('Secret')];
  const before = await ask(CAR);
  await service.as(owner).delete(`/api/notes/${gone}`);
  const { entries } = (await ask(CAR, '&values=1')).body;
  const { values, digests } = entries.find(({ meta }) => meta.id === kept)!;
  const { salt, value } = values!.title!;
  expect([value, digestOf(salt, 'title', value)]).toEqual(['Oil', digests.title]);
  const deleted = entries.filter(({ meta }) => meta.id === gone);
  expect(deleted.map((entry) => [entry.meta.action, entry.values])).toEqual([
    ['created', undefined],
    ['deleted', undefined],
  ]);
  expect(deleted[0]!.digests).toEqual(before.body.entries.find(({ meta }) => meta.id === gone)!.digests);
});

it('ends a page of values where they are as many bytes as a list may have, yet never without an entry', async () => {
  jest.replaceProperty(service.database.lists, 'bytes', 150);
  for (const title of ['First', 'L'.repeat(60), 'M'.repeat(60), 'N'.repeat(60)]) await written(title);
  const titles: (string | null)[][] = [];
  for (let after = 0; ;) {
    const { entries } = (await ask(CAR, `&values=1&after=${after}`)).body;
    if (entries.length === 0) break;
    titles.push(entries.map(({ values }) => values!.title!.value!.slice(0, 5)));
    after = entries.at(-1)!.meta.seq;
  }
  expect(titles).toEqual([
    ['First', 'LLLLL'],
    ['MMMMM', 'NNNNN'],
  ]);
  expect((await ask(CAR)).body.entries).toHaveLength(4);
  jest.replaceProperty(service.database.lists, 'bytes', 1);
  expect((await ask(CAR, '&values=1')).body.entries).toHaveLength(1);
});

it('reads no values where none are asked for, and yet the same digests', async () => {
  await written('Oil, \u{1f6e2}\ufe0f "und" \\ <b>\u00d6l</b>\n\u2028');
  const withValues = (await ask(CAR, '&values=1')).body.entries.map(({ digests }) => digests);
  const read: unknown[] = [];
  const rows = service.database.rows.bind(service.database);
  jest.spyOn(service.database, 'rows').mockImplementation(async (statement) => {
    const found = await rows(statement);
    read.push(...found);
    return found;
  });
  expect((await ask(CAR)).body.entries.map(({ digests }) => digests)).toEqual(withValues);
  expect(JSON.stringify(read)).not.toContain('Oil');
});

it('marks what a reader knows, and the mark changes when an entry went or came between', async () => {
  const id = await written('Oil');
  await titled(id, 'Oil 2');
  const [first, second] = (await ask(CAR)).body.entries.map(({ meta }) => meta.seq) as [number, number];
  const mark = async () => (await ask(CAR, `&after=${second}`)).body.known;
  const known = await mark();
  await titled(id, 'Oil 3');
  await service.as(owner).delete(`/api/notes/${id}`);
  expect(await mark()).toEqual(known);
  await db.query(`update journal set salt = 'another' where owner_id = ${owner} and seq = ${first}`);
  expect(await mark()).toEqual({ entries: 2, mark: expect.not.stringContaining(known.mark) });
  await db.query(`delete from journal where owner_id = ${owner} and seq = ${first}`);
  expect((await mark()).entries).toBe(1);
});

it('opens each record that has no entry, in batches, once', async () => {
  await written('With an entry');
  await older(1_203);
  await older(1, 6);
  expect([await open(CAR), await open(CAR)]).toEqual([1_203, 0]);
  const all = await ask(CAR, '&values=1');
  expect(all.body.entries).toHaveLength(1_204);
  expect(new Set(told(all).slice(1).map(String))).toEqual(new Set(['opened,3']));
  expect(all.body.entries[1]!.values!.title!.value).toMatch(/^Old \d+$/);
  expect((await ask(6)).body.entries).toEqual([]);
});

it('opens under the lock of the owner', async () => {
  await older(1);
  const other = await OtherSession.begin(service);
  await other.lockOwner(owner);
  const opening = service.app.get(VehicleJournals, { strict: false }).open(owner, CAR);
  await other.keepsWaiting(1);
  expect((await ask(CAR)).body.entries).toEqual([]);
  await other.close();
  expect(await opening).toBe(1);
});

it('what is committed late stands behind what was read: a second write of an owner draws its number only then', async () => {
  const other = await OtherSession.begin(service);
  await other.lockOwner(owner);
  await other.run(sql`insert into notes (owner_id, title) values (${owner}, 'Slow')`);
  const quick = service.database.write(owner, (tx) =>
    within(tx).rows(sql`insert into notes (owner_id, title) values (${owner}, 'Quick')`),
  );
  await other.keepsWaiting(1);
  expect((await ask(CAR)).body.entries).toEqual([]);
  await other.commit();
  await quick;
  const { entries } = (await ask(CAR, '&values=1')).body;
  expect(entries.map(({ values }) => values!.title!.value)).toEqual(['Slow', 'Quick']);
});

it.each(['after=x', 'limit=2001', 'limit=1e3', 'after=-1'])('refuses %s', async (query) => {
  expect((await ask(CAR, `&${query}`)).status).toBe(400);
});
