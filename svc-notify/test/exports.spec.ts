import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { aNewcomer, TestNotify } from './notify.js';

let stack: TestNotify;
let id: number;
let token: string;

beforeAll(async () => (stack = await TestNotify.start()));
afterAll(() => stack?.close());
beforeEach(async () => {
  const { body } = await stack.register(aNewcomer());
  [id, token] = [body.user.id, body.token];
  await stack.call('PUT', '/api/reminders', { hour: 7 }, { token });
  await stack.call('POST', '/api/reminders/channels/topics', { address: 'https://ntfy.example/x' }, { token });
});

it("tells nothing of another person's", async () => {
  for (const { name } of EXPORTED_LISTS)
    expect((await stack.exported(name, id + 1_000_000)).body).toEqual({ total: 0, next: null, rows: [] });
});

it('says what each row is, by its contract', async () => {
  const headers = { 'x-internal-token': stack.config.internalToken };
  const { body: lists } = await stack.call('GET', '/internal/exports', undefined, { headers });
  expect(lists.map(({ name }: { name: string }) => name)).toEqual(EXPORTED_LISTS.map(({ name }) => name));
  for (const name of ['reminder-settings', 'reminder-channels']) {
    const { schema } = lists.find((list: { name: string }) => list.name === name);
    const { rows } = (await stack.exported(name, id)).body;
    expect([name, Object.keys(rows[0]).sort()]).toEqual([name, Object.keys(schema.properties).sort()]);
  }
});
