import { aGuest, type TestClient } from '@carnet/svc-testing';
import { aTrackSession, NOBODYS, openStack, type Stack } from './stack.js';

const PATH = '/api/track-sessions';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
});

it('is kept with its laps, and its list says how many were whole', async () => {
  const said = aTrackSession(vehicle, { track: 'Lakeside', started_at: '09:12:11', utc: true });
  const { status, body } = await ann.post(PATH, said);
  expect([status, body]).toEqual([201, expect.objectContaining({ ...said, timed_laps: 2, version: 1 })]);
  expect((await ann.get(`${PATH}/${body.id}`)).body).toEqual(body);
  const [row] = (await ann.get(`${PATH}?vehicle_id=${vehicle}`)).body;
  expect(row).toMatchObject({ id: body.id, timed_laps: 2, best: 118.08, make: 'Alfa Romeo' });
  expect(row).not.toHaveProperty('laps');
});

it('a retry of the same request makes no second one', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await ann.post(PATH, aTrackSession(vehicle), key);
  expect((await ann.post(PATH, aTrackSession(vehicle), key)).body).toEqual(first.body);
  expect((await ann.get(PATH)).body).toHaveLength(1);
});

it('is found by the days around it, by its track, and in its order', async () => {
  for (const [driven_on, track, best] of [
    ['2026-05-03', 'Lakeside', 118.1],
    ['2026-06-07', 'Hillclimb', 61.2],
    ['2026-07-09', 'Lakeside', 117.9],
  ])
    await ann.post(PATH, aTrackSession(vehicle, { driven_on, track, best }));
  const days = async (query: string) =>
    ((await ann.get(`${PATH}?${query}`)).body as { driven_on: string }[]).map(({ driven_on }) => driven_on);
  expect(await days('from=2026-06-01&to=2026-06-30')).toEqual(['2026-06-07']);
  expect(await days('search=lakeside')).toEqual(['2026-07-09', '2026-05-03']);
  expect(await days('sort=best')).toEqual(['2026-06-07', '2026-07-09', '2026-05-03']);
});

it('is changed where nobody was faster, and deleted', async () => {
  const { id } = (await ann.post(PATH, aTrackSession(vehicle))).body;
  const path = `${PATH}/${id}`;
  expect((await ann.put(path, { note: 'Wet' }, { 'if-match': '"1"' })).body).toMatchObject({ note: 'Wet', version: 2 });
  const late = await ann.put(path, { note: 'Dry' }, { 'if-match': '"1"' });
  expect([late.status, late.body.version, late.body.current]).toEqual([412, 2, (await ann.get(path)).body]);
  expect((await ann.delete(path)).status).toBe(204);
  expect((await ann.get(path)).status).toBe(404);
});

it("is nobody else's, and takes no vehicle of somebody else", async () => {
  const { id } = (await ann.post(PATH, aTrackSession(vehicle))).body;
  const bob = stack.newOwner();
  for (const answer of [
    await bob.client.get(`${PATH}/${id}`),
    await bob.client.put(`${PATH}/${id}`, { note: 'x' }),
    await bob.client.delete(`${PATH}/${id}`),
  ])
    expect(answer.status).toBe(404);
  expect((await bob.client.get(PATH)).body).toEqual([]);
  const refused = { status: 400, body: { errors: [{ field: 'vehicle_id', msg: 'Vehicle not found' }] } };
  expect(await bob.client.post(PATH, aTrackSession(vehicle))).toMatchObject(refused);
  expect(await ann.post(PATH, aTrackSession(NOBODYS))).toMatchObject(refused);
});

it('of a vehicle that is shared alone says nothing of components, which may be on another', async () => {
  const { id: person } = stack.newOwner();
  const guest = aGuest(stack, { person, owner, role: 'editor', vehicle_id: vehicle });
  const refused = { status: 403, body: { code: 'sign_in.garage_of_one_vehicle' } };
  const { id } = (await guest.post(PATH, aTrackSession(vehicle, { component_ids: null }))).body;
  expect(await guest.post(PATH, aTrackSession(vehicle, { component_ids: [1] }))).toMatchObject(refused);
  expect(await guest.put(`${PATH}/${id}`, { component_ids: [1] })).toMatchObject(refused);
  expect((await guest.put(`${PATH}/${id}`, { note: 'Wet' })).body).toMatchObject({ note: 'Wet', component_ids: null });
  expect((await guest.get(`${PATH}/${id}/history`)).body.entries).toHaveLength(2);
});
