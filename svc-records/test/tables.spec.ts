import { journaledTables, notOwnerFirst, startTestService, type TestService } from '@carnet/svc-testing';
import { records } from '../src/app.js';
import { JOURNALED } from '../src/migrations/1779000000000-journal.js';

let running: TestService;
beforeAll(async () => (running = await startTestService(records)));
afterAll(() => running.close());

it("every key, index and reference begins with the owner, so that no row can name another person's", async () => {
  expect(await notOwnerFirst(running.database)).toEqual([]);
});

it('names every table that its journal follows, so that a record from before it can be opened', async () => {
  expect(await journaledTables(running.database)).toEqual(JOURNALED.map(({ table }) => table).sort());
});
