import { sql } from '@carnet/pg';
import { eventually, FakeProducer } from '@carnet/svc-testing';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';
import { Sharing } from '../src/sharing/sharing.service.js';
import { TestMailServer } from './mail-server.js';

const PATH = '/api/auth/sharing';
const MISSING = 2_147_483_646;
const INTERNAL = 'an internal token of the stack';

interface Person {
  id: number;
  token: string;
  email: string;
}

let garage: FakeProducer;
let server: TestMailServer;
let identity: TestIdentity;
let owner: Person;
let friend: Person;

beforeAll(async () => {
  garage = await FakeProducer.start();
  server = await TestMailServer.start();
  const limits = { SIGN_IN_TRIES_PER_ADDRESS: '10000', REGISTRATIONS_PER_ADDRESS: '10000' };
  identity = await TestIdentity.start({ ...server.env, ...limits }, undefined, { garage: garage.url });
});
afterAll(async () => {
  await identity.close();
  await server.close();
  await garage.close();
});
beforeEach(async () => {
  owner = await aPerson();
  friend = await aPerson();
});

/** A person with a confirmed address. */
async function aPerson({ confirmed = true } = {}): Promise<Person> {
  const newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  if (confirmed)
    await identity.database.rows(sql`update users set email_confirmed_at = now() where id = ${body.user.id}`);
  return { id: body.user.id, token: body.token, email: newcomer.email };
}

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, of: Person | null, body?: object) =>
  identity.call(method, `${PATH}${path}`, body, of ? { token: of.token } : {});
const invite = (body: object = {}, of = owner) =>
  call('POST', '/invitations', of, { email: friend.email, role: 'viewer', ...body });
const accept = (token: string, of = friend) => call('POST', '/invitations/accept', of, { token });
const shown = async (of: Person) => (await call('GET', '', of)).body;
/** The secret in the newest invitation to an address. */
const secretOf = async (email = friend.email): Promise<string> => {
  const mail = await eventually(async () => {
    const found = server.of(email).filter(({ text }) => text!.includes('/invitation#token='));
    expect(found).not.toEqual([]);
    return found.at(-1)!;
  });
  return /\/invitation#token=([\w-]{43})$/m.exec(mail.text!)![1]!;
};
const invited = async (body: object = {}): Promise<string> => {
  expect((await invite(body)).status).toBe(201);
  return secretOf();
};
const granted = async (body: object = {}) => (await accept(await invited(body))).body;
const told = async () =>
  (await identity.told()).filter(({ kind, ownerId }) => kind === 'grant' && ownerId === owner.id);
const ENDED = { status: 400, body: { code: 'sharing.link_ended' } };

let vehicles = 0;
function aVehicle(ownerId: number): number {
  vehicles += 1;
  const body = { id: vehicles, make: 'Saab', model: '96', year: 1973, nickname: null };
  garage.publish({ kind: 'vehicle', key: vehicles, ownerId, body });
  return vehicles;
}

