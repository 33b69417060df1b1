import type { TestClient, TestService } from '@carnet/svc-testing';
import { aPerson, createCollection, createPart, createVehicle, factsOf, startGarage } from './garage.js';

let service: TestService;
let person: TestClient;

beforeAll(async () => (service = await startGarage()));
afterAll(() => service.close());
beforeEach(() => {
  person = aPerson(service);
});

const THINGS = {
  collection: { path: '/api/collections', create: () => createCollection(person) },
  vehicle: { path: '/api/vehicles', create: () => createVehicle(person) },
  part: { path: '/api/parts', create: () => createPart(person, { cost: 12.5, purchase_date: '2024-05-01' }) },
  'ownership chapter': {
    path: '/api/ownership-chapters',
    create: async () => {
      const { id: vehicle_id } = await createVehicle(person);
      const chapter = {
        vehicle_id,
        owned_by: 'named',
        owner_name: 'A',
        from_date: '1974-05-02',
        price: 9.5,
        mileage: 5,
      };
      return (await person.post('/api/ownership-chapters', chapter)).body;
    },
  },
  'vehicle identity': {
    path: '/api/vehicle-identities',
    create: async () => {
      const { id: vehicle_id } = await createVehicle(person);
      return (await person.post('/api/vehicle-identities', { vehicle_id, kind: 'other', name: 'Axle', as_built: '1' }))
        .body;
    },
  },
};

describe.each(Object.entries(THINGS))('a PUT that changes nothing of a %s', (kind, { path, create }) => {
  it.each(['nothing', 'what is there already'])('with %s in it leaves version and log alone', async (sent) => {
    const { id } = await create();
    const before = await person.get(`${path}/${id}`);
    const told = await factsOf(service, kind, id);
    const answer = await person.put(`${path}/${id}`, sent === 'nothing' ? {} : before.body);
    expect([answer.status, answer.body, answer.headers.etag]).toEqual([200, before.body, before.headers.etag]);
    expect(await factsOf(service, kind, id)).toEqual(told);
  });

  it('lets another tab save what it saw, and refuses a version that was not seen', async () => {
    const { id } = await create();
    const { headers } = await person.get(`${path}/${id}`);
    await person.put(`${path}/${id}`, {});
    expect(
      (await person.put(`${path}/${id}`, { name: 'New', location: 'New', note: 'New' }, { 'if-match': headers.etag! }))
        .status,
    ).toBe(200);
    expect((await person.put(`${path}/${id}`, {}, { 'if-match': '"99"' })).status).toBe(412);
  });
});
