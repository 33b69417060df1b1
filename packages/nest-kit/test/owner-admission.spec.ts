import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { ServiceConfig } from '@carnet/runtime';
import { eventually, lockWaiters, startTestService, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { OwnerAdmission } from '../src/http/owner-admission.js';

const SHARE = 2;
const BUSY = 1;

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notesService, { requestsAtOnce: 10, requestsAtOncePerOwner: SHARE });
});
afterAll(() => service.close());

/** One person sends `count` requests, which wait for a table until `work` has ended. They are searches, because each search uses its own connection. */
async function whileBusy(count: number, work: () => Promise<void>) {
  const open = await service.database.transaction(async (tx) => {
    await tx.query('lock table notes in access exclusive mode');
    const waiting = Array.from({ length: count }, () => service.as(BUSY).get('/api/notes?search=oil'));
    await eventually(async () => expect(await service.database.rows(lockWaiters)).toHaveLength(count));
    await work();
    return waiting;
  });
  return Promise.all(open);
}

it('refuses a person who keeps a share of the places, and nobody else', async () => {
  const open = await whileBusy(SHARE, async () => {
    const { status, headers, body } = await service.as(BUSY).get('/api/notes/mine');
    expect([status, headers['retry-after'], body]).toMatchObject([
      429,
      '2',
      { msg: 'You are sending too many requests at once. Please wait for some of them, then try again.' },
    ]);
    expect((await service.as(2).get('/api/notes/mine')).status).toBe(200);
  });
  expect(open.map(({ status }) => status)).toEqual([200, 200]);
});

it('goes by the verified token alone: one that is not whole takes nobody’s place', async () => {
  const forged = service.tokens.token(BUSY).replace(/.{8}$/, 'AAAAAAAA');
  await whileBusy(SHARE - 1, async () => {
    const tries = Array.from({ length: 5 }, () => service.anyone.get('/api/notes', { 'x-auth-token': forged }));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await service.as(BUSY).get('/api/notes/mine')).status).toBe(200);
  });
});

it('lets a person in again once requests are answered, refused ones included', async () => {
  await whileBusy(SHARE, async () => void (await service.as(BUSY).get('/api/notes/mine')));
  for (const path of ['/api/notes', '/api/notes/x', '/api/notes/999999', '/api/notes'])
    expect((await service.as(BUSY).get(path)).status).not.toBe(429);
});

it('keeps no place for who was gone before it was known who they are', () => {
  const admission = new OwnerAdmission({ requestsAtOncePerOwner: SHARE } as ServiceConfig);
  const reply = (closed: boolean) =>
    ({ raw: Object.assign(new EventEmitter(), { closed }) }) as unknown as FastifyReply;
  for (let gone = 0; gone < SHARE; gone += 1) admission.enter(BUSY, reply(true));
  expect(() => admission.enter(BUSY, reply(false))).not.toThrow();
});
