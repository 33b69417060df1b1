import { countStatements, eventually, setClock, type TestService } from '@carnet/svc-testing';
import { OdometerView } from '../src/odometer/odometer.dto.js';
import { ProvenanceView } from '../src/provenance/provenance.dto.js';
import { aPerson, aUserId, createCollection, createVehicle, factsOf, startGarage } from './garage.js';

let service: TestService;
beforeAll(async () => {
  service = await startGarage();
  setClock(service, '2026-06-01T12:00:00Z');
});
afterAll(() => service.close());

const CHAPTERS = '/api/ownership-chapters';
const IDENTITIES = '/api/vehicle-identities';

/** A user with one vehicle, and helpers for its provenance. */
async function anOwner(fields: object = {}) {
  const ownerId = aUserId();
  const person = service.as(ownerId);
  const { id: collection_id } = await createCollection(person);
  const vehicle = await createVehicle(person, { collection_id, birth_date: '1973-03-14', ...fields });
  const path = `/api/vehicles/${vehicle.id}/provenance`;
  return {
    ownerId,
    person,
    vehicle,
    path,
    provenance: async (): Promise<ProvenanceView> => (await person.get(path)).body,
    ledger: async (): Promise<OdometerView> => (await person.get(`/api/vehicles/${vehicle.id}/odometer`)).body,
    shown: async (): Promise<number | null> => (await person.get(`/api/vehicles/${vehicle.id}`)).body.current_mileage,
    had: (owner_name: string, from_date: string | null, to_date: string | null, more: object = {}) =>
      person.post(CHAPTERS, { vehicle_id: vehicle.id, owned_by: 'named', owner_name, from_date, to_date, ...more }),
    mine: (from_date: string, more: object = {}) =>
      person.post(CHAPTERS, { vehicle_id: vehicle.id, owned_by: 'me', from_date, ...more }),
    stamped: (kind: string, as_built: string | null, as_fitted: string | null, more: object = {}) =>
      person.post(IDENTITIES, { vehicle_id: vehicle.id, kind, as_built, as_fitted, ...more }),
  };
}

type Known = Awaited<ReturnType<typeof anOwner>>;

const WHOLE = {
  ...{ owned_by: 'named', owner_name: 'Dr. Weiß', from_date: '1974-05-02', to_date: '1981-09-30', location: 'Graz' },
  ...{ mileage: 120, acquired: 'bought-new', price: 118_500.5, currency: 'ATS', notes: 'Second set of keys.' },
};

it('keeps all that is said of an owner and answers it', async () => {
  const { person, vehicle } = await anOwner({ nickname: 'Olive' });
  const { status, body, headers } = await person.post(CHAPTERS, { vehicle_id: vehicle.id, ...WHOLE });
  const about = { vehicle_id: vehicle.id, make: 'Porsche', model: '911', year: 1973, nickname: 'Olive' };
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ ...WHOLE, ...about, odometer_unit: 'mi', version: 1 }),
  ]);
  const read = await person.get(`${CHAPTERS}/${body.id}`);
  expect([read.body, read.headers.etag]).toEqual([body, headers.etag]);
  const changed = await person.put(`${CHAPTERS}/${body.id}`, { owned_by: 'withheld', owner_name: null, price: null });
  expect(changed.body).toMatchObject({
    owned_by: 'withheld',
    owner_name: null,
    price: null,
    currency: null,
    version: 2,
  });
  expect((await person.delete(`${CHAPTERS}/${body.id}`)).status).toBe(204);
  expect((await person.get(`${CHAPTERS}/${body.id}`)).body.msg).toBe('Ownership chapter not found');
});

it('keeps days as exactly as they are known, and takes no reading of one that is not', async () => {
  const { person, had, provenance, ledger } = await anOwner();
  const { body } = await had('First', null, '1980-06-30', { from_date_edtf: '1974~', mileage: 20 });
  expect(body).toMatchObject({ from_date: '1974-01-01', from_date_edtf: '1974~', to_date_edtf: null });
  expect((await ledger()).readings).toEqual([]);
  expect((await provenance()).gaps.map(({ from_date }) => from_date)).toEqual(['1980-07-01']);
  const path = `${CHAPTERS}/${body.id}`;
  expect((await person.put(path, { from_date: '1974-01-01', location: 'Graz' })).body.from_date_edtf).toBe('1974~');
  expect((await person.put(path, { from_date: '1974-05-02' })).body).toMatchObject({ from_date_edtf: null });
  expect((await ledger()).readings).toMatchObject([{ read_on: '1974-05-02', value: 20, source: 'purchase' }]);
});

