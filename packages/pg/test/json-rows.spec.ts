import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import fc from 'fast-check';
import pg from 'pg';
import { startTestService, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { JsonRows } from '../src/json-rows.js';
import { RowsClient } from '../src/rows-client.js';
import { raw, sql } from '../src/sql.js';

let service: TestService;

beforeAll(async () => {
  service = await startTestService(notesService);
});
afterAll(() => service.close());

const parsed = (rows: JsonRows): unknown => JSON.parse(rows.toJson().toString());

describe('makes what json_agg makes', () => {
  /** Generators of SQL literals, for each type that lists contain. */
  const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const literals: Record<string, fc.Arbitrary<string>> = {
    text: fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
      fc.constantFrom('', '"', '\\', '\n\t\b\f\r', '\u0001\u001f\u007f', 'é'.repeat(70_000), '</script>', '\u2028'),
    ),
    varchar: fc.constantFrom('Öl', '"', ''),
    uuid: fc.uuid(),
    smallint: fc.integer({ min: -32_768, max: 32_767 }).map(String),
    integer: fc.integer().map(String),
    bigint: fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n }).map(String),
    numeric: fc.oneof(fc.constantFrom('NaN', '-Infinity', '0.10', '-0.5', '84120'), fc.integer().map(String)),
    'double precision': fc.oneof(fc.double({ noNaN: true }).map(String), fc.constantFrom('NaN', '-Infinity')),
    boolean: fc.constantFrom('true', 'false'),
    date: fc.oneof(
      day.map((one) => one.toISOString().slice(0, 10)),
      fc.constantFrom('infinity', '-infinity'),
    ),
    time: fc.constantFrom('00:00', '23:59:59.5'),
    timestamptz: fc.oneof(
      day.map((one) => one.toISOString()),
      fc.constantFrom('infinity', '2026-05-09T12:00:00.000001+05:30'),
    ),
    json: fc.json(),
    jsonb: fc.json({ noUnicodeString: true }).map((text) => text.replaceAll('\\u0000', '')),
  };
  const types = Object.keys(literals);
  const row = fc.tuple(...types.map((type) => fc.option(literals[type]!, { freq: 5 })));

  it('of rows of every type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (rows) => {
        const columns = raw(types.map((type, nth) => `(value ->> ${nth})::${type} as "${type}"`).join());
        const values = sql`select ${columns} from json_array_elements(${JSON.stringify(rows)}::json) value`;
        const [wanted] = await service.database.rows<{ json: string }>(
          sql`select coalesce(json_agg(r), '[]') as json from (${values}) r`,
        );
        const made = await service.database.jsonRows(values);
        expect(made.toJson().toString()).toBe(wanted!.json);
      }),
    );
  });

  it('of names that JSON has to escape', async () => {
    expect(parsed(await service.database.jsonRows(sql`select 1 as "a""b\\c"`))).toEqual([{ 'a"b\\c': 1 }]);
  });

  it.each([1, 2_000, 10_000])('of %i rows, where many ask at once', async (count) => {
    const rows = sql`select n, repeat('ü', n % 700) as text from generate_series(1, ${count}::int) n`;
    const answers = await Promise.all([1, 2, 3].map(() => service.database.jsonRows(rows)));
    const wanted = Array.from({ length: count }, (_, nth) => ({ n: nth + 1, text: 'ü'.repeat((nth + 1) % 700) }));
    for (const answer of answers) {
      expect(answer.count).toBe(count);
      expect(parsed(answer)).toEqual(wanted);
    }
  });
});

it('keeps the leading columns apart, also where there is no row', async () => {
  const listed = (most: number) => sql`
    select 7 as total, null as nothing, n as place, n * 2 as twice
    from (select 1) one left join generate_series(1, ${most}::int) n on true`;
  const some = await service.database.jsonRows(listed(2), 3);
  expect([some.about, some.count, parsed(some)]).toEqual([['7', null, '1'], 2, [{ twice: 2 }, { twice: 4 }]]);
  const none = await service.database.jsonRows(listed(0), 3);
  expect([none.about, none.count, parsed(none)]).toEqual([['7', null, null], 0, []]);
});

it('goes on after a statement that fails, in the middle of its rows too', async () => {
  const fails = service.database.jsonRows(sql`select 1 / (5000 - n) as n from generate_series(1, 6000) n`);
  await expect(fails).rejects.toMatchObject({ code: '22012' });
  expect(parsed(await service.database.jsonRows(sql`select 1 as n`))).toEqual([{ n: 1 }]);
});

it('fails, and nothing else does, where the connection goes in the middle of its rows', async () => {
  const pool = (service.database.dataSource.driver as unknown as { master: pg.Pool }).master;
  const taken = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
  const asked = service.database.jsonRows(sql`
    select n, pg_sleep(case n when 20000 then 60 else 0 end)::text as nap from generate_series(1, 20000) n`);
  const client = (await taken) as unknown as { connection: { stream: Socket } };
  client.connection.stream.once('data', () => client.connection.stream.destroy(new Error('ECONNRESET')));
  await expect(asked).rejects.toThrow('ECONNRESET');
  expect(parsed(await service.database.jsonRows(sql`select 1 as n`))).toEqual([{ n: 1 }]);
});

it('refuses a type that it cannot write, and goes on', async () => {
  await expect(service.database.jsonRows(sql`select array[1] as list`)).rejects.toThrow(/column list is of the type/);
  expect(parsed(await service.database.jsonRows(sql`select 1 as n`))).toEqual([{ n: 1 }]);
});

describe('however it comes', () => {
  const { TEXT } = pg.types.builtins;
  const long = 'x'.repeat(40_000);
  const sent = Buffer.concat([
    dataRow('a', long),
    dataRow('', 'b'),
    framed('N', Buffer.from('Mnotice\0\0')),
    dataRow(long, '"'),
    framed('Z', Buffer.from('I')),
  ]);

  it.each([1, 2, 4, 5, 6, 7, 1_000, 40_000, 1e9])('in pieces of %i bytes', async (size) => {
    const client = new RowsClient();
    const socket = new EventEmitter();
    const connection = client.connection as unknown as EventEmitter & { attachListeners(from: EventEmitter): void };
    connection.attachListeners(socket);
    const others: string[] = [];
    for (const name of ['notice', 'readyForQuery', 'dataRow'])
      connection.removeAllListeners(name).on(name, () => others.push(name));
    const rows = new JsonRows();
    client.query = (() => {
      connection.emit('rowDescription', { fields: ['one', 'two'].map((name) => ({ name, dataTypeID: TEXT })) });
      for (let at = 0; at < sent.length; at += size) socket.emit('data', sent.subarray(at, at + size));
    }) as never;
    await client.queryInto(rows, { text: '' });
    expect(parsed(rows)).toEqual([
      { one: 'a', two: long },
      { one: '', two: 'b' },
      { one: long, two: '"' },
    ]);
    expect(others).toEqual(['notice', 'readyForQuery']);
  });
});

/** A DataRow message in PostgreSQL's protocol. */
function dataRow(...values: string[]): Buffer {
  const fields = values.map((value) => Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)]));
  return framed('D', Buffer.concat([Buffer.from([0, values.length]), ...fields]));
}

function framed(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
