import { EventEmitter } from 'node:events';
import pg from 'pg';
import { LongJsonClient } from '../src/database/long-json.js';
import { sql } from '../src/database/sql.js';
import { startTestService, type TestService } from '../src/testing/index.js';
import { notesService } from './fixtures/notes-service.js';

const LENGTHS = [0, 1, 32_700, 32_760, 32_768, 70_000, 1_500_000];

let service: TestService;

beforeAll(async () => {
  service = await startTestService(notesService);
});
afterAll(() => service.close());

const jsonOf = (length: number) => sql`
  select ${length}::int as length, to_json(repeat('ü', ${length}::int)) as json, null::json as nothing, 'ü' as text
  from generate_series(1, 2)`;
const wanted = (length: number) => JSON.stringify('ü'.repeat(length));

interface Answer {
  length: number;
  json: string | Buffer;
  nothing: null;
  text: string;
}

it.each(LENGTHS)('answers JSON of %i characters as it is, where many ask at once', async (length) => {
  const answers = await Promise.all([1, 2, 3].map(() => service.database.bytes.rows<Answer>(jsonOf(length))));
  for (const { json, ...others } of answers.flat()) {
    expect(others).toEqual({ length, nothing: null, text: 'ü' });
    expect(json.toString()).toBe(wanted(length));
    expect(Buffer.isBuffer(json)).toBe(length * 2 > 32_768);
  }
});

it('answers text to who does not ask for bytes', async () => {
  const [row] = await service.database.rows<Answer>(jsonOf(70_000));
  expect(row!.json).toBe(wanted(70_000));
});

it('reads other long values as ever', async () => {
  const [row] = await service.database.bytes.rows(sql`
    select repeat('é', 70000) as text, decode(repeat('00ff', 20000), 'hex') as bytes, to_jsonb(repeat('x', 70000)) as kept,
           array_fill(7, array[30000]) as numbers`);
  expect(row).toEqual({
    text: 'é'.repeat(70_000),
    bytes: Buffer.from('00ff'.repeat(20_000), 'hex'),
    kept: 'x'.repeat(70_000),
    numbers: Array(30_000).fill(7),
  });
});

it('goes on after a statement that fails', async () => {
  await expect(service.database.bytes.rows(sql`select to_json(1 / 0) as json`)).rejects.toMatchObject({
    code: '22012',
  });
  const [row] = await service.database.bytes.rows<Answer>(jsonOf(70_000));
  expect(row!.json.toString()).toBe(wanted(70_000));
});

/** What the server sent for two long rows and a short one, and how it came: in pieces of this many bytes. */
it.each([1, 2, 4, 5, 6, 7, 1_000, 32_773, 40_000, 1e9])('takes what comes in pieces of %i bytes', (size) => {
  const client = new LongJsonClient();
  const socket = new EventEmitter();
  const connection = client.connection as unknown as EventEmitter & { attachListeners(from: EventEmitter): void };
  const rows: unknown[] = [];
  connection.attachListeners(socket);
  connection
    .removeAllListeners('dataRow')
    .on('dataRow', ({ fields }: { fields: unknown[] }) => rows.push(fields.map(String)));
  connection.emit('rowDescription', { fields: [{ dataTypeID: pg.types.builtins.JSON }, { dataTypeID: 25 }] });
  const long = 'x'.repeat(40_000);
  const sent = Buffer.concat([dataRow(long, 'a'), dataRow('{}', 'b'), dataRow('[]', long), dataRow('1', 'c')]);
  for (let at = 0; at < sent.length; at += size) socket.emit('data', sent.subarray(at, at + size));
  expect(rows).toEqual([
    [long, 'a'],
    ['{}', 'b'],
    ['[]', long],
    ['1', 'c'],
  ]);
});

/** A row as PostgreSQL sends it. */
function dataRow(...values: string[]): Buffer {
  const fields = values.map((value) => Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)]));
  const count = Buffer.from([0, values.length]);
  const body = Buffer.concat([count, ...fields]);
  return Buffer.concat([Buffer.from('D'), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