describe('an invitation', () => {
  it('is accepted by the person of its address, of whom every service is told', async () => {
    const secret = await invited({ role: 'contributor' });
    expect((await shown(owner)).invitations).toMatchObject([
      { email: friend.email, role: 'contributor', vehicle_id: null },
    ]);
    const { status, body } = await accept(secret);
    expect([status, body]).toEqual([
      200,
      {
        ...{ id: expect.any(Number), owner_id: owner.id, owner_name: 'Ada Fairlane', role: 'contributor' },
        ...{ vehicle_id: null, vehicle_name: null, expires_at: null },
      },
    ]);
    expect(await told()).toMatchObject([
      {
        key: String(body.id),
        body: { id: body.id, person_id: friend.id, role: 'contributor', vehicle_id: null, expires_at: null },
      },
    ]);
    expect(await shown(owner)).toMatchObject({
      invitations: [],
      grants: [{ id: body.id, person_id: friend.id, person_name: 'Ada Fairlane', email: friend.email }],
      garages: [],
    });
    expect((await shown(friend)).garages).toEqual([body]);
  });

  it('shows whoever has its link whose garage it is, and for whom', async () => {
    const secret = await invited();
    expect((await call('POST', '/invitations/read', null, { token: secret })).body).toEqual({
      ...{ owner_name: 'Ada Fairlane', email: friend.email, role: 'viewer' },
      ...{ vehicle_id: null, vehicle_name: null, expires_at: null },
    });
  });

  it('is accepted once', async () => {
    const secret = await invited();
    expect((await accept(secret)).status).toBe(200);
    expect(await accept(secret)).toMatchObject(ENDED);
    expect(await call('POST', '/invitations/read', null, { token: secret })).toMatchObject(ENDED);
  });

  it('is accepted once also where it is used several times at the same moment @thorough', async () => {
    const secret = await invited();
    const answers = await Promise.all([accept(secret), accept(secret), accept(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await shown(owner)).grants).toHaveLength(1);
  });

  it('is for nobody else, who has the link', async () => {
    const secret = await invited();
    const stranger = await aPerson();
    expect(await accept(secret, stranger)).toMatchObject({ status: 403, body: { code: 'sharing.of_another' } });
    expect((await call('POST', '/invitations/accept', null, { token: secret })).status).toBe(401);
    expect((await shown(stranger)).garages).toEqual([]);
    expect((await accept(secret)).status).toBe(200);
  });

  it('is not for whoever registers with its address and cannot read its mail @thorough', async () => {
    const email = 'unconfirmed@garage.example';
    await invite({ email });
    const secret = await secretOf(email);
    const { body } = await identity.register(aNewcomer({ email }));
    const newcomer = { id: body.user.id, token: body.token, email };
    expect(await accept(secret, newcomer)).toMatchObject({ status: 403, body: { code: 'sharing.unconfirmed' } });
    await identity.call('POST', '/api/auth/confirm-email', { token: (await server.confirmations(email, 1)).at(-1) });
    expect((await accept(secret, newcomer)).status).toBe(200);
  });

  it('fits an address however it is spelled @thorough', async () => {
    const email = friend.email.replace('driver', 'DRIVER');
    expect((await invite({ email })).status).toBe(201);
    expect((await accept(await secretOf(email))).status).toBe(200);
  });

  it('ends after seven days', async () => {
    const secret = await invited();
    const [row] = await identity.database.rows<{ days: number }>(
      sql`select extract(days from ends_at - made_at)::int as days from invitations where owner_id = ${owner.id}`,
    );
    expect(row!.days).toBe(7);
    await identity.database.rows(sql`update invitations set ends_at = now() where owner_id = ${owner.id}`);
    expect(await accept(secret)).toMatchObject(ENDED);
    expect((await shown(owner)).invitations).toEqual([]);
  });

  it('is taken back by its owner alone', async () => {
    const { body } = await invite();
    const secret = await secretOf();
    expect((await call('DELETE', `/invitations/${body.id}`, friend)).status).toBe(404);
    expect((await call('DELETE', `/invitations/${body.id}`, owner)).status).toBe(204);
    expect(await accept(secret)).toMatchObject(ENDED);
  });

  it('to the same takes the place of the one before', async () => {
    const first = await invited();
    await invite({ role: 'editor' });
    const second = await eventually(async () => {
      const secret = await secretOf();
      expect(secret).not.toBe(first);
      return secret;
    });
    expect(await accept(first)).toMatchObject(ENDED);
    expect((await accept(second)).body.role).toBe('editor');
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: '' }, 'email'],
    [{ role: 'owner' }, 'role'],
    [{ role: null }, 'role'],
    [{ until: '2020-01-01' }, 'until'],
    [{ until: '2030-02-30' }, 'until'],
    [{ vehicle_id: MISSING }, 'vehicle_id'],
  ])('is refused as it is: %j @thorough', async (body, field) => {
    expect(await invite(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect((await shown(owner)).invitations).toEqual([]);
  });

  it('to oneself is refused', async () => {
    expect(await invite({ email: owner.email })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'sharing.oneself' }] },
    });
  });

  it('of another’s vehicle is refused like one of none', async () => {
    const foreign = aVehicle(friend.id);
    const [one, other] = [await invite({ vehicle_id: foreign }), await invite({ vehicle_id: MISSING })];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
  });

  it('wants a proof of the last ten minutes', async () => {
    await identity.database.rows(
      sql`update sessions set created_at = created_at - interval '11 minutes' where owner_id = ${owner.id}`,
    );
    expect((await invite()).status).toBe(403);
    expect((await shown(owner)).invitations).toEqual([]);
  });

  it('is sent so many times in an hour, and no more @thorough', async () => {
    const answers = [];
    for (let i = 0; i < 21; i += 1) answers.push((await invite({ email: `guest${i}@garage.example` })).status);
    expect(answers.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(answers[20]).toBe(429);
  });

  it('has nothing in its letter that its owner wrote but their username', async () => {
    const vehicle = aVehicle(owner.id);
    await invited({ vehicle_id: vehicle });
    const mail = server.of(friend.email).find(({ text }) => text!.includes('/invitation#token='))!;
    expect(mail.text).not.toContain('Saab');
    expect(mail.text).not.toContain('Ada');
  });

  it('is kept as a hash', async () => {
    const secret = await invited();
    const rows = await identity.database.rows(sql`select * from invitations where owner_id = ${owner.id}`);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a grant', () => {
  it('is ended by its owner, of which every service is told', async () => {
    const { id } = await granted();
    expect((await call('DELETE', `/grants/${id}`, friend)).status).toBe(404);
    expect((await call('DELETE', `/grants/${id}`, owner)).status).toBe(204);
    expect((await told()).at(-1)).toMatchObject({ key: String(id), deleted: true, ownerId: owner.id });
    expect((await shown(friend)).garages).toEqual([]);
    expect((await call('DELETE', `/grants/${id}`, owner)).status).toBe(404);
  });

  it('is left by its person, and by nobody else', async () => {
    const { id } = await granted();
    const stranger = await aPerson();
    for (const other of [stranger, owner]) expect((await call('DELETE', `/garages/${id}`, other)).status).toBe(404);
    expect((await call('DELETE', `/garages/${id}`, friend)).status).toBe(204);
    expect((await told()).at(-1)).toMatchObject({ key: String(id), deleted: true });
    expect((await shown(owner)).grants).toEqual([]);
  });

  it('of the same takes the place of the one before', async () => {
    const first = await granted();
    await invite({ role: 'editor' });
    const mails = () => server.of(friend.email).filter(({ text }) => text!.includes('/invitation#token='));
    await eventually(async () => expect(mails()).toHaveLength(2));
    const second = (await accept(await secretOf())).body;
    expect((await shown(owner)).grants).toMatchObject([{ id: second.id, role: 'editor' }]);
    expect((await told()).slice(1)).toMatchObject([
      { key: String(first.id), deleted: true },
      { key: String(second.id) },
    ]);
  });

  it('lasts to the end of its day, where its owner lives @thorough', async () => {
    await identity.database.rows(sql`update users set time_zone = 'Pacific/Honolulu' where id = ${owner.id}`);
    expect((await granted({ until: '2031-05-01' })).expires_at).toBe('2031-05-02T10:00:00.000Z');
  });

  describe('that has expired', () => {
    const isOver = (id: number) =>
      identity.database.rows(sql`update grants set expires_at = now() - interval '1 second' where id = ${id}`);
    const toAnother = async () => {
      const another = await aPerson();
      await invite({ email: another.email });
      return (await accept(await secretOf(another.email), another)).body;
    };

    it('is removed in time, of which every service is told, and others stay', async () => {
      const { id } = await granted();
      const { id: lasting } = await toAnother();
      await isOver(id);
      await identity.app.get(Sharing, { strict: false }).forgetExpired();
      expect((await shown(owner)).grants).toMatchObject([{ id: lasting }]);
      expect((await told()).at(-1)).toMatchObject({ key: String(id), deleted: true, ownerId: owner.id });
    });

    const reminded = () =>
      identity.database.rows(
        sql`select 1 from reminder_garages where (owner_id, garage_id) = (${friend.id}, ${owner.id})`,
      );
    const isReminded = () =>
      identity.database.rows(sql`
        insert into reminder_garages (owner_id, garage_id) values (${friend.id}, ${owner.id}) on conflict do nothing`);

    it('leaves no reminders on for whoever it is shared with again before it was removed @thorough', async () => {
      const { id } = await granted();
      await isReminded();
      await isOver(id);
      await invite();
      // Retries, because the earlier invitation mail is already there.
      await eventually(async () => expect((await accept(await secretOf())).status).toBe(200));
      expect(await reminded()).toEqual([]);
    });

    it('takes reminders along that were switched on while it ended', async () => {
      await isReminded();
      await identity.app.get(Sharing, { strict: false }).forgetExpired();
      expect(await reminded()).toEqual([]);
    });

    it('leaves its place in the quota to the next at once @thorough', async () => {
      await isOver((await granted()).id);
      const next = await toAnother();
      expect(await identity.database.rows(sql`select id from grants where owner_id = ${owner.id}`)).toEqual([
        { id: next.id },
      ]);
    });
  });

  it('of one vehicle ends with it, and so does an invitation', async () => {
    const vehicle = aVehicle(owner.id);
    expect(await granted({ vehicle_id: vehicle })).toMatchObject({ vehicle_id: vehicle, vehicle_name: '1973 Saab 96' });
    await invite({ vehicle_id: vehicle, email: 'other@garage.example' });
    garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner.id, version: 2, deleted: true });
    await eventually(async () => expect(await shown(owner)).toMatchObject({ grants: [], invitations: [] }));
    expect((await told()).at(-1)).toMatchObject({ deleted: true });
  });

  it.each(['owner', 'friend'] as const)('goes with the account of the %s', async (who) => {
    await granted();
    const [gone, left] = who === 'owner' ? [owner, friend] : [friend, owner];
    expect((await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token: gone.token })).status).toBe(
      204,
    );
    expect(await shown(left)).toMatchObject({ grants: [], garages: [] });
  });

  it('is found by services by its person and garage', async () => {
    const { id } = await granted();
    const asked = [
      `${friend.id} ${owner.id}`,
      `${owner.id} ${friend.id}`,
      'x',
      `${friend.id}`,
      '99999999999 1',
      '4294967296 1',
    ];
    const find = (headers: Record<string, string>) =>
      identity.call('POST', '/internal/grants/find', { pairs: asked }, { headers });
    expect((await find({ 'x-internal-token': identity.config.internalToken })).body).toEqual({
      grants: [{ id, owner_id: owner.id, person_id: friend.id }],
    });
    expect((await find({ 'x-internal-token': INTERNAL })).status).toBe(404);
  });

  it('is told to its owner by mail', async () => {
    await granted();
    await eventually(async () =>
      expect(server.of(owner.email).some(({ text }) => text!.includes(friend.email))).toBe(true),
    );
  });

  it('that was made since an account was taken over ends where it is taken back @thorough', async () => {
    const kept = await granted();
    const change = { username: 'x', email: `thief.${owner.email}` };
    const me = (await identity.me(owner.token)).body;
    await identity.call(
      'PUT',
      '/api/auth/me',
      { ...change, username: me.username, currentPassword: PASSWORD },
      { token: owner.token },
    );
    const thief = await aPerson();
    await invite({ email: thief.email, role: 'editor' });
    await accept(await secretOf(thief.email), thief);
    expect((await shown(owner)).grants).toHaveLength(2);
    await invite({ email: 'more@garage.example' });
    const mails = await eventually(async () => {
      const found = server.of(owner.email).filter(({ text }) => text!.includes('#undo='));
      expect(found).not.toEqual([]);
      return found;
    });
    const secret = /\/email#undo=([\w-]{43})$/m.exec(mails.at(-1)!.text!)![1]!;
    expect((await identity.call('POST', '/api/auth/undo-email', { token: secret })).status).toBe(200);
    const left = await identity.database.rows(sql`select id from grants where owner_id = ${owner.id}`);
    expect(left).toEqual([{ id: kept.id }]);
    expect(await identity.database.rows(sql`select id from invitations where owner_id = ${owner.id}`)).toEqual([]);
    expect((await told()).at(-1)).toMatchObject({ deleted: true });
  });
});

