import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { aNewcomer, TestNotify } from './notify.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { requestBody?: unknown }>>;
};
/** Every route with a body, from the service's OpenAPI document. */
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation.requestBody)
    .map(([method]) => [method.toUpperCase() as Method, path] as const),
);
const FIELDS = ['address', 'key', 'name', 'url', 'events', 'enabled', 'point', 'days', 'token', 'endpoint', 'auth'];

let stack: TestNotify;
let token: string;
beforeAll(async () => {
  stack = await TestNotify.start();
  token = (await stack.register(aNewcomer())).body.token;
});
afterAll(() => stack.close());

const odd = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '%00',
    "' or 1=1 --",
    '__proto__',
    'x'.repeat(5_000),
    2 ** 63,
    -1,
    '1e999',
    [[]],
    {},
  ),
);
const body = fc.oneof(odd, fc.record(Object.fromEntries(FIELDS.map((field) => [field, odd])), { requiredKeys: [] }));
const json = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '';
  } catch {
    return '{';
  }
};

it('finds its routes in the document', () => {
  expect(routes.map((route) => route.join(' ')).sort()).toEqual([
    'PATCH /api/reminders/calendar',
    'POST /api/imports/lubelogger',
    'POST /api/imports/lubelogger/file',
    'POST /api/reminders/channels/devices',
    'POST /api/reminders/channels/devices/renewed',
    'POST /api/reminders/channels/topics',
    'POST /api/reminders/links',
    'POST /api/reminders/links/snooze',
    'POST /api/reminders/snoozes',
    'POST /api/reminders/unsubscribe',
    'POST /api/webhooks',
    'PUT /api/reminders',
    'PUT /api/reminders/channels/{id}',
    'PUT /api/webhooks/{id}',
  ]);
});

it.each(routes)('%s %s answers whatever comes with a message, and never with 5xx', async (method, path) => {
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const answer = await stack.call(method, path, json(sent), { token });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.body.msg).toEqual(expect.stringMatching(/./));
    }),
    { numRuns: 300 },
  );
});

it.each(routes)('%s %s refuses what is no JSON object', async (method, path) => {
  for (const sent of ['', '{', '[]', '[1]', 'null', '"text"', '7', 'true', '{"__proto__": {"url": "x"}}']) {
    const { status, body } = await stack.call(method, path, sent, { token });
    expect({ sent, status, told: typeof body.msg }).toEqual({ sent, status: 400, told: 'string' });
  }
});
