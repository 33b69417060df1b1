import { aGuest, type TestClient, type TestService } from '@carnet/svc-testing';
import { aUserId, createCollection, createPart, createVehicle, startGarage } from './garage.js';

let service: TestService;
let owner: TestClient;
let editor: TestClient;
let one: number;
let other: number;

beforeAll(async () => {
  service = await startGarage();
  const [ownerId, person] = [aUserId(), aUserId()];
  owner = service.as(ownerId);
  const [first, second] = [
    await createCollection(owner, { name: 'Ones' }),
    await createCollection(owner, { name: 'Others' }),
  ];
  one = (await createVehicle(owner, { collection_id: first.id, nickname: 'Of one' })).id;
  other = (await createVehicle(owner, { collection_id: second.id, nickname: 'Of another' })).id;
  editor = aGuest(service, { person, owner: ownerId, role: 'editor', vehicle_id: one });
});
afterAll(() => service.close());

it('is the only one of the list, whatever is looked for', async () => {
  const listed = await editor.get('/api/vehicles');
  expect([listed.status, listed.body.map(({ id }: { id: number }) => id)]).toEqual([200, [one]]);
  expect((await editor.get('/api/vehicles?search=another')).body).toEqual([]);
  expect((await editor.get(`/api/vehicles?vehicle_id=${other}`)).status).toBe(403);
  expect((await owner.get(`/api/vehicles?vehicle_id=${other}`)).body).toMatchObject([{ id: other }]);
  for (const path of ['/api/collections', `/api/vehicles/${other}`, `/api/vehicles/${other}/history`])
    expect([403, 404]).toContain((await editor.get(path)).status);
});

it('shows the history of itself and its parts', async () => {
  const part = await createPart(owner, { vehicle_id: one });
  const foreign = await createPart(owner, { vehicle_id: other });
  for (const path of [`/api/vehicles/${one}/history`, `/api/parts/${part.id}/history`])
    expect((await editor.get(path)).body.entries).toHaveLength(1);
  expect((await editor.get(`/api/parts/${foreign.id}/history`)).status).toBe(404);
});

it('takes owners, numbers and explanations of itself, and none of another', async () => {
  for (const [path, body] of [
    ['/api/ownership-chapters', { owned_by: 'named', owner_name: 'Enzo', from_date: '1973-01-01' }],
    ['/api/vehicle-identities', { kind: 'engine', as_built: '1234' }],
  ] as const) {
    const made = await editor.post(path, { ...body, vehicle_id: one });
    expect([path, made.status]).toEqual([path, 201]);
    expect((await editor.put(`${path}/${made.body.id}`, { note: 'Seen' })).status).toBe(200);
    expect((await editor.post(path, { ...body, vehicle_id: other })).status).toBe(403);
    const foreign = (await owner.post(path, { ...body, vehicle_id: other })).body;
    expect((await editor.put(`${path}/${foreign.id}`, { note: 'Seen' })).status).toBe(404);
    expect((await editor.delete(`${path}/${foreign.id}`)).status).toBe(404);
    expect((await editor.delete(`${path}/${made.body.id}`)).status).toBe(204);
  }
});
