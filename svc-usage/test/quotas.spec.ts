import { randomUUID } from 'node:crypto';
import { countStatements, type TestClient } from '@carnet/svc-testing';
import { aFillUp, aTrackSession, openStack, type Stack } from './stack.js';

let service: Stack;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => (service = await openStack({ quotas: { fill_ups: 3, track_sessions: 1 } })));
afterAll(() => service?.close());
beforeEach(() => {
  const owner = service.newOwner();
  ann = owner.client;
  vehicle = service.aVehicle(owner.id);
});

const told = {
  status: 422,
  body: { msg: 'One account can keep at most 3 fill ups. Delete what you no longer need, then try again.' },
};
const create = () => ann.post('/api/fill-ups', aFillUp(vehicle));
const stored = async (): Promise<{ id: number }[]> => (await ann.get('/api/fill-ups')).body;

it('fill-ups are refused beyond the quota, one by one and of a file, and nothing is stored', async () => {
  const url = `/api/imports/fill-ups?batch=${randomUUID()}&file_name=log.csv`;
  expect(await ann.post(url, Array(4).fill(aFillUp(vehicle)))).toMatchObject(told);
  for (let n = 0; n < 3; n += 1) expect((await create()).status).toBe(201);
  expect(await create()).toMatchObject(told);
  expect(await stored()).toHaveLength(3);
});

it('can be changed when there are as many as may be, and created again when one is gone', async () => {
  for (let n = 0; n < 3; n += 1) await create();
  const [{ id }] = (await stored()) as [{ id: number }];
  expect((await ann.put(`/api/fill-ups/${id}`, { amount: 5 })).status).toBe(200);
  expect((await ann.delete(`/api/fill-ups/${id}`)).status).toBe(204);
  expect((await create()).status).toBe(201);
});

it('go no further when many come at once, and cost no statement', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, create));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array<number>(7).fill(422)]);
  expect((await countStatements(create)).join()).not.toMatch(/quota/i);
});

it('sessions on a track are refused beyond theirs', async () => {
  const session = () => ann.post('/api/track-sessions', aTrackSession(vehicle));
  expect((await session()).status).toBe(201);
  expect(await session()).toMatchObject({
    status: 422,
    body: { msg: expect.stringContaining('at most 1 track session') },
  });
});
