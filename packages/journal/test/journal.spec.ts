import fc from 'fast-check';
import type { QueryRunner } from 'typeorm';
import { requestMessages } from '@carnet/messages';
import { sql } from '@carnet/pg';
import { eventually, startTestService, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { addJournal, dropJournal } from '../src/journal.migration.js';
import { digestsOf, type JournalFields } from '../src/journal.rules.js';
import { Journal } from '../src/journal.service.js';

interface Entry {
  seq: number;
  vehicle_id: number;
  action: string;
  version: number;
  fields: JournalFields | null;
  digests: Readonly<Record<string, string>> | null;
  salt: string;
}

let service: TestService;
let db: QueryRunner;
let owner = 0;

beforeAll(async () => {
  service = await startTestService(notesService);
  db = service.database.dataSource.createQueryRunner();
  await db.query(`alter table notes add column vehicle_id integer not null default 5`);
  await db.query('create table note_tags (owner_id integer, note_id integer, tag text)');
  const tags = `select jsonb_agg(tag order by tag) from note_tags where owner_id = new.owner_id and note_id = new.id`;
  await addJournal(db, { table: 'notes', kind: 'note', links: { tags } });
});
afterAll(async () => {
  await db.release();
  await service.close();
});
beforeEach(() => (owner += 1));

const entries = (): Promise<Entry[]> =>
  service.database.rows<Entry>(sql`select * from journal where owner_id = ${owner} order by seq`);
const written = async (title: string): Promise<number> =>
  (await service.as(owner).post('/api/notes', { title, rank: 1 })).body.id as number;

it('says what a record was created with, what changed of it, and nothing where nothing did', async () => {
  const id = await written('Oil');
  await service.as(owner).put(`/api/notes/${id}`, { title: 'Oil and filter' });
  await service.as(owner).put(`/api/notes/${id}`, { title: 'Oil and filter' });
  await db.query('update notes set rank = null, version = version + 1 where id = $1', [id]);
  expect((await entries()).map(({ action, version, fields }) => ({ action, version, fields }))).toEqual([
    { action: 'created', version: 1, fields: { title: 'Oil', rank: '1', vehicle_id: '5' } },
    { action: 'changed', version: 2, fields: { title: 'Oil and filter' } },
    { action: 'changed', version: 4, fields: { rank: null } },
  ]);
});

it('a change that fails leaves no entry', async () => {
  const notes = service.app.get<{ beforeCommit(): void }>((await import('@carnet/svc-testing/notes')).NotesService);
  notes.beforeCommit = () => {
    throw new Error('no');
  };
  expect((await service.as(owner).post('/api/notes', { title: 'Oil' })).status).toBe(500);
  notes.beforeCommit = () => undefined;
  expect(await entries()).toEqual([]);
});

it('what other tables say of a record is followed when its version rises', async () => {
  const id = await written('Oil');
  for (const tag of ['b', 'a']) {
    await db.query('insert into note_tags values ($1, $2, $3)', [owner, id, tag]);
    await db.query('update notes set version = version + 1 where id = $1', [id]);
  }
  await db.query(`update notes set version = version + 1, title = 'Oil 2' where id = $1`, [id]);
  expect((await entries()).slice(1).map(({ fields }) => fields)).toEqual([
    { tags: '["b"]' },
    { tags: '["a", "b"]' },
    { title: 'Oil 2' },
  ]);
});

it('a record from before the journal is opened as it was, once it is changed', async () => {
  await db.query(`set carnet.journal = 'off'`);
  const made = (await db.query(
    `insert into notes (owner_id, title, rank, version) values ($1, 'Oil', 3, 7) returning id`,
    [owner],
  )) as { id: number }[];
  const { id } = made[0]!;
  await db.query('insert into note_tags values ($1, $2, $3)', [owner, id, 'a']);
  await db.query('reset carnet.journal');
  await service.as(owner).put(`/api/notes/${id}`, { title: 'Oil 2' });
  expect((await entries()).map(({ action, version, fields }) => ({ action, version, fields }))).toEqual([
    { action: 'opened', version: 7, fields: { title: 'Oil', rank: '3', vehicle_id: '5', tags: '["a"]' } },
    { action: 'changed', version: 8, fields: { title: 'Oil 2' } },
  ]);
});

it("a record that goes to another vehicle goes on in that one's journal", async () => {
  const id = await written('Oil');
  await db.query('update notes set vehicle_id = 6, version = 2 where id = $1', [id]);
  await db.query(`update notes set title = 'Oil 2', version = 3 where id = $1`, [id]);
  expect((await entries()).map(({ vehicle_id, fields }) => ({ vehicle_id, fields })).slice(1)).toEqual([
    { vehicle_id: 6, fields: { vehicle_id: '6' } },
    { vehicle_id: 6, fields: { title: 'Oil 2' } },
  ]);
});

it('the values of a deleted record go, and their digests stay', async () => {
  const id = await written('Secret');
  await service.as(owner).put(`/api/notes/${id}`, { title: 'Still secret' });
  const before = await entries();
  await service.as(owner).delete(`/api/notes/${id}`);
  const after = await entries();
  expect(after.map(({ action, fields }) => ({ action, fields }))).toEqual([
    { action: 'created', fields: null },
    { action: 'changed', fields: null },
    { action: 'deleted', fields: null },
  ]);
  expect(after.slice(0, 2).map(({ digests }) => digests)).toEqual(
    before.map(({ salt, fields }) => digestsOf(salt, fields!)),
  );
  expect(JSON.stringify(after)).not.toContain('ecret');
});

it('a deleted account leaves nothing', async () => {
  await written('Oil');
  service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await eventually(async () => expect(await entries()).toEqual([]));
  await db.query('delete from notes where owner_id = $1', [owner]);
  expect(await entries()).toEqual([]);
});

it('PostgreSQL makes the digests that the rules make, whatever people write @thorough', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((value) => !value.includes('\0'));
  await fc.assert(
    fc.asyncProperty(text, fc.dictionary(text, fc.option(text)), async (salt, fields) => {
      const [row] = await service.database.rows<{ digests: object }>(
        sql`select journal_digests(${JSON.stringify(fields)}::jsonb, ${salt}) as digests`,
      );
      expect(row!.digests).toEqual(digestsOf(salt, fields));
    }),
    { numRuns: 200 },
  );
});