it('gives a price of which nobody says the currency the person’s own', async () => {
  const { mine } = await anOwner();
  expect((await mine('1998-05-02', { price: 12_500 })).body).toMatchObject({ price: 12_500, currency: 'USD' });
});

it('tells whether numbers match, as on a plate, and in one line', async () => {
  const { stamped, provenance } = await anOwner();
  const engine = await stamped('engine', '6111234', '611 1234');
  expect(engine).toMatchObject({ status: 201, body: { kind: 'engine', match: 'matching', name: null, version: 1 } });
  await stamped('other', '4471', null, { name: 'Rear axle' });
  await stamped('gearbox', '7710', '9002', { note: 'Exchanged by the works in 1975' });
  await stamped('chassis', '9111300123', '9111300123');
  const { identities, summary } = await provenance();
  expect(identities.map(({ kind, match }) => `${kind} ${match}`)).toEqual([
    ...['chassis matching', 'engine matching', 'gearbox replaced', 'other not-known'],
  ]);
  expect(summary).toEqual({ owners: 0, since: null, matching: 2, replaced: 1, not_known: 1 });
});

it.each([
  ['6111234', '6111234', 'matching'],
  ['611 1234', '611-1234', 'matching'],
  ['ar10535*2219047', 'AR 10535 2219047', 'matching'],
  ['a-1.2/3*4_5', 'A 12345', 'matching'],
  ['6111234', '6111235', 'replaced'],
  [null, '6111235', 'not-known'],
  ['6111234', null, 'not-known'],
])('takes a number as built %s and as fitted %s for %s', async (built, fitted, match) => {
  const { stamped } = await anOwner();
  expect((await stamped('engine', built, fitted)).body.match).toBe(match);
});

it('tells owners in their order, the days that nobody knows, and who cannot both be right', async () => {
  const { had, mine, provenance } = await anOwner();
  const own = (await mine('1998-05-02')).body.id;
  const second = (await had('Second', '1985-06-01', '1999-01-01')).body.id;
  const first = (await had('First', '1974-05-02', '1980-01-01')).body.id;
  const { ownership, gaps, overlaps, summary } = await provenance();
  expect(ownership.map(({ id }) => id)).toEqual([first, second, own]);
  expect(gaps).toEqual([
    { after_id: null, from_date: '1973-03-14', to_date: '1974-05-01' },
    { after_id: first, from_date: '1980-01-02', to_date: '1985-05-31' },
  ]);
  const twice = { first_id: second, second_id: own, from_date: '1998-05-02', to_date: '1999-01-01' };
  expect(overlaps).toEqual([twice]);
  expect(summary).toMatchObject({ owners: 3, since: '1974-05-02' });
});

it('is one reading of three statements, however much there is', async () => {
  const { person, path, had, stamped } = await anOwner();
  await had('First', '1974-05-02', '1980-01-01');
  await stamped('engine', '1', '1');
  expect(await countStatements(() => person.get(path))).toHaveLength(3);
});

