import { eventually, type TestService } from '@carnet/svc-testing';
import { aPart, aServiceEvent, aUserId, createVehicle, startGarage } from './garage.js';

let service: TestService;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service.close());

it('a part is bought when it is known to have been', async () => {
  const person = service.as(aUserId());
  const { id: vehicle_id } = await createVehicle(person);
  const { status, body } = await person.post('/api/parts', aPart({ vehicle_id, purchase_date_edtf: '1974~' }));
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { purchase_date: '1974-01-01', purchase_date_edtf: '1974~' },
  });
  const changed = async (fields: object) => {
    const { purchase_date, purchase_date_edtf } = (await person.put(`/api/parts/${body.id}`, fields)).body;
    return [purchase_date, purchase_date_edtf];
  };
  expect(await changed({ name: 'Filter', purchase_date: '1974-01-01' })).toEqual(['1974-01-01', '1974~']);
  expect(await changed({ purchase_date: '1974-05-03' })).toEqual(['1974-05-03', null]);
  expect(await changed({ purchase_date_edtf: '1974-05' })).toEqual(['1974-05-01', '1974-05']);
  expect(await changed({ purchase_date: null })).toEqual([null, null]);
  const refused = await person.put(`/api/parts/${body.id}`, { purchase_date_edtf: 'about 1974' });
  expect(refused.body.errors).toMatchObject([{ field: 'purchase_date_edtf', code: 'field.edtf' }]);
});

it('an event of an inexact day is a reading of which nothing is found that one of its days explains', async () => {
  const owner = aUserId();
  const person = service.as(owner);
  const { id: vehicle_id } = await createVehicle(person);
  const { body: part } = await person.post('/api/parts', aPart({ vehicle_id }));
  const events = [
    { id: 1, date_performed: '1973-12-31', mileage_at_service: 1_000, part_ids: [part.id] },
    {
      id: 2,
      date_performed: '1974-01-01',
      date_performed_edtf: '1974',
      mileage_at_service: 99_000,
      part_ids: [part.id],
    },
  ];
  service.producers.service.publish(
    ...events.map((event) => ({
      kind: 'service-event',
      key: event.id,
      ownerId: owner,
      body: aServiceEvent({ vehicle_id, ...event }),
    })),
  );
  await eventually(async () => {
    const { body } = await person.get(`/api/vehicles/${vehicle_id}/odometer`);
    expect(body.readings.map(({ read_on, read_on_edtf }: any) => [read_on, read_on_edtf])).toEqual(
      expect.arrayContaining([
        ['1973-12-31', null],
        ['1974-01-01', '1974'],
      ]),
    );
    expect(body.findings.map(({ kind }: any) => kind)).not.toContain('too-fast');
  });
  const { body } = await person.get(`/api/parts/${part.id}`);
  expect(body.service_events).toMatchObject([
    { id: 2, date_performed: '1974-01-01', date_performed_edtf: '1974' },
    { id: 1, date_performed: '1973-12-31', date_performed_edtf: null },
  ]);
});
