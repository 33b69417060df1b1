import { createHash } from 'node:crypto';
import { leafOf, type VehicleJournal } from '@carnet/journal';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { journalFile } from '../src/checkpoint/book-journal.js';
import { Checkpoints, type ShownRecord } from '../src/checkpoint/checkpoints.service.js';
import { JOURNALING, type Journaling, JournalSource } from '../src/checkpoint/journal-source.js';
import { checkJournal, compareJournals, type WholeJournal } from '../verifier/verify-journal.js';
import { aBook } from './a-book.js';
import { NOBODYS, openStack, type Stack } from './stack.js';

type Entry = VehicleJournal['entries'][number];

const PAGE = 3;

let service: Stack;
let owner: number;
let car: number;
/** The services' journals for the car of this test. */
let journals: Record<Journaling, Entry[]>;
let opened: number;
/** A barrier where readers of a whole journal wait for each other. */
let together: () => Promise<void>;
/** A hook that runs while a page is read. */
let meanwhile: () => Promise<void>;

beforeAll(async () => {
  service = await openStack();
  const source = service.app.get(JournalSource, { strict: false });
  source.open = () => Promise.resolve(void (opened += 1));
  source.page = async (name, _owner, _vehicle, { after, withValues }) => {
    await meanwhile();
    return pageOf(name, after, withValues);
  };
  source.all = async function* (name, _owner, _vehicle, options) {
    await together();
    for (const entry of journals[name]) yield [shown(entry, options?.withValues)];
  };
});
afterAll(() => service?.close());
beforeEach(() => {
  ({ id: owner } = service.newOwner());
  car = service.aVehicle(owner);
  opened = 0;
  together = () => Promise.resolve();
  meanwhile = () => Promise.resolve();
  journals = { garage: [], service: [], records: [], usage: [] };
  write('garage', 'vehicle', { make: 'Saab' });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A page in the format of @carnet/journal. */
function pageOf(name: Journaling, after: number, withValues?: boolean): VehicleJournal {
  const before = journals[name].filter(({ meta }) => meta.seq <= after);
  const mark =
    before.length === 0 ? '' : sha256(JSON.stringify(before.map(({ meta, digests }) => leafOf(meta, digests))));
  const entries = journals[name].filter(({ meta }) => meta.seq > after).slice(0, PAGE);
  return { known: { entries: before.length, mark }, entries: entries.map((entry) => shown(entry, withValues)) };
}

const shown = ({ values, ...entry }: Entry, withValues = false): Entry => (withValues ? { ...entry, values } : entry);

function write(
  name: Journaling,
  kind: string,
  fields: Record<string, string>,
  seq = journals[name].length * 10 + 1,
): void {
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { salt: `salt ${seq} ${field}`, value }]),
  );
  const digests = Object.fromEntries(
    Object.entries(values).map(([field, { salt, value }]) => [field, sha256(JSON.stringify([salt, field, value]))]),
  );
  const meta = { seq, kind, id: 1, version: 1, action: 'created' as const, at: '2026-05-01T10:00:00.000Z' };
  journals[name] = [...journals[name], { meta, digests, values }].sort((one, other) => one.meta.seq - other.meta.seq);
}

const many = (name: Journaling, count: number): void => {
  for (let at = 0; at < count; at += 1) write(name, 'note', { name: `Entry ${at}` });
};
const checkpoint = () => service.as(owner).get(`/api/journal/vehicles/${car}/checkpoint`);
const SHOWN: ShownRecord[] = [{ service: 'garage', kind: 'vehicle', id: 1 }];

/** The journal of a book made now, read by the verifier. */
async function inBook(): Promise<WholeJournal> {
  const journal = await service.app.get(Checkpoints, { strict: false }).forBook(owner, car, SHOWN);
  const { body } = await checkpoint();
  const answer = await checkJournal(journalFile(journal, aBook()), {
    size: journal.size,
    root: journal.root,
    key: body.key,
  });
  if (answer.verdict !== 'whole') throw new Error(JSON.stringify(answer));
  return answer;
}

it('signs what the services have written, and the same again where nothing is new', async () => {
  many('service', 4);
  many('records', 1);
  many('usage', 2);
  const { status, body } = await checkpoint();
  expect(status).toBe(200);
  expect(body).toEqual({
    origin: expect.stringMatching(/^books\.carnet\.local\/vehicles\/[0-9a-f]{32}$/),
    size: 8,
    root: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
    note: expect.stringContaining(`${body.origin}\n8\n${body.root}\n\n\u2014 books.carnet.local `),
    key: expect.stringMatching(/^books\.carnet\.local\+[0-9a-f]{8}\+/),
  });
  expect((await checkpoint()).body).toEqual(body);
  expect(opened).toBe(2);
});

it("answers 404 for another's vehicle, and asks no service for it", async () => {
  const stranger = service.newOwner().client;
  for (const id of [car, NOBODYS])
    expect((await stranger.get(`/api/journal/vehicles/${id}/checkpoint`)).status).toBe(404);
  expect(opened).toBe(0);
});

it('a later book extends an earlier one, whichever service has written since', async () => {
  many('service', 2);
  const earlier = await inBook();
  many('garage', 5);
  many('records', 2);
  many('service', 1);
  const later = await inBook();
  expect([earlier.size, later.size]).toEqual([3, 11]);
  expect(await compareJournals(later, earlier)).toEqual({ verdict: 'extended' });
});

