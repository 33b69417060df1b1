import { journaledTables, notOwnerFirst, startTestService, type TestService } from '@carnet/svc-testing';
import { usage } from '../src/app.js';
import { JOURNALED } from '../src/migrations/1791000000000-create-fill-ups.js';
import { SESSIONS } from '../src/migrations/1793100000000-create-track-sessions.js';
import { CHECKS } from '../src/migrations/1804000001000-day-checks.js';
import { JOURNALED_COMPONENTS } from '../src/migrations/1793000000000-create-components.js';

let running: TestService;
beforeAll(async () => (running = await startTestService(usage)));
afterAll(() => running.close());

it("every key, index and reference begins with the owner, so that no row can name another person's", async () => {
  expect(await notOwnerFirst(running.database)).toEqual([]);
});

it('names every table that its journal follows, so that a record from before it can be opened', async () => {
  const journaled = [...JOURNALED, ...JOURNALED_COMPONENTS, SESSIONS, CHECKS];
  expect(await journaledTables(running.database)).toEqual(journaled.map(({ table }) => table).sort());
});
