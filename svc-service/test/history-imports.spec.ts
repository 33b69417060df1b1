import { randomUUID } from 'node:crypto';
import { sql } from '@carnet/pg';
import { aPart, aVehicle, oilChange, openStack, type Stack, STRANGER } from './stack.js';

const PATH = '/api/imports/history';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aVehicle(3, {}, STRANGER), aPart(5, 1));
});
afterAll(() => stack?.close());

const aBatch = (fileName = 'history.csv') => {
  const batch = randomUUID();
  return { batch, url: `${PATH}?batch=${batch}&file_name=${fileName}&product=Fuelio` };
};
const stored = async () => (await stack.owner.get('/api/service/events')).body.length as number;
const listed = async (batch: string) =>
  (await stack.owner.get(PATH)).body.imports.find((one: { batch: string }) => one.batch === batch);

describe('an import of a history', () => {
  it('makes one event of a row, however often it is sent, also in other company', async () => {
    const before = await stored();
    const { batch, url } = aBatch();
    const rows = [2, 3].map((row) => ({ ...oilChange(1), row }));
    const first = await stack.owner.post(url, rows);
    expect(first.body).toMatchObject({ total: 2, imported: 2, failed: 0 });
    const second = await stack.owner.post(url, [...rows, { ...oilChange(1), row: 4 }]);
    expect(second.body.results.slice(0, 2)).toEqual(first.body.results);
    expect(await stored()).toBe(before + 3);
    expect(await listed(batch)).toMatchObject({ file_name: 'history.csv', product: 'Fuelio', made: 3 });
  });

  it('is journaled and told in the order of its rows, however long it is', async () => {
    const { url } = aBatch();
    const rows = Array.from({ length: 1_000 }, (_, n) => ({
      ...oilChange(1),
      name: `Row ${n}`,
      cost: n % 2 ? 20.5 : null,
      parts: n % 500 ? [] : [{ id: 5, quantity: 2 }],
    }));
    const { results } = (await stack.owner.post(url, rows)).body;
    const ids = results.map(({ id }: { id: number }) => id) as number[];
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    const journal = await stack.database.rows<{ record_id: number; action: string; fields: object }>(
      sql`select record_id, action, fields from journal where record_id = any(${ids}::int[]) order by seq`,
    );
    expect(journal.map(({ record_id, action }) => `${action} ${record_id}`)).toEqual(ids.map((id) => `created ${id}`));
    expect(journal[1]!.fields).toMatchObject({ name: 'Row 1', cost: '20.5', vehicle_id: '1' });
    expect(journal[500]!.fields).toMatchObject({ name: 'Row 500', parts: '[{"id": 5, "quantity": 2}]' });
    expect(journal[2]!.fields).not.toHaveProperty('cost');
    const told = (await stack.facts()).filter(({ key }) => ids.includes(Number(key)));
    expect(told.map(({ key }) => Number(key))).toEqual(ids);
  });

  it('makes a row once that two calls bring at the same time', async () => {
    const before = await stored();
    const { url } = aBatch();
    const answers = await Promise.all([1, 2, 3].map(() => stack.owner.post(url, [{ ...oilChange(1), row: 2 }])));
    expect(new Set(answers.map(({ body }) => body.results[0].id)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  it('says what is wrong with which row, and takes it once it is right', async () => {
    const { url } = aBatch();
    const wrong = await stack.owner.post(url, [
      { ...oilChange(3), row: 7 },
      { ...oilChange(1), row: 8 },
    ]);
    expect(wrong.body).toMatchObject({ imported: 1, results: [{ msg: 'Vehicle not found' }, { index: 1 }] });
    expect((await stack.owner.post(url, [{ ...oilChange(1), row: 7 }])).body).toMatchObject({ imported: 1 });
  });

  it('names the one bad row of a long piece, and stores all others', async () => {
    const before = await stored();
    const rows = Array.from({ length: 1_000 }, (_, n) => ({
      ...oilChange(1),
      ...(n === 700 && { parts: [{ id: 5 }, { id: 5 }] }),
    }));
    const { imported, results } = (await stack.owner.post(aBatch().url, rows)).body;
    expect(imported).toBe(999);
    expect(results.filter(({ msg }: { msg?: string }) => msg)).toMatchObject([
      { index: 700, msg: 'A part can be added to an event only once' },
    ]);
    expect(await stored()).toBe(before + 999);
  });

  it('says of which file it was, in lower case; a hash that is none is refused', async () => {
    const { batch, url } = aBatch();
    const hash = 'A'.repeat(64);
    expect((await stack.owner.post(`${url}&file_sha256=${hash}`, [oilChange(1)])).status).toBe(200);
    expect(await listed(batch)).toMatchObject({ file_sha256: 'a'.repeat(64) });
    const refused = await stack.owner.post(`${aBatch().url}&file_sha256=abc`, [oilChange(1)]);
    expect([refused.status, refused.body.msg]).toEqual([400, "The file's hash must be 64 hexadecimal digits"]);
  });

  it('stores nothing in a dry run', async () => {
    const before = await stored();
    const { batch, url } = aBatch();
    expect((await stack.owner.post(`${url}&dry_run=true`, [oilChange(1)])).body).toMatchObject({ imported: 0 });
    expect(await stored()).toBe(before);
    expect(await listed(batch)).toBeUndefined();
  });

  it('is undone but for what was changed since, which is told as facts', async () => {
    const before = await stored();
    const { batch, url } = aBatch();
    const { results } = (await stack.owner.post(url, [oilChange(1), oilChange(1), oilChange(1)])).body;
    await stack.owner.put(`/api/service/events/${results[1].id}`, { name: 'Mine now' });
    await stack.owner.delete(`/api/service/events/${results[2].id}`);
    expect((await stack.owner.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 1, kept: 1 });
    expect(await stored()).toBe(before + 1);
    expect(await stack.facts()).toContainEqual(
      expect.objectContaining({ kind: 'service-event', key: String(results[0].id), deleted: true }),
    );
    expect((await stack.owner.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 0, kept: 0 });
  });

  it('is nothing to another person, by the same name or not', async () => {
    const { batch, url } = aBatch();
    const mine = (await stack.owner.post(url, [oilChange(1)])).body.results[0].id;
    const theirs = (await stack.stranger.post(url, [oilChange(3)])).body.results[0].id;
    expect(theirs).not.toBe(mine);
    expect((await stack.stranger.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 1, kept: 0 });
    expect((await stack.owner.get(`/api/service/events/${mine}`)).status).toBe(200);
  });

  it.each([
    ['no UUID', `${PATH}?batch=mine&file_name=a.csv`, [oilChange(1)]],
    ['no file', `${PATH}?batch=${randomUUID()}`, [oilChange(1)]],
    [
      'two entries of one row',
      aBatch().url,
      [
        { ...oilChange(1), row: 2 },
        { ...oilChange(1), row: 2 },
      ],
    ],
  ])('is refused with %s', async (_, url, body) => {
    const before = await stored();
    expect((await stack.owner.post(url, body)).status).toBe(400);
    expect(await stored()).toBe(before);
  });
});
