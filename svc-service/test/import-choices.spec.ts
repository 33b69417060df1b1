import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { openStack, OWNER, type Stack } from './stack.js';

const PATH = '/api/imports/choices';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

const aTable = (headers: string, column = 0) => ({
  ...{ headers, kind: 'Repair', unit: null, currency: null },
  columns: [{ field: 'date', column }],
});
const save = (body: object) => stack.owner.put(PATH, body);
const get = async () => (await stack.owner.get(PATH)).body;

describe('what was chosen in imports', () => {
  it('is what was named last; what is not named stays', async () => {
    await save({ categories: [{ name: 'Versicherung', type: 'Other' }] });
    const answer = await save({
      categories: [
        { name: 'Bremsen', type: 'Other' },
        { name: 'Bremsen', type: 'Repair' },
      ],
      tables: [aTable('when|what'), aTable('when|what', 1)],
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      categories: [
        { name: 'Bremsen', type: 'Repair' },
        { name: 'Versicherung', type: 'Other' },
      ],
      tables: [aTable('when|what', 1)],
    });
    await save({ categories: [{ name: 'Versicherung', type: 'Modification' }], tables: [aTable('a|b')] });
    expect(await get()).toMatchObject({
      categories: [{ type: 'Repair' }, { type: 'Modification' }],
      tables: [{ headers: 'a|b' }, { headers: 'when|what' }],
    });
  });

  it('may be that the rows of a table are fill-ups', async () => {
    const answer = await save({ tables: [{ ...aTable('day|litres'), kind: 'fill-up' }] });
    expect(answer.status).toBe(200);
    expect((await get()).tables[0]).toMatchObject({ headers: 'day|litres', kind: 'fill-up' });
  });

  it('is of its person alone', async () => {
    await save({ categories: [{ name: 'Mine', type: 'Repair' }], tables: [aTable('mine|too')] });
    expect((await stack.stranger.get(PATH)).body).toEqual({ categories: [], tables: [] });
    await stack.stranger.put(PATH, { categories: [{ name: 'Mine', type: 'Other' }], tables: [aTable('mine|too', 7)] });
    expect((await get()).categories).toContainEqual({ name: 'Mine', type: 'Repair' });
    expect((await get()).tables).toContainEqual(aTable('mine|too'));
  });

  it('has the last 50 tables, however long their headers are', async () => {
    const long = 'Überschrift|'.repeat(1_500);
    for (const from of [0, 30])
      await save({ tables: Array.from({ length: 30 }, (_, at) => aTable(`${long}${from + at}`)) });
    const { tables } = await get();
    expect(tables).toHaveLength(50);
    expect(tables[0].headers).toBe(`${long}59`);
  });

  it.each([
    ['a category of no type', { categories: [{ name: 'Wash' }] }],
    ['a type that there is not', { categories: [{ name: 'Wash', type: 'Cleaning' }] }],
    ['a table without headers', { tables: [{ ...aTable('x'), headers: ' ' }] }],
    ['a column that is none', { tables: [{ ...aTable('x'), columns: [{ field: 'date', column: -1 }] }] }],
    ['another unit', { tables: [{ ...aTable('x'), unit: 'leagues' }] }],
    ['no list', { tables: 'all' }],
  ])('is refused with %s', async (_, body) => {
    const before = await get();
    const answer = await save(body);
    expect([answer.status, typeof answer.body.msg]).toEqual([400, 'string']);
    expect(await get()).toEqual(before);
  });

  it('goes with its person', async () => {
    await save({ categories: [{ name: 'Wash', type: 'Other' }], tables: [aTable('to|go')] });
    stack.producers.identity.publish({ kind: 'user', key: OWNER, ownerId: OWNER, deleted: true });
    await eventually(async () =>
      expect(
        await stack.database.rows(sql`
          select 1 from import_categories where owner_id = ${OWNER}
          union all select 1 from import_tables where owner_id = ${OWNER}`),
      ).toEqual([]),
    );
  });
});
