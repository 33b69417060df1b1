import { countStatements } from '@carnet/svc-testing';
import { type Stack, openStack } from './stack.js';

const TEMPLATES = '/api/service-event-templates';
const IMPORT = `${TEMPLATES}/import`;
const MISSING = 'Invalid template data: Missing required fields';

const chain = { name: 'Chain', type: 'Repair', recurrence_type: 'Periodic', recurrence_mileage_interval: 600 };

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack?.close());

const importOne = async (input: object) => {
  const { body } = await stack.owner.post(IMPORT, [{ ...chain, ...input }]);
  const [{ id, msg }] = body.results;
  return id ? (await stack.owner.get(`${TEMPLATES}/${id}`)).body : { msg };
};

describe('importing templates', () => {
  it('tells in a dry run what would be stored and what is wrong, and stores nothing', async () => {
    const { status, body } = await stack.as(52).post(`${IMPORT}?dry_run=true`, [chain, { ...chain, type: 'Tuning' }]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, imported: 0, failed: 1 });
    expect(body.results[0]).toMatchObject({ index: 0, values: { ...chain, status: 'Open', recommended_parts: [] } });
    expect(body.results[1]).toMatchObject({ index: 1, msg: expect.any(String) });
    expect((await stack.as(52).get(TEMPLATES)).body).toEqual([]);
  });

  it('stores those that pass and tells what is wrong with the rest', async () => {
    const { status, body } = await stack
      .as(51)
      .post(IMPORT, [
        { ...chain, name: 'First' },
        { type: 'Repair', recurrence_type: 'Periodic' },
        null,
        'x',
        { ...chain, recurrence_mileage_interval: null },
        { ...chain, recurrence_type: 'Total_Mileage' },
        { ...chain, description: '<script>alert(1)</script>' },
        { ...chain, type: 'Tuning' },
        { ...chain, name: 'Last' },
      ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 9,
      imported: 2,
      failed: 7,
      results: [
        { index: 0, id: expect.any(Number) },
        { index: 1, msg: MISSING },
        { index: 2, msg: MISSING },
        { index: 3, msg: MISSING },
        { index: 4, msg: 'Time interval or mileage interval is required for Periodic recurrence type' },
        { index: 5, msg: 'Total mileage is required for Total_Mileage recurrence type' },
        { index: 6, msg: 'Invalid HTML content in description. Check browser console for details.' },
        { index: 7, msg: 'Type must be one of: Regular Maintenance, Repair, Modification, Other' },
        { index: 8, id: expect.any(Number) },
      ],
    });
    const stored = (await stack.as(51).get(TEMPLATES)).body.map(({ id, name }: any) => ({ id, name }));
    expect(stored).toEqual([
      { id: body.results[0].id, name: 'First' },
      { id: body.results[8].id, name: 'Last' },
    ]);
  });

  it('takes an exported file as it was', async () => {
    const { name, description, type, recurrence_type, recurrence_time_interval, ...rest } = (
      await stack.owner.post(TEMPLATES, {
        ...chain,
        description: '<p>Clean &amp; <em>oil</em></p><p><a href="https://example.org/">how</a></p>',
        recommended_parts: ['Chain spray', 'Brush'],
        estimated_cost: 12.34,
        status: 'Skipped',
        notes: 'Twice\nif wet',
        recurrence_total_age: 0,
      })
    ).body;
    const { recurrence_mileage_interval, recurrence_total_mileage, recurrence_total_age } = rest;
    const { status, estimated_cost, recommended_parts, notes } = rest;
    const file = {
      ...{ name, description, type, recurrence_type, recurrence_time_interval, recurrence_mileage_interval },
      ...{ recurrence_total_mileage, recurrence_total_age, status, estimated_cost, recommended_parts, notes },
    };
    expect(await importOne(file)).toMatchObject(file);
  });

  it('takes a single template as a list of one', async () => {
    expect((await stack.owner.post(IMPORT, chain)).body).toMatchObject({ total: 1, imported: 1, failed: 0 });
  });

  it.each([
    [{ description: 'Plain & simple' }, { description: '<p>Plain &amp; simple</p>' }],
    [{ recommended_parts: '["Spray", " "]' }, { recommended_parts: ['Spray'] }],
    [{ recommended_parts: 'Spray' }, { recommended_parts: [] }],
    [{ recurrence_mileage_interval: '600.7' }, { recurrence_mileage_interval: 600 }],
    [{ recurrence_mileage_interval: 600.7 }, { recurrence_mileage_interval: 600 }],
    [{ estimated_cost: '12.5' }, { estimated_cost: 12.5 }],
    [{ status: undefined }, { status: 'Open' }],
    [{ name: 'a\ud800' }, { name: 'a\ufffd' }],
    [{ id: 7, owner_id: 8, version: 9 }, { name: 'Chain' }],
    [{ recurrence_mileage_interval: -5 }, { msg: 'Recurrence mileage interval must be at least 0' }],
    [{ description: 5 }, { msg: 'Invalid HTML content in description. Check browser console for details.' }],
    [{ status: 'Done' }, { msg: 'Status must be one of: Open, In_Work, Completed, Skipped' }],
  ])('makes of %j what a form would', async (input, stored) => {
    expect(await importOne(input)).toMatchObject(stored);
  });

  it.each([
    [[], 'No templates found in file'],
    ['"x"', 'Send a list of templates, or one template'],
    [Array(5_001).fill(chain), 'An import takes at most 5,000 templates'],
  ])('refuses %#', async (body, msg) => {
    expect(await stack.owner.post(IMPORT, body)).toMatchObject({ status: 400, body: { msg } });
  });

  it('stores 5,000 in one statement, and once for one key', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => ({ ...chain, name: `Chain ${n}` }));
    const client = stack.as(52);
    let answer: any;
    const statements = await countStatements(async () => (answer = await client.post(IMPORT, many)));
    expect(answer.body).toMatchObject({ total: 5_000, imported: 5_000, failed: 0 });
    expect(statements).toHaveLength(1);
    const last = answer.body.results.at(-1);
    expect((await client.get(`${TEMPLATES}/${last.id}`)).body.name).toBe('Chain 4999');
    const key = { 'idempotency-key': 'import-1' };
    const first = await client.post(IMPORT, [chain], key);
    expect((await client.post(IMPORT, [chain], key)).body).toEqual(first.body);
    expect((await client.get(`${TEMPLATES}?limit=1`)).headers['x-total-count']).toBe('5001');
  });
});
