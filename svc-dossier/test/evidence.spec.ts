import type { TestClient } from '@carnet/svc-testing';
import { aDocument, anEvent, anOwner, aPhoto, someAnswers } from './answers.js';
import { NOBODYS, openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle_id: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle_id = stack.aVehicle(owner);
  tell();
});

/** Sets the services' answers about the vehicle. */
function tell(answers: Partial<Record<'garage' | 'service' | 'records' | 'usage', object | number>> = {}): void {
  const known = someAnswers({
    garage: { owners: [anOwner(1, { from_date: '1973-05-01', owner_name: 'Ada Rossi' })] },
    service: {
      events: [
        anEvent(1, { cost: 90, currency: 'EUR', date_performed: '1990-05-01', name: 'Oil' }),
        anEvent(2, { name: 'Brakes', mileage_at_service: 70_000 }),
      ],
    },
    records: {
      photos: [aPhoto(1)],
      documents: [aDocument(2, { pages: 3, links: [{ kind: 'service-event', id: 1 }] })],
    },
  });
  const { usage = known.usage, ...others } = answers;
  for (const [name, told] of Object.entries({ ...known, ...others }))
    stack.producers[name as keyof typeof known].tells.set(pathOf(), told);
  for (const days of ['', '&from=1995-01-01']) stack.producers.usage.tells.set(pathOf() + days, usage);
}

const pathOf = (): string => `/internal/vehicles/${vehicle_id}/book?owner_id=${owner}`;
const estimate = (options?: object, client = ann, id = vehicle_id) =>
  client.post('/api/dossiers/estimate', { vehicle_id: id, options });
const evidence = (client = ann, id: string | number = vehicle_id) =>
  client.get(`/api/dossiers/evidence?vehicle_id=${id}`);

it('estimates a book without making it', async () => {
  const { status, body } = await estimate();
  expect([status, body]).toEqual([
    200,
    {
      ...{ pages: expect.any(Number) as number, plates: 1, sheets: 3, entries: 2, papers: 1, hidden_missing: 0 },
      withheld: { prices: 0, names: 0, words: 0 },
    },
  ]);
  expect((await ann.get('/api/dossiers')).body).toEqual([]);
});

it('estimates by the options that are asked for', async () => {
  const { body } = await estimate({ withhold: ['prices', 'names'], withhold_words: ['Hill'], from: '1995-01-01' });
  expect(body).toMatchObject({ entries: 1, sheets: 0, withheld: { prices: 0, names: 1, words: 1 } });
  expect((await estimate({ withhold: ['prices'] })).body).toMatchObject({ hidden_missing: 1, withheld: { prices: 1 } });
  expect((await estimate({ chapters: ['services'] })).body).toMatchObject({ plates: 0, sheets: 0 });
  expect((await estimate({ from: '2001-01-01', to: '2000-01-01' })).status).toBe(400);
});

it('says what stands behind a vehicle’s history, and what is missing', async () => {
  const { status, body } = await evidence();
  expect(status).toBe(200);
  expect(body).toMatchObject({ vehicle_id, odometer_unit: 'mi', findings: [] });
  expect(body.entries).toEqual({ all: 2, papered: 1, pictured: 0, told: 1, late: 2 });
  expect(body.gaps.slice(-1)).toEqual([
    { kind: 'no-paper', from: '2004', to: '2004', miles: null, owner: 'Ada Rossi', next: 'find-invoice' },
  ]);
  expect(body.years.find(({ year }: { year: number }) => year === 1990)).toEqual({
    ...{ year: 1990, papered: 1, pictured: 0, told: 0 },
  });
});

it("answers 404 for another owner's vehicle, and for a missing one", async () => {
  const { client: bob } = stack.newOwner();
  for (const id of [vehicle_id, NOBODYS]) {
    expect((await estimate({}, bob, id)).status).toBe(404);
    expect((await evidence(bob, id)).status).toBe(404);
  }
});

it('answers 400 for no vehicle at all', async () => {
  for (const id of ['', 'x', 0]) expect((await evidence(ann, id)).status).toBe(400);
  expect((await ann.get('/api/dossiers/evidence')).status).toBe(400);
});

it('says that a service is away, and answers when it is back', async () => {
  tell({ records: 500 });
  for (const answer of [await estimate(), await evidence()]) {
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
  }
  tell({ usage: 404 });
  expect((await estimate()).status).toBe(503);
  tell();
  expect((await estimate()).status).toBe(200);
});

it('says in a person’s words that there is more than one book holds', async () => {
  tell({ service: 422 });
  const { status, body } = await ann.get(`/api/dossiers/evidence?vehicle_id=${vehicle_id}`, {
    'accept-language': 'de',
  });
  expect([status, body.code]).toEqual([422, 'collecting.too_much']);
  expect(body.msg).toMatch(/^Zu diesem Fahrzeug/);
});