it('answers the newest 200 entries, says that there are more, and of a long value its beginning', async () => {
  const id = await written('Oil');
  const history = () =>
    service.app.get(Journal).historyOf(owner, id, { kind: 'note', table: 'notes', notFound: requestMessages.notFound });
  const ranked = (ranks: string) =>
    db.query(
      `do $$ begin for n in ${ranks} loop update notes set rank = n, version = version + 1 where id = ${id}; end loop; end $$`,
    );
  await ranked('2..200');
  const whole = await history();
  expect([whole.entries.length, whole.more, whole.entries.at(-1)!.action]).toEqual([200, false, 'created']);
  await ranked('201..202');
  const { entries: newest, more } = await history();
  expect([newest.length, more]).toEqual([200, true]);
  expect(newest.at(-1)!.changes).toEqual([{ name: 'rank', before: '2', after: '3' }]);
  await db.query('alter table notes alter column title type text');
  await db.query('update notes set title = $2, version = version + 1 where id = $1', [id, 'x'.repeat(2_001)]);
  await db.query('update notes set title = $2, version = version + 1 where id = $1', [id, 'y'.repeat(2_000)]);
  expect((await history()).entries[0]!.changes).toEqual([
    { name: 'title', before: `${'x'.repeat(2_000)}…`, after: 'y'.repeat(2_000) },
  ]);
});

it('a table can be left alone again', async () => {
  await dropJournal(db, 'notes');
  await written('Oil');
  expect(await entries()).toEqual([]);
  await addJournal(db, { table: 'notes', kind: 'note' });
});
