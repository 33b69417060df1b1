import { sql } from '@carnet/pg';
import { aNewcomer, PASSWORD, TestNotify } from './notify.js';

const HOOK = { name: 'x', url: 'https://a.example/', events: ['vehicle'], enabled: true };

let stack: TestNotify;
let token: string;
let owner: number;

beforeAll(async () => (stack = await TestNotify.start()));
afterAll(() => stack.close());
beforeEach(async () => {
  const { body } = await stack.register(aNewcomer());
  [token, owner] = [body.token, body.user.id];
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  stack.call(method, path, body, { token });
const later = () =>
  stack.identity.database.rows(
    sql`update sessions set created_at = now() - interval '11 minutes', proven_at = null where owner_id = ${owner}`,
  );
const prove = () => call('POST', '/api/auth/second-factor/proof', { password: PASSWORD });
const deeds = {
  'an address of a calendar': () => call('POST', '/api/reminders/calendar'),
  'a topic': () => call('POST', '/api/reminders/channels/topics', { address: 'https://ntfy.example/x' }),
  'a webhook': () => call('POST', '/api/webhooks', HOOK),
};

it.each(Object.entries(deeds))('wants a proof of the last ten minutes: %s', async (_, deed) => {
  await later();
  expect(await deed()).toMatchObject({
    status: 403,
    body: { code: 'second_factor.step_up_required', step_up: { methods: ['password'] } },
  });
  expect((await prove()).status).toBe(204);
  expect((await deed()).status).toBe(201);
});

it('wants one where a webhook has another address or secret, and for nothing else of it', async () => {
  const { id } = (await call('POST', '/api/webhooks', HOOK)).body;
  await later();
  expect((await call('PUT', `/api/webhooks/${id}`, { ...HOOK, name: 'y' })).status).toBe(200);
  const moved = { ...HOOK, url: 'https://b.example/' };
  expect((await call('PUT', `/api/webhooks/${id}`, moved)).status).toBe(403);
  expect((await call('GET', `/api/webhooks/${id}`)).body).toMatchObject({ name: 'y', url: HOOK.url });
  expect((await call('POST', `/api/webhooks/${id}/secret`)).status).toBe(403);
  await prove();
  expect((await call('PUT', `/api/webhooks/${id}`, moved)).body).toMatchObject({ url: moved.url });
});
