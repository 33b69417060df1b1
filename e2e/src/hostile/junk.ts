import fc from 'fast-check';

/** Values that have crashed parsers, columns and templates elsewhere. */
const KNOWN: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'NaN',
  '1e5',
  '0x10',
  '2024-02-30',
  '9999-12-31',
  '-0001-01-01',
  '9'.repeat(400),
  'x'.repeat(100_000),
  "'; drop table service_events; --",
  '%_\\',
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<'.repeat(5_000),
  '../../etc/passwd',
  [],
  [[]],
  [null],
  {},
  { id: 1 },
  { constructor: { prototype: { owner_id: 1 } } },
  JSON.parse('{"__proto__": {"owner_id": 1}}'),
  nested(60),
];

/** Unexpected JSON values. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...KNOWN), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.double(), weight: 1 },
);

/** Path segments: invalid ids, and texts that a proxy may mishandle. */
export const junkOfPath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '9'.repeat(30),
    'null',
    '%00',
    '%ff',
    '%zz',
    '%2e%2e%2f',
    '1;--',
    '1%20or%201=1',
    '١',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
);

/** Bodies that are invalid or hardly valid JSON. */
export const junkOfBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    '"',
    'null',
    'undefined',
    '{"a":1,}',
    '\ufeff{}',
    '[1',
    '{"__proto__":null}',
    '\u0000',
    '['.repeat(5_000),
  ),
  fc.json({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values for headers that a service or the gateway reads. */
export const junkOfHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  header('if-match', '""', 'W/"1"', '*', '"99999999999999999999"', '1', '"1", "2"'),
  header('idempotency-key', 'x', 'x'.repeat(300), ' ', '0', '../'),
  header(
    'content-type',
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '/',
  ),
  header('x-request-id', 'x'.repeat(500), '<script>', '"\\'),
  header('accept', 'text/html', '*/*;q=0', ','),
  header('x-forwarded-for', '127.0.0.1', '::', 'nobody', ','.repeat(100)),
  header('content-encoding', 'gzip', 'br', 'identity', 'x'),
);

function header(name: string, ...values: string[]): fc.Arbitrary<Record<string, string>> {
  return fc.constantFrom(...values).map((value) => ({ [name]: value }));
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: [nested(depth - 1)] };
}
