import { refusalsNotIn, type TestService } from '@carnet/svc-testing';
import { aPerson, aVehicle, startGarage } from './garage.js';

let service: TestService;
beforeAll(async () => (service = await startGarage()));
afterAll(() => service.close());

const asking = (language: string) => ({ 'accept-language': language });

it.each([
  ['en-GB', 'en', 'Vehicle not found'],
  ['de', 'de', 'Fahrzeug nicht gefunden'],
  ['fr-CA, de;q=0.5', 'fr', 'Véhicule introuvable'],
  ['it', 'it', 'Veicolo non trovato'],
  ['es', 'es', 'Vehículo no encontrado'],
  ['ja', 'ja', '車両が見つかりません'],
])('tells who asks for %s in %s that a vehicle is not there', async (asked, language, msg) => {
  const { status, body, headers } = await aPerson(service).get('/api/vehicles/2000000000', asking(asked));
  expect({ status, body, language: headers['content-language'] }).toEqual({
    status: 404,
    body: { msg, code: 'vehicle.not_found' },
    language,
  });
});

it('names a field as people call it', async () => {
  const anna = aPerson(service);
  const collection = await anna.post('/api/collections', { name: 'Garage' });
  const odd = aVehicle({ collection_id: collection.body.id, current_mileage: -1 });
  const said = async (language: string) => (await anna.post('/api/vehicles', odd, asking(language))).body.errors[0].msg;
  expect(await said('de')).toBe('„Tachostand“ muss mindestens 0 sein');
  expect(await said('ja')).toBe('「走行距離」は 0 以上でなければなりません');
  expect(await said('pt')).toBe('Current mileage must be at least 0');
});

it('counts what a collection holds', async () => {
  const anna = aPerson(service);
  const { id } = (await anna.post('/api/collections', { name: 'Garage' })).body as { id: number };
  await anna.post('/api/vehicles', aVehicle({ collection_id: id }));
  const { body } = await anna.delete(`/api/collections/${id}`, asking('de'));
  expect(body.msg).toMatch(/^Diese Sammlung enthält noch 1 Fahrzeug mit 0 Teilen\. .*\?move_to=\{id\}/);
  expect(body).toMatchObject({ code: 'collection.not_empty', params: { vehicles: 1, parts: 0 } });
});

it('refuses whatever is odd in the language that is asked for', async () => {
  expect(await refusalsNotIn('ja', `${__dirname}/../openapi.json`, aPerson(service))).toEqual([]);
});
