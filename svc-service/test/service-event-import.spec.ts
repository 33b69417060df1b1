import { countStatements } from '@carnet/svc-testing';
import { aPart, aVehicle, type Stack, oilChange, openStack, STRANGER } from './stack.js';

const IMPORT = '/api/service/events/import';
const REQUIRED = 'Vehicle, type, and name are required';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aVehicle(2), aVehicle(3, {}, STRANGER), aPart(11, 1), aPart(12, 1), aPart(21, 2));
});
afterAll(() => stack?.close());

const stored = async () => (await stack.owner.get('/api/service/events')).body.length;
const importOne = async (input: object) => {
  const { body } = await stack.owner.post(IMPORT, [oilChange(1, input)]);
  const [{ id, msg }] = body.results;
  return id ? (await stack.owner.get(`/api/service/events/${id}`)).body : { msg };
};

describe('importing events', () => {
  it('stores those that pass and tells what is wrong with the rest', async () => {
    const before = await stored();
    const { status, body } = await stack.owner.post(IMPORT, [
      oilChange(1, { name: 'First', parts: [{ id: 12 }, { id: 11, quantity: 2 }], cost: '12.50' }),
      { name: 'No vehicle', type: 'Repair' },
      oilChange(3),
      null,
      oilChange(1, { type: 'Tuning' }),
      oilChange(1, { parts: [{ id: 21 }] }),
      oilChange(1, { parts: [{ id: 99 }] }),
      oilChange(2, { name: 'Last', parts: [{ id: 21 }] }),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 8,
      imported: 2,
      failed: 6,
      results: [
        { index: 0, id: expect.any(Number) },
        { index: 1, msg: REQUIRED },
        { index: 2, msg: 'Vehicle not found' },
        { index: 3, msg: REQUIRED },
        {
          index: 4,
          msg: 'Invalid service event type. Must be one of: Regular Maintenance, Repair, Modification, Other',
        },
        { index: 5, msg: 'A part belongs to another vehicle' },
        { index: 6, msg: 'Part not found' },
        { index: 7, id: expect.any(Number) },
      ],
    });
    expect(await stored()).toBe(before + 2);
    const first = (await stack.owner.get(`/api/service/events/${body.results[0].id}`)).body;
    expect(first).toMatchObject({
      name: 'First',
      cost: 12.5,
      parts: [
        { id: 12, quantity: 1 },
        { id: 11, quantity: 2 },
      ],
    });
    const last = (await stack.owner.get(`/api/service/events/${body.results[7].id}`)).body;
    expect(last).toMatchObject({ name: 'Last', vehicle_id: 2, parts: [{ id: 21 }] });
  });

  it('tells in a dry run what would be stored and what is wrong, and stores nothing', async () => {
    const before = await stored();
    const facts = (await stack.facts()).length;
    const file = [
      oilChange(1, { name: ' First ', status: 'done', cost: '12.50', description: 'Warm', parts: '[{"id":12}]' }),
      oilChange(3),
      oilChange(1, { type: 'Tuning' }),
    ];
    const key = { 'idempotency-key': 'tried-out' };
    const { status, body } = await stack.owner.post(`${IMPORT}?dry_run=true`, file, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 3,
      imported: 0,
      failed: 2,
      results: [
        {
          index: 0,
          values: expect.objectContaining({ vehicle_id: 1, name: 'First', status: 'Completed', cost: 12.5 }),
        },
        { index: 1, msg: 'Vehicle not found' },
        { index: 2, msg: expect.stringContaining('Invalid service event type.') },
      ],
    });
    expect(body.results[0].values).toMatchObject({ description: 'Warm', parts: [{ id: 12, quantity: 1 }] });
    expect(await stored()).toBe(before);
    expect(await stack.facts()).toHaveLength(facts);
    expect((await stack.owner.post(IMPORT, file, key)).body).toMatchObject({ imported: 1, failed: 2 });
  });

  it('says which photos of a file are left out, in a dry run and after it', async () => {
    const file = [
      oilChange(1, { photos: '["a.jpg", "b.jpg"]' }),
      oilChange(1, { photos: [{ file_path: 'c.jpg' }] }),
      oilChange(1),
    ];
    const notes = [
      '2 photos are left out: a JSON file brings no pictures. Import a ZIP of both, or upload them',
      '1 photo is left out: a JSON file brings no pictures. Import a ZIP of both, or upload them',
      undefined,
    ];
    for (const path of [`${IMPORT}?dry_run=true`, IMPORT]) {
      const { body } = await stack.owner.post(path, file);
      expect(body.results.map(({ note }: { note?: string }) => note)).toEqual(notes);
    }
  });

  it('wants to know for sure whether it is a dry run', async () => {
    const before = await stored();
    expect((await stack.owner.post(`${IMPORT}?dry_run=perhaps`, [oilChange(1)])).status).toBe(400);
    expect(await stored()).toBe(before);
  });

  it('takes a file of a single object as a list of one', async () => {
    const { body } = await stack.owner.post(IMPORT, oilChange(1));
    expect(body).toMatchObject({ total: 1, imported: 1, failed: 0, results: [{ index: 0, id: expect.any(Number) }] });
  });

  it('tells of each in the same transaction', async () => {
    const { body } = await stack.owner.post(IMPORT, [oilChange(1, { parts: [{ id: 11 }] }), oilChange(2)]);
    const ids = body.results.map(({ id }: { id: number }) => id);
    const told = (await stack.facts()).filter(({ key }) => ids.includes(Number(key)));
    expect(told.map(({ version, owner_id, body: event }) => ({ version, owner_id, ...event }))).toEqual([
      expect.objectContaining({
        id: ids[0],
        version: 1,
        owner_id: 7,
        vehicle_id: 1,
        part_ids: [11],
        status: 'Completed',
      }),
      expect.objectContaining({ id: ids[1], version: 1, owner_id: 7, vehicle_id: 2, part_ids: [] }),
    ]);
  });

  it('says loosely what a form says strictly', async () => {
    const event = await importOne({
      vehicle_id: '1',
      status: 'done',
      mileage_at_service: '12000.7',
      cost: '45.5',
      parts: '[{"id":11}]',
      photos: '["a.jpg"]',
      description: 'Oil & filter <new>',
      notes: '<p>Next time:</p><ul><li>new <strong>washer</strong></li></ul>',
      report: { content: 'done <b>well</b>' },
    });
    expect(event).toMatchObject({
      status: 'Completed',
      mileage_at_service: 12_000,
      cost: 45.5,
      parts: [{ id: 11 }],
      photos: [],
      description: 'Oil & filter <new>',
      notes: 'Next time:\n- new washer',
      report_content: 'done well',
    });
  });

  it.each(['Completed', 'Upcoming', 'Overdue'])('keeps the status %s', async (status) => {
    expect((await importOne({ status })).status).toBe(status);
  });

  it.each(['no list', '{"id":11}', 5, {}, null])('takes the parts %j for none', async (parts) => {
    expect((await importOne({ parts })).parts).toEqual([]);
  });

  it.each([
    [{ name: '' }, REQUIRED],
    [{ name: 5 }, 'Name must be text'],
    [{ description: 5 }, 'Invalid HTML content in description. Check browser console for details.'],
    [
      { description: '<script>x()</script>' },
      'Invalid HTML content in description. Check browser console for details.',
    ],
    [{ mileage_at_service: '12 000 km' }, 'Mileage at service must be a whole number'],
    [{ mileage_at_service: -1 }, 'Mileage at service must be at least 0'],
    [{ cost: 'free' }, 'Cost must be a number with at most 2 decimals'],
    [{ date_performed: '01/02/2024' }, 'Date performed must be a date (YYYY-MM-DD) that exists'],
    [{ parts: [{ id: 11 }, { id: 11 }] }, 'A part can be added to an event only once'],
    [{ parts: ['filter'] }, 'Parts must hold objects'],
    [{ template_id: 1 }, 'Template not found'],
    [{ vehicle_id: {} }, 'Vehicle id must be a whole number'],
    [{ notes: 'a\u0000b' }, 'Notes must not contain NUL characters'],
  ])('refuses %j', async (input, msg) => {
    expect(await importOne(input)).toMatchObject({ msg });
  });

  it('bears half a character pair', async () => {
    expect((await importOne({ name: 'a\ud800b' })).name).toBe('a\ufffdb');
  });

  it.each([
    [[], 'No service events found in file'],
    [Array(5_001).fill({}), 'An import takes at most 5,000 service events'],
    ['"text"', 'Send a list of service events, or one service event'],
    ['5', 'Send a list of service events, or one service event'],
    ['null', 'The body must be a JSON object'],
    ['[{]', 'The body is not valid JSON'],
    ['', 'The body is empty'],
  ])('refuses a file that is no list of events (%#)', async (body, msg) => {
    const before = await stored();
    expect(await stack.owner.post(IMPORT, body)).toMatchObject({ status: 400, body: { msg } });
    expect(await stored()).toBe(before);
  });

  it('refuses more than 10 MB, and takes what a create would not @thorough', async () => {
    const large = (bytes: number) => [oilChange(1, { junk: 'x'.repeat(bytes) })];
    expect((await stack.owner.post(IMPORT, large(10 * 1024 * 1024))).status).toBe(413);
    expect((await stack.owner.post(IMPORT, large(9 * 1024 * 1024))).body.imported).toBe(1);
    expect((await stack.owner.post('/api/service/events', large(2 * 1024 * 1024))).status).toBe(413);
  });

  it('answers a retry with the same Idempotency-Key without storing again', async () => {
    const key = { 'idempotency-key': 'import-1' };
    const first = await stack.owner.post(IMPORT, [oilChange(1)], key);
    const before = await stored();
    expect((await stack.owner.post(IMPORT, [oilChange(1)], key)).body).toEqual(first.body);
    expect(await stored()).toBe(before);
  });

  it('asks svc-garage for what was created just now', async () => {
    stack.knownToGarage(aVehicle(41), aPart(411, 41));
    const { body } = await stack.owner.post(IMPORT, [oilChange(41, { parts: [{ id: 411 }] }), oilChange(42)]);
    expect(body.results).toMatchObject([
      { index: 0, id: expect.any(Number) },
      { index: 1, msg: 'Vehicle not found' },
    ]);
  });

  it('takes 5,000 events in a handful of statements @thorough', async () => {
    await stack.told(aVehicle(50), aPart(501, 50));
    const file = Array.from({ length: 5_000 }, (_, n) =>
      oilChange(50, {
        name: `Event ${n}`,
        description: 'Plain',
        notes: '<p>Rich</p>',
        parts: n % 3 === 0 ? [{ id: 501 }] : [],
      }),
    );
    await stack.owner.post(IMPORT, [oilChange(50)]);
    let answer: any;
    const statements = await countStatements(async () => (answer = await stack.owner.post(IMPORT, file)));
    expect(answer.body).toMatchObject({ total: 5_000, imported: 5_000, failed: 0 });
    expect(statements).toHaveLength(3);
    const { body } = await stack.owner.get('/api/service/vehicles/50/events');
    expect(body).toHaveLength(5_001);
    const byId = new Map(body.map((event: any) => [event.id, event.name]));
    for (const { index, id } of answer.body.results) expect(byId.get(id)).toBe(`Event ${index}`);
    expect((await stack.facts()).filter(({ body: event }) => event.vehicle_id === 50)).toHaveLength(5_001);
  });
});
