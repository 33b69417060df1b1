import { startTestService, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { sql } from '../src/sql.js';

const OWNER = 1;
const count = sql`select count(*)::int as count from notes where owner_id = ${OWNER}`;

let service: TestService;
beforeAll(async () => (service = await startTestService(notesService)));
afterAll(() => service.close());

it('sees one state of the database, whatever is written meanwhile', async () => {
  const seen = await service.database.snapshot(async (db) => {
    const before = await db.rows<{ count: number }>(count);
    expect((await service.as(OWNER).post('/api/notes', { title: 'a' })).status).toBe(201);
    return [before, await db.rows<{ count: number }>(count)];
  });
  expect(seen).toEqual([[{ count: 0 }], [{ count: 0 }]]);
  expect(await service.database.rows(count)).toEqual([{ count: 1 }]);
});

it('writes nothing', async () => {
  const write = service.database.snapshot((db) => db.rows(sql`delete from notes where owner_id = ${OWNER}`));
  await expect(write).rejects.toMatchObject({ code: '25006' });
});

it('refuses what is more than one answer may hold', () => {
  const { rows, bytes } = service.database.lists;
  expect(() => service.database.requireBearable({ rows, bytes })).not.toThrow();
  for (const more of [
    { rows: rows + 1, bytes },
    { rows, bytes: bytes + 1 },
  ])
    expect(() => service.database.requireBearable(more)).toThrow('more than one answer');
});
