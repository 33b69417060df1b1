import { sql } from '../src/database/sql.js';
import { within } from '../src/database/database.js';
import { countDeadlocks, startTestService, type TestService } from '../src/testing/index.js';
import { notesService } from './fixtures/notes-service.js';

let service: TestService;

beforeAll(async () => {
  service = await startTestService(notesService);
});
afterAll(() => service.close());

it('lets both of two transactions through that wait for each other', async () => {
  const { body: one } = await service.as(1).post('/api/notes', { title: 'One' });
  const { body: two } = await service.as(1).post('/api/notes', { title: 'Two' });
  let runs = 0;
  let bothHold = () => {};
  const both = new Promise<void>((resolve) => (bothHold = resolve));
  const touch = (first: number, second: number) =>
    service.database.transaction(async (tx) => {
      runs += 1;
      await within(tx).rows(sql`update notes set title = title || '!' where id = ${first}`);
      if (runs === 2) bothHold();
      await both;
      await within(tx).rows(sql`update notes set title = title || '!' where id = ${second}`);
    });

  const deadlocks = await countDeadlocks(() => Promise.all([touch(one.id, two.id), touch(two.id, one.id)]));

  expect([deadlocks, runs]).toEqual([1, 3]);
  const titles = await service.database.rows(sql`select title from notes order by id`);
  expect(titles).toEqual([{ title: 'One!!' }, { title: 'Two!!' }]);
});
