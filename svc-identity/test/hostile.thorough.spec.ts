import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { aNewcomer, TestIdentity } from './identity.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { requestBody?: unknown }>>;
};
/** All routes with a body, from the service's OpenAPI document. */
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation.requestBody)
    .map(([method]) => [method.toUpperCase() as Method, path] as const),
);
const FIELDS = ['username', 'email', 'firstName', 'lastName', 'password', 'currentPassword', 'newPassword', 'token'];

let identity: TestIdentity;
let token: string;
beforeAll(async () => {
  identity = await TestIdentity.start({
    SIGN_IN_TRIES_PER_ACCOUNT: '1000000',
    SIGN_IN_TRIES_PER_ADDRESS: '1000000',
    REGISTRATIONS_PER_ADDRESS: '1000000',
  });
  token = (await identity.register(aNewcomer())).body.token;
});
afterAll(() => identity.close());

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
    'DELETE /api/auth/me',
    'POST /api/auth/api-keys',
    'POST /api/auth/confirm-email',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/me/providers',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/sign-in',
    'POST /api/auth/providers/exchange',
    'POST /api/auth/register',
    'POST /api/auth/reset-password',
    'POST /api/auth/second-factor/proof',
    'POST /api/auth/second-factor/sign-in',
    'POST /api/auth/second-factor/sign-in/options',
    'POST /api/auth/second-factor/totp/confirm',
    'POST /api/auth/sharing/invitations',
    'POST /api/auth/sharing/invitations/accept',
    'POST /api/auth/sharing/invitations/read',
    'POST /api/auth/undo-email',
    'POST /api/handovers',
    'POST /api/handovers/{id}/accept',
    'PUT /api/auth/me',
    'PUT /api/auth/passkeys/{id}',
    'PUT /api/auth/password',
  ]);
});

it.each(routes)('%s %s answers whatever comes with a message, and never with 5xx', async (method, path) => {
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const answer = await identity.call(method, path, json(sent), { token });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.body.msg).toEqual(expect.stringMatching(/./));
    }),
    { numRuns: 300 },
  );
});

it.each(routes.filter(([, path]) => path !== '/api/auth/me'))(
  '%s %s refuses what is no JSON object',
  async (method, path) => {
    for (const sent of ['', '{', '[]', '[1]', 'null', '"text"', '7', 'true', '{"__proto__": {"username": "x"}}']) {
      const { status, body } = await identity.call(method, path, sent, { token });
      expect({ sent, status, told: typeof body.msg }).toEqual({ sent, status: 400, told: 'string' });
    }
  },
);

it('refuses a body that is too large or no JSON by its type', async () => {
  const tooLarge = JSON.stringify({ email: 'x'.repeat(1_100_000), password: 'x' });
  expect((await identity.call('POST', '/api/auth/login', tooLarge)).status).toBe(413);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await identity.call('POST', '/api/auth/login', 'email=x', { headers: form })).status).toBe(415);
});
