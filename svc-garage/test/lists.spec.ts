import {
  blanksHeeded,
  comesInPieces,
  eventually,
  listRoutes,
  readPages,
  type TestClient,
  type TestService,
} from '@carnet/svc-testing';
import {
  aServiceEvent,
  aUserId,
  createCollection,
  createPart,
  createVehicle,
  eventFact,
  startGarage,
} from './garage.js';

let service: TestService;
let userId: number;
let person: TestClient;

/** Three of each kind, all of the first collection and the first vehicle, so that a path with id 1 leads to rows. */
beforeAll(async () => {
  service = await startGarage();
  userId = aUserId();
  person = service.as(userId);
  for (const name of ['Weekend', 'Daily', 'Track']) await createCollection(person, { name });
  for (const model of ['911', '912', '914']) await createVehicle(person, { collection_id: 1, model });
  for (const currency of ['USD', 'CHF', 'JPY'])
    await createPart(person, { vehicle_id: 1, name: `Part in ${currency}`, status: 'Installed', cost: 5, currency });
  for (const owner_name of ['Weiß', 'Lindqvist', 'Moreau'])
    await person.post('/api/ownership-chapters', {
      vehicle_id: 1,
      owned_by: 'named',
      owner_name,
      from_date: '1974-05-02',
    });
  for (const kind of ['chassis', 'engine', 'gearbox'])
    await person.post('/api/vehicle-identities', { vehicle_id: 1, kind, as_built: '6111234' });
});
afterAll(() => service?.close());

describe.each(listRoutes(`${__dirname}/../openapi.json`))('the list $url', (route) => {
  it('takes a parameter without a value for one that is left out', async () => {
    expect((await person.get(route.url)).body).toHaveLength(3);
    expect(await blanksHeeded(person, route)).toEqual([]);
  });

  it('comes page by page as it comes whole, from an empty cursor on', async () => {
    const whole = await person.get(route.url);
    expect(await readPages(person, `${route.url}?limit=2&cursor=`)).toEqual(whole.body);
  });
});

it('a deletion that leaves open what becomes of the vehicles is refused, be the answers missing or empty', async () => {
  expect((await person.delete('/api/collections/1?vehicles=&move_to=')).status).toBe(409);
});

it('counts where a part was used for how much of a list comes at once', async () => {
  const events = Array.from({ length: 12 }, (_, n) => aServiceEvent({ id: n + 1, vehicle_id: 1, part_ids: [1, 2] }));
  service.producers.service.publish(...events.map((event) => eventFact(userId, event)));
  await eventually(async () => expect((await person.get('/api/parts/1')).body.service_events).toHaveLength(12));
  expect(await comesInPieces(person, '/api/parts', service.database.lists, 3_000)).toBe(true);
});
