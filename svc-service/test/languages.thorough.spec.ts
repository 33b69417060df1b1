import { refusalsNotIn } from '@carnet/svc-testing';
import { aVehicle, oilChange, openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1));
});
afterAll(() => stack?.close());

const asking = (language: string) => ({ 'accept-language': language });

it.each([
  ['*', 'en', 'Service event not found'],
  ['de-AT', 'de', 'Serviceeintrag nicht gefunden'],
  ['nl, fr;q=0.2', 'fr', 'Entretien introuvable'],
  ['it', 'it', 'Intervento non trovato'],
  ['es', 'es', 'Servicio no encontrado'],
  ['ja', 'ja', '整備記録が見つかりません'],
])('tells who asks for %s in %s that an event is not there', async (asked, language, msg) => {
  const { status, body, headers } = await stack.owner.get('/api/service/events/2000000000', asking(asked));
  expect({ status, body, language: headers['content-language'] }).toEqual({
    status: 404,
    body: { msg, code: 'service_event.not_found' },
    language,
  });
});

it('says in German what became of each entry of a file', async () => {
  const file = [
    { ...oilChange(1), photos: '[{},{}]' },
    { name: 'No vehicle' },
    { ...oilChange(1), mileage_at_service: -5 },
    { ...oilChange(1), currency: 'EURO' },
  ];
  const { body, headers } = await stack.owner.post('/api/service/events/import', file, asking('de'));
  expect(headers['content-language']).toBe('de');
  expect(body.results).toMatchObject([
    {
      note: expect.stringMatching(/^2 Fotos bleiben weg: /),
      note_code: 'import.photos_left_out',
      note_params: { count: 2 },
    },
    { msg: 'Fahrzeug, Art und Name sind erforderlich', code: 'service_event.required' },
    {
      msg: '„Tachostand“ muss mindestens 0 sein',
      code: 'field.least',
      params: { field: 'mileage_at_service', least: 0 },
    },
    { msg: expect.stringMatching(/^„Währung“ /) },
  ]);
});

it('says the same in English to who does not ask', async () => {
  const { body } = await stack.owner.post('/api/service/events/import', [{ ...oilChange(1), photos: [{}] }, {}]);
  expect(body.results).toMatchObject([
    {
      note: '1 photo is left out: a JSON file brings no pictures. Import a ZIP of both, or upload them',
    },
    { msg: 'Vehicle, type, and name are required' },
  ]);
});

it('refuses whatever is odd in the language that is asked for', async () => {
  expect(await refusalsNotIn('ja', `${__dirname}/../openapi.json`, stack.owner)).toEqual([]);
});