describe('x-garage', () => {
  it('opens nothing of an account, whatever was granted', async () => {
    await granted({ role: 'editor' });
    const routes = ['me', 'sessions', 'api-keys', 'sharing', 'passkeys', 'second-factor', 'set-aside', 'me/providers'];
    for (const path of routes) {
      const headers = { 'x-garage': String(owner.id) };
      const answer = await identity.call('GET', `/api/auth/${path}`, undefined, { token: friend.token, headers });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'sign_in.garage_not_here']);
    }
  });
});

describe('the name of who wrote something', () => {
  const writers = async (of: Person) =>
    (await shown(of)).writers.filter((one: { owner_id: number }) => one.owner_id === owner.id);
  const nameOf = ({ id }: Person) => ({ owner_id: owner.id, id, name: 'Ada Fairlane' });
  const grantTo = async (person: Person, body: object = {}) => {
    await invite({ email: person.email, ...body });
    return (await accept(await secretOf(person.email), person)).body;
  };

  it('is known to the owner, also after the end of the grant, until the account is deleted @thorough', async () => {
    const { id } = await granted();
    expect(await writers(owner)).toEqual([nameOf(friend)]);
    await call('DELETE', `/grants/${id}`, owner);
    await granted({ role: 'editor' });
    expect(await writers(owner)).toEqual([nameOf(friend)]);
    await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token: friend.token });
    expect(await writers(owner)).toEqual([]);
  });

  it('is known to people of the same garage as long as it is shared with them, and to nobody else', async () => {
    const [colleague, stranger] = [await aPerson(), await aPerson()];
    const { id } = await granted();
    await grantTo(colleague);
    expect(await writers(friend)).toEqual([friend, colleague].map(nameOf));
    expect(await writers(stranger)).toEqual([]);
    await call('DELETE', `/grants/${id}`, owner);
    expect(await writers(friend)).toEqual([]);
  });

  it('of who has another vehicle alone is not known to who has one @thorough', async () => {
    const [ofSame, ofOther, ofAll] = [await aPerson(), await aPerson(), await aPerson()];
    const [one, other] = [aVehicle(owner.id), aVehicle(owner.id)];
    await granted({ vehicle_id: one });
    await grantTo(ofSame, { vehicle_id: one });
    await grantTo(ofOther, { vehicle_id: other });
    await grantTo(ofAll);
    expect(await writers(friend)).toEqual([friend, ofSame, ofAll].map(nameOf));
    expect(await writers(ofAll)).toEqual([friend, ofSame, ofOther, ofAll].map(nameOf));
  });
});