it('a log of before fill-ups were read goes on with what was written of them meanwhile, at its end', async () => {
  many('service', 2);
  const earlier = await inBook();
  const { body } = await checkpoint();
  write('usage', 'fill-up', { amount: '40' });
  many('garage', 1);
  const later = await inBook();
  expect([later.origin, later.size]).toEqual([body.origin, 5]);
  expect(await compareJournals(later, earlier)).toEqual({ verdict: 'extended' });
  const leaves = await service.rows<{ service: string }>(
    sql`select service from journal_leaves where owner_id = ${owner} order by position`,
  );
  expect(leaves.map((leaf) => leaf.service)).toEqual(['garage', 'service', 'service', 'garage', 'usage']);
});

it('appends what was committed late, at the end', async () => {
  many('service', 3);
  const earlier = await inBook();
  write('service', 'note', { name: 'Late' }, 12);
  const later = await inBook();
  expect(later.size).toBe(5);
  expect(await compareJournals(later, earlier)).toEqual({ verdict: 'extended' });
});

it('a record that was deleted leaves the log as it was', async () => {
  const earlier = await inBook();
  journals.garage = journals.garage.map(({ values: _, ...entry }) => entry);
  write('garage', 'vehicle', {});
  expect(await compareJournals(await inBook(), earlier)).toEqual({ verdict: 'extended' });
});

const contradictions: [string, string, () => void][] = [
  ['lost-entries', 'a service lost its last entries', () => journals.service.pop()],
  ['lost-entries', 'a service lost an entry in between', () => journals.service.splice(1, 1)],
  [
    'lost-entries',
    'a service came back from a backup and went on',
    () => {
      journals.service.splice(2, 1);
      write('service', 'note', { name: 'After the backup' }, 99);
    },
  ],
  [
    'changed-entries',
    'an entry says something else',
    () => {
      journals.service[0] = { ...journals.service[0]!, digests: { name: sha256('another') } };
    },
  ],
];
it.each(contradictions)('begins anew with the reason %s where %s', async (reason, _what, spoil) => {
  many('service', 3);
  const earlier = await inBook();
  spoil();
  const { body } = await checkpoint();
  expect(body.origin).not.toBe(earlier.origin);
  expect(body.note).toContain(`\nbegun ${reason} after ${earlier.origin} ${earlier.size} ${earlier.root}\n\n`);
  expect(await compareJournals(await inBook(), earlier)).toEqual({ verdict: 'unknown', why: 'begun', reason });
  expect((await checkpoint()).body.note).toContain(`${body.origin}\n`);
});

it('begins one new log where two find the same contradiction at once', async () => {
  many('service', 3);
  const earlier = await inBook();
  journals.service.pop();
  let meet = (): void => undefined;
  const both = new Promise<void>((resolve) => (meet = resolve));
  let arrived = 0;
  together = () => {
    arrived += 1;
    if (arrived === 2) meet();
    return both;
  };
  const [one, other] = await Promise.all([checkpoint(), checkpoint()]);
  expect(one.body).toEqual(other.body);
  expect(one.body.note).toContain(`\nbegun lost-entries after ${earlier.origin} `);
  const logs = await service.rows(sql`select 1 from journal_logs where owner_id = ${owner}`);
  expect(logs).toHaveLength(2);
});

it('goes on with the new log where another reader has ended the one that it was reading', async () => {
  const earlier = await inBook();
  many('service', 3);
  meanwhile = async () => {
    meanwhile = () => Promise.resolve();
    await service.database.rows(sql`update journal_logs set home = 'elsewhere' where owner_id = ${owner}`);
    await checkpoint();
  };
  const { body } = await checkpoint();
  expect(body.note).toContain(`\nbegun restored after ${earlier.origin} `);
});

it('begins anew where its own database is a restored copy', async () => {
  const earlier = await inBook();
  await service.database.rows(sql`update journal_logs set home = 'elsewhere' where owner_id = ${owner}`);
  expect((await checkpoint()).body.note).toContain(`\nbegun restored after ${earlier.origin} `);
});

it('sees for a book what marks do not show: a leaf that was changed here', async () => {
  await inBook();
  await service.database.rows(sql`alter table journal_leaves disable trigger keep_leaf`);
  await service.database.rows(sql`update journal_leaves set leaf = leaf || ' ' where owner_id = ${owner}`);
  await service.database.rows(sql`alter table journal_leaves enable trigger keep_leaf`);
  await inBook();
  expect((await checkpoint()).body.note).toContain('\nbegun changed-entries after ');
});

it('refuses that a leaf is changed', async () => {
  await checkpoint();
  await expect(
    service.database.rows(sql`update journal_leaves set leaf = 'x' where owner_id = ${owner}`),
  ).rejects.toThrow('A leaf of a log is never changed');
});

it('appends each entry once, however many ask at the same time', async () => {
  for (const name of JOURNALING) many(name, 7);
  const answers = await Promise.all(Array.from({ length: 5 }, checkpoint));
  expect(answers.map(({ body }) => body.size)).toEqual([29, 29, 29, 29, 29]);
  expect(new Set(answers.map(({ body }) => body.note)).size).toBe(1);
  expect((await inBook()).size).toBe(29);
});

it('leaves nothing of a deleted account', async () => {
  await checkpoint();
  service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await eventually(async () =>
    expect(await service.rows(sql`select 1 from journal_leaves where owner_id = ${owner}`)).toEqual([]),
  );
});
