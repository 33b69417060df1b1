import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { aNewcomer, NOTHING_SET, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
beforeAll(async () => (identity = await TestIdentity.start()));
afterAll(() => identity.close());

const facts = (id: number) =>
  identity.database.rows<{ body: object }>(
    sql`select body from facts where kind = 'user' and key = ${id} order by seq`,
  );

const registered = async (changes: object = {}) => {
  const { status, body } = await identity.register(aNewcomer({ ...changes }));
  expect({ status, body }).toMatchObject({ status: 201 });
  return { token: body.token as string, id: body.user.id as number, user: body.user };
};

it('is taken at registration, and told', async () => {
  const { id, token, user } = await registered({ timeZone: 'Pacific/Honolulu' });
  expect(user.time_zone).toBe('Pacific/Honolulu');
  expect((await identity.me(token)).body.time_zone).toBe('Pacific/Honolulu');
  expect((await facts(id)).map(({ body }) => body)).toEqual([
    { id, tokens_valid_from: '1970-01-01T00:00:00.000Z', ...NOTHING_SET, time_zone: 'Pacific/Honolulu' },
  ]);
});

it('ends no token where it is told', async () => {
  const { id, token } = await registered({ timeZone: 'Asia/Tokyo' });
  await eventually(async () => {
    const rows = await identity.database.rows(sql`select name from time_zones where owner_id = ${id}`);
    expect(rows).toEqual([{ name: 'Asia/Tokyo' }]);
  });
  expect((await identity.me(token)).status).toBe(200);
});

it('is null where nobody said one, and nothing is told', async () => {
  const { id, user } = await registered();
  expect(user.time_zone).toBeNull();
  expect(await facts(id)).toEqual([]);
});

it('changes with the profile, and is told only where it changed', async () => {
  const { id, token } = await registered();
  expect((await identity.update(token, { timeZone: 'Europe/Rome' })).body.time_zone).toBe('Europe/Rome');
  expect((await identity.update(token, { firstName: 'Grace' })).body.time_zone).toBe('Europe/Rome');
  expect((await identity.update(token, { timeZone: null })).body.time_zone).toBeNull();
  expect((await facts(id)).map(({ body }) => body)).toMatchObject([{ time_zone: 'Europe/Rome' }, { time_zone: null }]);
});

it('outlives a change of the password, which ends tokens as before', async () => {
  const { id, token } = await registered({ timeZone: 'Asia/Tokyo' });
  await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
  await eventually(async () => expect((await identity.me(token)).status).toBe(401));
  expect((await facts(id)).at(-1)!.body).toMatchObject({ time_zone: 'Asia/Tokyo' });
});

it.each(['Mars/Olympus', '+05:30', 'x'.repeat(65), 7])('refuses %j', async (timeZone) => {
  const { token } = await registered();
  const { status, body } = await identity.update(token, { timeZone });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { msg: expect.any(String), errors: [{ field: 'timeZone', msg: expect.any(String) }] },
  });
});

it('is left out where a browser knows one that this stack does not, so that nobody is kept from registering', async () => {
  const { id, user } = await registered({ timeZone: 'Etc/Unknown' });
  expect(user.time_zone).toBeNull();
  expect(await facts(id)).toEqual([]);
});