describe('the mileage when a chapter began', () => {
  const told = ({ readings }: OdometerView) =>
    readings.map(({ source, read_on, value, note }) => `${read_on} ${value} ${source} ${note}`);

  it('is a reading, changed and deleted with it, and the vehicle shows the newest', async () => {
    const { person, had, ledger, shown } = await anOwner();
    const { id } = (await had('First', '1974-05-02', '1980-01-01', { mileage: 120 })).body;
    expect(told(await ledger())).toEqual(['1974-05-02 120 purchase First']);
    expect((await ledger()).readings[0]).toMatchObject({ id, created_at: null, version: null, standing: 'as-read' });
    expect(await shown()).toBe(120);
    await person.put(`${CHAPTERS}/${id}`, { mileage: 140 });
    expect([told(await ledger()), await shown()]).toEqual([['1974-05-02 140 purchase First'], 140]);
    const { body: second } = await had('Second', '1980-01-01', null, { mileage: 61_000 });
    expect(await shown()).toBe(61_000);
    await person.put(`${CHAPTERS}/${id}`, { mileage: 150 });
    expect(await shown()).toBe(61_000);
    await person.delete(`${CHAPTERS}/${second.id}`);
    expect([told(await ledger()), await shown()]).toEqual([['1974-05-02 150 purchase First'], 150]);
  });

  it('is none without a day, and none of an older day than the vehicle shows', async () => {
    const { had, ledger, shown } = await anOwner({ current_mileage: 84_120 });
    await had('First', null, '1980-01-01', { mileage: 120 });
    await had('Second', '1985-01-01', null, { mileage: 61_000 });
    expect((await ledger()).readings.map(({ source }) => source)).toEqual(['vehicle', 'purchase']);
    expect(await shown()).toBe(84_120);
  });

  it('tells the other services what the vehicle shows then', async () => {
    const { vehicle, mine } = await anOwner();
    await mine('1998-05-02', { mileage: 88_000 });
    expect((await factsOf(service, 'vehicle', vehicle.id)).at(-1)?.body).toMatchObject({ current_mileage: 88_000 });
  });

  it('can be said to be a typing error, as any reading', async () => {
    const { person, vehicle, mine, ledger, shown } = await anOwner();
    const { id } = (await mine('1998-05-02', { mileage: 880_000 })).body;
    const said = { vehicle_id: vehicle.id, kind: 'typing-error', from_date: '1998-05-02', corrected_value: 88_000 };
    const answer = await person.post('/api/odometer-chapters', { ...said, reading_source: 'purchase', reading_id: id });
    expect([answer.status, answer.body.read_value]).toEqual([201, 880_000]);
    expect((await ledger()).readings[0]).toMatchObject({
      value: 88_000,
      written_value: 880_000,
      standing: 'corrected',
    });
    expect(await shown()).toBe(88_000);
    await person.delete(`${CHAPTERS}/${id}`);
    const left = await service.database.dataSource.query(
      `select 1 from odometer_chapters where vehicle_id = ${vehicle.id}`,
    );
    expect([(await ledger()).chapters, left]).toEqual([[], []]);
  });
});

describe('lists', () => {
  it('answer all vehicles’ or one’s, one’s own chapters, and what a text finds', async () => {
    const { person, vehicle, had, mine, stamped } = await anOwner();
    const { id: other } = await createVehicle(person, { collection_id: vehicle.collection_id, model: '914' });
    await had('Lindqvist', '1974-05-02', '1998-05-02', { location: 'Malmö' });
    await mine('1998-05-02', { price: 9_000 });
    await person.post(CHAPTERS, { vehicle_id: other, owned_by: 'me', from_date: '2001-01-01' });
    await stamped('engine', '6111234', null);
    const found = async (query: string) => (await person.get(query)).headers['x-total-count'];
    expect(await found(CHAPTERS)).toBe('3');
    expect(await found(`${CHAPTERS}?vehicle_id=${vehicle.id}&limit=1`)).toBe('2');
    expect(await found(`${CHAPTERS}?owned_by=me`)).toBe('2');
    expect(await found(`${CHAPTERS}?search=malmo`)).toBe('1');
    expect(await found(`${IDENTITIES}?search=6111`)).toBe('1');
    expect(await found(`${IDENTITIES}?vehicle_id=${other}`)).toBe('0');
    const { body } = await person.get(`${CHAPTERS}?sort=newest`);
    expect(body[0]).toMatchObject({ vehicle_id: other, model: '914', owned_by: 'me' });
  });
});

