import { sql } from '@carnet/pg';
import { startTestService, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';

const AT_ONCE = 3;

let service: TestService;

beforeAll(async () => {
  service = await startTestService(notesService, { requestsAtOnce: AT_ONCE });
});
afterAll(() => service.close());

/** Sends as many creates as are admitted. They wait for a table that `work` keeps locked. */
async function inACrowd(work: () => Promise<void>) {
  const crowd = await service.database.transaction(async (tx) => {
    await tx.query('lock table notes in exclusive mode');
    const waiting = Array.from({ length: AT_ONCE }, (_, n) =>
      service.as(n + 1).post('/api/notes', { title: `Note ${n}` }),
    );
    await work();
    return waiting;
  });
  return Promise.all(crowd);
}

it('refuses one request too many at once, and lets the others finish', async () => {
  const crowd = await inACrowd(async () => {
    const { status, body, headers } = await service.as(9).get('/api/notes/1');
    expect([status, headers['retry-after'], body]).toMatchObject([
      503,
      '2',
      { msg: 'Too many requests at once. Please try again in a moment.' },
    ]);
  });
  expect(crowd.map(({ status }) => status)).toEqual([201, 201, 201]);
});

it('answers for its health in any crowd', async () => {
  await inACrowd(async () => {
    expect((await service.anyone.get('/health/live')).status).toBe(200);
  });
});

it('lets in again once the crowd has left, those included who were refused or asked for nothing there is', async () => {
  await inACrowd(async () => void (await service.as(9).get('/api/notes/1')));
  for (const path of ['/api/notes/1', '/api/nothing', '/api/notes/x', '/api/broken', '/api/notes/1'])
    expect((await service.as(9).get(path)).status).not.toBe(503);
  const rows = await service.database.rows(sql`select count(*)::int as n from notes`);
  expect(rows).toEqual([{ n: AT_ONCE * 3 }]);
});
