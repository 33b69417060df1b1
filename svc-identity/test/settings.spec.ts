import { sql } from '@carnet/pg';
import { aNewcomer, NOTHING_SET, TestIdentity } from './identity.js';

let identity: TestIdentity;
beforeAll(async () => (identity = await TestIdentity.start()));
afterAll(() => identity.close());

const facts = async (id: number): Promise<object[]> => {
  const rows = await identity.database.rows<{ body: object }>(
    sql`select body from facts where kind = 'user' and key = ${id} order by seq`,
  );
  return rows.map(({ body }) => body);
};

const registered = async (changes: object = {}) => {
  const { status, body } = await identity.register(aNewcomer({ ...changes }));
  expect({ status, body }).toMatchObject({ status: 201 });
  return { token: body.token as string, id: body.user.id as number, user: body.user };
};

const GERMAN = {
  ...{ language: 'en', region: 'de-DE', currency: 'EUR' },
  ...{ odometer_unit: 'km', first_day_of_week: 1, paper: 'A4' },
};

it('begin with what is usual where the browser is, and are told', async () => {
  const { id, token, user } = await registered({ language: 'en-GB', region: 'de-DE' });
  expect(user).toMatchObject(GERMAN);
  expect((await identity.me(token)).body).toMatchObject(GERMAN);
  expect(await facts(id)).toEqual([{ id, tokens_valid_from: '1970-01-01T00:00:00.000Z', time_zone: null, ...GERMAN }]);
});

it('take the likeliest region of a browser that names a language only, but no language that Carnet does not speak', async () => {
  const { user } = await registered({ language: 'ja', region: 'ja' });
  expect(user).toMatchObject({ language: 'ja', region: 'ja-JP', currency: 'JPY', odometer_unit: 'km' });
  expect((await registered({ language: 'nl-BE', region: 'nl-BE' })).user).toMatchObject({ language: null });
});

it.each(['', 'tlh-Kronos', 'x'.repeat(300), '*'])(
  'keep nobody whose browser asks for %j from registering',
  async (tag) => {
    const { id, user } = await registered({ language: tag, region: tag });
    expect(user).toMatchObject(NOTHING_SET);
    expect(await facts(id)).toEqual([]);
  },
);

it('are null for an API client that says nothing, and nothing is told', async () => {
  const { id, user } = await registered();
  expect(user).toMatchObject(NOTHING_SET);
  expect(await facts(id)).toEqual([]);
});

it('change one by one, each told', async () => {
  const { id, token } = await registered({ region: 'de-DE' });
  const changes = {
    region: 'fr-ch',
    currency: 'chf',
    odometerUnit: 'h',
    firstDayOfWeek: 7,
    paper: 'Letter',
    language: null,
  };
  const changed = {
    region: 'fr-CH',
    currency: 'CHF',
    odometer_unit: 'h',
    first_day_of_week: 7,
    paper: 'Letter',
    language: null,
  };
  for (const [field, value] of Object.entries(changes))
    expect(await identity.update(token, { [field]: value })).toMatchObject({ status: 200 });
  expect((await identity.me(token)).body).toMatchObject(changed);
  expect((await facts(id)).at(-1)).toMatchObject(changed);
  // The registration, and five changes: the language was null at first.
  expect(await facts(id)).toHaveLength(6);
  await identity.update(token, { firstName: 'Grace' });
  expect(await facts(id)).toHaveLength(6);
});

it('are saved over the version that was read, and not over a newer one', async () => {
  const { token } = await registered();
  const { headers } = await identity.me(token);
  expect((await identity.update(token, { currency: 'EUR' }, { 'if-match': headers.etag! })).status).toBe(200);
  expect((await identity.update(token, { currency: 'CHF' }, { 'if-match': headers.etag! })).status).toBe(412);
  expect((await identity.me(token)).body.currency).toBe('EUR');
});

it('leave no trace of a region that is changed later: what is set stays', async () => {
  const { token } = await registered({ region: 'de-DE' });
  expect((await identity.update(token, { region: 'en-GB' })).body).toMatchObject({
    currency: 'EUR',
    odometer_unit: 'km',
  });
});

it.each([
  ['language', 'nl'],
  ['language', 'tlh'],
  ['region', 'de'],
  ['region', 'Mars'],
  ['region', 7],
  ['currency', 'XXQ'],
  ['currency', 'EURO'],
  ['currency', 7],
  ['odometerUnit', 'furlong'],
  ['firstDayOfWeek', 0],
  ['firstDayOfWeek', 8],
  ['firstDayOfWeek', 'Monday'],
  ['paper', 'A3'],
])('refuse the %s %j, at its field', async (field, value) => {
  const { token } = await registered();
  const { status, body } = await identity.update(token, { [field]: value });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { msg: expect.any(String), errors: [{ field, msg: expect.any(String) }] },
  });
});