describe('what is refused', () => {
  const ofNobody = { owned_by: 'named', owner_name: 'A', from_date: '1974-01-01' };
  it.each([
    [CHAPTERS, { ...ofNobody, owner_name: ' ' }, 'ownerNameRequired', 'owner_name'],
    [CHAPTERS, { ...ofNobody, owned_by: 'me' }, 'noOwnerName', 'owner_name'],
    [CHAPTERS, { ...ofNobody, from_date: null }, 'dayRequired', 'from_date'],
    [CHAPTERS, { ...ofNobody, to_date: '1973-01-01' }, 'endsBefore', 'to_date'],
    [CHAPTERS, { ...ofNobody, price: 1.005, currency: 'CHF' }, null, 'price'],
    [CHAPTERS, { ...ofNobody, acquired: 'stolen' }, null, 'acquired'],
    [IDENTITIES, { kind: 'engine' }, 'numberRequired', 'as_built'],
    [IDENTITIES, { kind: 'other', as_built: '1' }, 'partNameRequired', 'name'],
    [IDENTITIES, { kind: 'engine', name: 'Engine', as_built: '1' }, 'noPartName', 'name'],
  ])('at %s: %j', async (path, fields, code, field) => {
    const { person, vehicle } = await anOwner();
    const { status, body } = await person.post(path, { vehicle_id: vehicle.id, ...fields });
    expect([status, body.errors[0].field]).toEqual([400, field]);
    if (code) expect(body.code).toBe(`provenance.${code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
  });

  it('is a change that would make one that is refused, and one over a version that was not seen', async () => {
    const { person, had, stamped } = await anOwner();
    const chapter = `${CHAPTERS}/${(await had('A', '1974-01-01', null)).body.id}`;
    expect((await person.put(chapter, { owner_name: null })).status).toBe(400);
    expect((await person.put(chapter, { location: 'Graz' }, { 'if-match': '"7"' })).status).toBe(412);
    expect((await person.delete(chapter, { 'if-match': '"7"' })).status).toBe(412);
    const number = `${IDENTITIES}/${(await stamped('engine', '1', null)).body.id}`;
    expect((await person.put(number, { as_built: null })).status).toBe(400);
    expect((await person.put(number, { as_fitted: '1' }, { 'if-match': '"1"' })).body).toMatchObject({
      ...{ match: 'matching', version: 2 },
    });
    expect((await person.delete(number, { 'if-match': '"1"' })).status).toBe(412);
  });

  it("is another's vehicle", async () => {
    const { vehicle, path } = await anOwner();
    const stranger = aPerson(service);
    expect((await stranger.get(path)).status).toBe(404);
    for (const [list, body] of [
      [CHAPTERS, ofNobody],
      [IDENTITIES, { kind: 'engine', as_built: '1' }],
    ] as const)
      expect(await stranger.post(list, { vehicle_id: vehicle.id, ...body })).toMatchObject({
        status: 400,
        body: { msg: 'Vehicle not found' },
      });
  });
});

it('goes with its vehicle, and with its owner', async () => {
  const left = (owner: number) =>
    service.database.dataSource.query(
      'select id from vehicle_identities where owner_id = $1 union all select id from ownership_chapters where owner_id = $1',
      [owner],
    );
  const one = await anOwner();
  const two = await anOwner();
  for (const { had, stamped } of [one, two]) {
    await had('A', '1974-01-01', null);
    await stamped('engine', '1', null);
  }
  await one.person.delete(`/api/vehicles/${one.vehicle.id}`);
  expect(await left(one.ownerId)).toEqual([]);
  expect(await left(two.ownerId)).toHaveLength(2);
  service.producers.identity.publish({ kind: 'user', key: two.ownerId, ownerId: two.ownerId, deleted: true });
  await eventually(async () => expect(await left(two.ownerId)).toEqual([]));
});

describe('what is told of numbers and owners, for the papers that belong to them', () => {
  it.each([
    ['ownership-chapter', (one: Known) => one.had('Weiß', '1974-05-02', null), CHAPTERS, { location: 'Graz' }],
    ['vehicle-identity', (one: Known) => one.stamped('engine', '611', null), IDENTITIES, { note: 'On the block' }],
  ] as const)('is that a %s is there, nothing of what it says, and that it went', async (kind, make, path, change) => {
    const known = await anOwner();
    const { id } = (await make(known)).body;
    const about = { version: 1, owner_id: known.ownerId, deleted: false, body: { id, vehicle_id: known.vehicle.id } };
    expect(await factsOf(service, kind, id)).toEqual([expect.objectContaining(about)]);
    await known.person.put(`${path}/${id}`, change);
    expect(await factsOf(service, kind, id)).toHaveLength(1);
    await known.person.delete(`${path}/${id}`);
    expect((await factsOf(service, kind, id)).at(-1)).toMatchObject({ version: 3, deleted: true, body: null });
  });

  it('is that they went with their vehicle, and those of another stay', async () => {
    const known = await anOwner();
    const { body: chapter } = await known.had('Weiß', '1974-05-02', null);
    const { body: number } = await known.stamped('engine', '611', null);
    const other = await anOwner();
    const { body: stays } = await other.had('Moreau', '1974-05-02', null);
    await known.person.delete(`/api/vehicles/${known.vehicle.id}`);
    const isGone = async (kind: string, id: number) => (await factsOf(service, kind, id)).at(-1)!.deleted;
    expect(await isGone('ownership-chapter', chapter.id)).toBe(true);
    expect(await isGone('vehicle-identity', number.id)).toBe(true);
    expect(await isGone('ownership-chapter', stays.id)).toBe(false);
  });
});
