import { Body, Controller, Delete, Get, Module, Param, Post, Put, Query } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IdField, ParseId, TextField } from '@carnet/fields';
import { PgSession, sql } from '@carnet/pg';
import {
  ClosedToApiKeys,
  OfVehicle,
  OpenToApiKeys,
  OpenToContributors,
  Owner,
  type OwnerId,
  Public,
} from '@carnet/rest';
import { countStatements, eventually, startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { ApiKeyUses } from '../src/auth/api-key-uses.js';
import { newApiKey } from '../src/auth/api-key.js';
import { ApiKeys } from '../src/auth/api-keys.js';
import { SignInState } from '../src/auth/sign-in-state.js';
import { defineService } from '../src/boot/service.js';

class CreateThings1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create table things (owner_id integer, id integer, vehicle_id integer, primary key (owner_id, id))',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table things');
  }
}

class ThingsQuery {
  @IdField() vehicle_id?: number;
}

class Thing {
  @IdField() vehicle_id?: number;
  @IdField() part_id?: number;
  @TextField({ max: 10 }) name?: string;
}

/** Returns the request as the routes of a service see it. */
@Controller('api')
class ThingsController {
  @Get('everything') everything(@Owner() owner: OwnerId) {
    return { owner };
  }

  @Get('things') @OfVehicle({ filter: 'vehicle_id' }) list(@Query() { vehicle_id }: ThingsQuery) {
    return { vehicle_id };
  }

  @Post('things') @OfVehicle({ body: 'vehicle_id' }) create(@Body() body: Thing) {
    return body;
  }

  @Get('vehicles/:id') @OfVehicle({ path: 'id' }) vehicle(@Param('id', ParseId) id: number) {
    return { id };
  }

  @Get('things/:id') @OfVehicle({ thing: 'things' }) get(@Param('id', ParseId) id: number) {
    return { id };
  }

  @Put('things/:id') @OfVehicle({ thing: 'things', without: ['part_id'] }) update(@Body() body: Thing) {
    return body;
  }

  @Get('things/:id/sending') @OfVehicle({ thing: 'things' }) @OpenToContributors({ thing: 'things' }) sending() {
    return {};
  }

  @Delete('things/:id') remove() {
    return {};
  }

  @Public() @Get('open') open() {
    return { open: true };
  }

  @ClosedToApiKeys() @Get('account') account(@Owner() owner: OwnerId) {
    return { owner };
  }

  @OpenToApiKeys() @Get('me') me(@Owner() owner: OwnerId) {
    return { owner };
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

const things = (closedToApiKeys: boolean) =>
  defineService({
    name: 'garage',
    title: 'Things',
    description: 'For tests',
    migrations: [CreateThings1761000000000],
    modules: [ThingsModule],
    closedToApiKeys,
  });

let service: TestService;
let made = 0;
beforeAll(async () => {
  service = await startTestService(things(false), { requestsPerKeyPerMinute: 50 });
  await service.database.rows(
    sql`insert into things (owner_id, id, vehicle_id) values (1, 1, 5), (1, 2, 6), (1, 3, null), (2, 4, 5)`,
  );
});
afterAll(() => service.close());

interface Made {
  id: number;
  key: string;
  body: Record<string, unknown>;
  client: TestClient;
}

const withKey = (key: string, of = service): TestClient => {
  const headers = { 'x-auth-token': key };
  return {
    get: (path) => of.anyone.get(path, headers),
    head: (path) => of.anyone.head(path, headers),
    post: (path, body) => of.anyone.post(path, body, headers),
    put: (path, body) => of.anyone.put(path, body, headers),
    patch: (path, body) => of.anyone.patch(path, body, headers),
    delete: (path) => of.anyone.delete(path, headers),
  };
};

/** Publishes a key, as svc-identity does. */
async function aKey(changes: Record<string, unknown> = {}, ownerId = 1, of = service): Promise<Made> {
  made += 1;
  const { key, hash } = newApiKey();
  const body = { id: made, hash, access: 'read', vehicle_id: null, expires_at: null, ...changes };
  of.producers.identity.publish({ kind: 'api-key', key: made, ownerId, body });
  await eventually(async () =>
    expect(await of.database.rows(sql`select 1 from api_key_copies where id = ${made}`)).toHaveLength(1),
  );
  return { id: made, key, body, client: withKey(key, of) };
}
/** Creates a key whose fact has not arrived at any service. */
function aNewKey(): Made {
  made += 1;
  const { key, hash } = newApiKey();
  const body = { id: made, hash, access: 'read', vehicle_id: null, expires_at: null };
  return { id: made, key, body, client: withKey(key) };
}
const questions = () => service.producers.identity.told.filter(({ path }) => path === '/internal/api-keys/find').length;
const end = (id: number, ownerId = 1) =>
  service.producers.identity.publish({ kind: 'api-key', key: id, ownerId, deleted: true });

describe('an API key', () => {
  it('lets in whose it is, in the place of a token', async () => {
    const { client } = await aKey({}, 7);
    expect(await client.get('/api/everything')).toMatchObject({ status: 200, body: { owner: 7 } });
    expect((await client.head('/api/everything')).status).toBe(200);
  });

  it('is refused from when it has ended, also where it was used a moment ago', async () => {
    const { id, client } = await aKey();
    expect((await client.get('/api/everything')).status).toBe(200);
    end(id);
    await eventually(async () =>
      expect(await client.get('/api/everything')).toMatchObject({
        status: 401,
        body: { msg: 'This API key was ended, has expired, or never was one', code: 'sign_in.key_ended' },
      }),
    );
  });

  it('is refused from when it has expired, without anybody telling', async () => {
    const { client } = await aKey({ expires_at: new Date(Date.now() + 60_000).toISOString() });
    expect((await client.get('/api/everything')).status).toBe(200);
    const isCurrent = jest.spyOn(service.app.get(SignInState), 'isCurrent').mockReturnValue(true);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect((await client.get('/api/everything')).status).toBe(401);
    now.mockRestore();
    isCurrent.mockRestore();
  });

  it('that nobody made is refused, and one that was mistyped or cut is told so', async () => {
    expect((await withKey(newApiKey().key).get('/api/everything')).body.code).toBe('sign_in.key_ended');
    const { key } = await aKey();
    for (const text of [key.slice(0, -1), key.toLowerCase(), 'carnet_', `${key}.${key}`])
      expect(await withKey(text).get('/api/everything')).toMatchObject({
        status: 401,
        body: { code: 'sign_in.key_not_whole' },
      });
  });

  it('works at once where it was made this instant, before its fact has come', async () => {
    const { id, body, client } = aNewKey();
    service.producers.identity.withhold({ kind: 'api-key', key: id, ownerId: 6, body });
    expect(await client.get('/api/everything')).toMatchObject({ status: 200, body: { owner: 6 } });
  });

  it('that nobody made is asked for once, with all that are tried meanwhile, and never again', async () => {
    const keys = service.app.get(ApiKeys);
    const madeUp = Array.from({ length: 100 }, () => newApiKey().key);
    const tried = async () => {
      const before = questions();
      const outcomes = await Promise.allSettled(madeUp.map((text) => keys.find(text)));
      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
      return questions() - before;
    };
    // All requests that arrive during one request to svc-identity share the next one.
    expect(await tried()).toBeLessThan(10);
    keys.forget();
    expect(await tried()).toBe(0);
  });

  it('that was made this instant works while others try what they have made up', async () => {
    const keys = service.app.get(ApiKeys);
    const { id, key, body } = aNewKey();
    service.producers.identity.withhold({ kind: 'api-key', key: id, ownerId: 6, body });
    const [found] = await Promise.allSettled([
      keys.find(key),
      ...Array.from({ length: 50 }, () => keys.find(newApiKey().key)),
    ]);
    expect(found).toMatchObject({ status: 'fulfilled', value: { owner_id: 6 } });
  });

  it('that no copy knows is 503 while svc-identity does not answer, and others go on', async () => {
    const { client: known } = await aKey();
    service.producers.identity.tells.set('/internal/api-keys/find', 503);
    const { id, client, body } = aNewKey();
    service.producers.identity.withhold({ kind: 'api-key', key: id, ownerId: 6, body });
    expect((await client.get('/api/everything')).status).toBe(503);
    expect((await known.get('/api/everything')).status).toBe(200);
    service.producers.identity.tells.delete('/internal/api-keys/find');
    expect((await client.get('/api/everything')).status).toBe(200);
  });

  it('goes with the account, and does not come back where its fact is read again', async () => {
    const { id, body, client } = await aKey({}, 9);
    expect((await client.get('/api/everything')).status).toBe(200);
    service.producers.identity.publish({ kind: 'user', key: 9, ownerId: 9, deleted: true });
    await eventually(async () => expect((await client.get('/api/everything')).status).toBe(401));
    service.producers.identity.publish({ kind: 'api-key', key: id, ownerId: 9, body });
    await aKey();
    expect((await client.get('/api/everything')).status).toBe(401);
  });

  it('costs a statement at first use, and none afterwards', async () => {
    const { client } = await aKey();
    // Revocations by other tests arrive meanwhile and clear the caches, so this may need several tries.
    await eventually(async () => {
      service.app.get(ApiKeys).forget();
      expect(await countStatements(() => client.get('/api/everything'))).toHaveLength(1);
    });
    await eventually(async () => expect(await countStatements(() => client.get('/api/everything'))).toEqual([]));
  });

  it('that nobody made costs no statement of its own, however many are tried at once, and none the second time', async () => {
    const keys = service.app.get(ApiKeys);
    const { key } = await aKey({}, 8);
    const madeUp = Array.from({ length: 100 }, () => newApiKey().key);
    const tried = () => Promise.allSettled([...madeUp, key].map((text) => keys.find(text)));
    const ofKeys = async (work: () => Promise<unknown>) =>
      (await countStatements(work)).filter((statement) => statement.includes('from api_key_copies'));
    await eventually(async () => {
      keys.forget();
      expect(await ofKeys(tried)).toHaveLength(2);
      expect(await ofKeys(tried)).toEqual([]);
    });
    const outcomes = await tried();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.at(-1)).toMatchObject({ value: { owner_id: 8 } });
  });

  it('that was read while it ended is not remembered', async () => {
    const { id, key, client } = await aKey();
    const keys = service.app.get(ApiKeys);
    const asked = keys.find(key);
    keys.forget();
    await asked;
    await service.database.rows(sql`delete from api_key_copies where id = ${id}`);
    expect((await client.get('/api/everything')).status).toBe(401);
  });

  it('may ask so often in a minute, then 429 says when again; others go on', async () => {
    const [busy, other] = [await aKey(), await aKey()];
    for (let asked = 0; asked < 50; asked += 1) expect((await busy.client.get('/api/everything')).status).toBe(200);
    const { status, headers, body } = await busy.client.get('/api/everything');
    expect([status, body.code]).toEqual([429, 'sign_in.key_too_often']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await other.client.get('/api/everything')).status).toBe(200);
  });

  it('that may only read changes nothing, and what is public asks for no key', async () => {
    const { client } = await aKey();
    for (const answer of [
      await client.post('/api/things', { name: 'x' }),
      await client.put('/api/things/1', { name: 'x' }),
      await client.delete('/api/things/1'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in.key_reads_only' } });
    expect((await withKey('carnet_x').get('/api/open')).status).toBe(200);
  });
});

it('a key that may only read opens no route that says who may change its thing, be it asked by GET or HEAD', async () => {
  for (const vehicle_id of [null, 5]) {
    const { client: reading } = await aKey({ vehicle_id });
    const { client: writing } = await aKey({ vehicle_id, access: 'write' });
    expect(await reading.get('/api/things/1/sending')).toMatchObject({
      status: 403,
      body: { code: 'sign_in.key_reads_only' },
    });
    expect((await reading.head('/api/things/1/sending')).status).toBe(403);
    expect((await writing.head('/api/things/1/sending')).status).toBe(200);
  }
});

describe('a key of one vehicle', () => {
  let reading: TestClient;
  let writing: TestClient;
  beforeAll(async () => {
    reading = (await aKey({ vehicle_id: 5 })).client;
    writing = (await aKey({ vehicle_id: 5, access: 'write' })).client;
  });

  it('opens no route that does not say how it is of a vehicle', async () => {
    for (const answer of [await reading.get('/api/everything'), await writing.delete('/api/things/1')])
      expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in.key_of_one_vehicle' } });
  });

  it('sees the vehicle and its things; another one is not there, like what never was', async () => {
    expect((await reading.get('/api/vehicles/5')).body).toEqual({ id: 5 });
    expect((await reading.get('/api/things/1')).body).toEqual({ id: 1 });
    const missing = await reading.get('/api/things/77');
    expect(missing).toMatchObject({ status: 404, body: { code: 'request.not_found' } });
    for (const path of ['vehicles/6', 'vehicles/05', 'things/2', 'things/3', 'things/4', 'things/01', 'things/x']) {
      const { status, body } = await reading.get(`/api/${path}`);
      expect([path, status, body]).toEqual([path, 404, missing.body]);
    }
  });

  it('gets lists of its vehicle alone, whatever they are asked for', async () => {
    for (const query of ['', '?vehicle_id=5', '?vehicle_id='])
      expect((await reading.get(`/api/things${query}`)).body).toEqual({ vehicle_id: 5 });
    for (const query of ['?vehicle_id=6', '?vehicle_id=5&vehicle_id=6', '?vehicle_id[]=6', '?vehicle_id=05'])
      expect((await reading.get(`/api/things${query}`)).body).not.toEqual({ vehicle_id: 6 });
    expect((await reading.get('/api/things?vehicle_id=6')).status).toBe(403);
  });

  it('writes for its vehicle, which it need not name, and moves nothing to another', async () => {
    expect((await writing.post('/api/things', { name: 'x' })).body).toEqual({ name: 'x', vehicle_id: 5 });
    expect((await writing.post('/api/things', { vehicle_id: '5' })).body).toEqual({ vehicle_id: 5 });
    expect((await writing.put('/api/things/1', { name: 'x' })).body).toEqual({ name: 'x' });
    for (const vehicle_id of [6, '6', '05', null, [5], { valueOf: 5 }, 5.5])
      for (const answer of [
        await writing.post('/api/things', { vehicle_id }),
        await writing.put('/api/things/1', { vehicle_id }),
      ])
        expect([vehicle_id, answer.status, answer.body.code]).toEqual([
          vehicle_id,
          403,
          'sign_in.key_of_another_vehicle',
        ]);
    expect((await writing.put('/api/things/2', { name: 'x' })).status).toBe(404);
    expect((await reading.post('/api/things', { name: 'x' })).status).toBe(403);
  });

  it('names nothing beside it that could be another vehicle’s', async () => {
    for (const part_id of [1, null, ''])
      expect((await writing.put('/api/things/1', { part_id })).body.code).toBe('sign_in.key_names_nothing_else');
  });
});

it('what is a person’s own affair is closed to keys, but for what says otherwise', async () => {
  const closed = await startTestService(things(true));
  const { client } = await aKey({ access: 'write' }, 1, closed);
  expect(await client.get('/api/me')).toMatchObject({ status: 200, body: { owner: 1 } });
  expect(await client.get('/api/everything')).toMatchObject({ status: 403, body: { code: 'sign_in.key_refused' } });
  expect((await closed.as(1).get('/api/everything')).status).toBe(200);
  await closed.close();
});

it('what says so is closed to keys in a service that is open to them', async () => {
  const open = await startTestService(things(false));
  const { client } = await aKey({ access: 'write' }, 1, open);
  expect((await client.get('/api/everything')).status).toBe(200);
  expect(await client.get('/api/account')).toMatchObject({ status: 403, body: { code: 'sign_in.key_refused' } });
  expect((await open.as(1).get('/api/account')).status).toBe(200);
  await open.close();
});

describe('where a service cannot learn which keys have ended', () => {
  it('looks for itself while nobody can tell it', async () => {
    const lonely = await startTestService(things(false));
    const { id, client } = await aKey({}, 1, lonely);
    expect((await client.get('/api/everything')).status).toBe(200);
    await lonely.app.get(PgSession).stop();
    await lonely.database.rows(sql`delete from api_key_copies where id = ${id}`);
    await eventually(async () => expect((await client.get('/api/everything')).status).toBe(401));
    await lonely.close();
  });

  it('refuses with 503 rather than trusts', async () => {
    const { client } = await aKey();
    expect((await client.get('/api/everything')).status).toBe(200);
    const isCurrent = jest.spyOn(service.app.get(SignInState), 'isCurrent').mockReturnValue(false);
    expect((await client.get('/api/everything')).status).toBe(503);
    isCurrent.mockRestore();
  });
});

describe('what keys are used for', () => {
  const told = () => service.producers.identity.told.filter(({ path }) => path === '/internal/api-keys/uses');

  it('is told to svc-identity now and then, and again where that was away', async () => {
    const uses = service.app.get(ApiKeyUses);
    service.producers.identity.tells.set('/internal/api-keys/uses', {});
    await uses.tell();
    const { id, client } = await aKey();
    await client.get('/api/everything');
    service.producers.identity.tells.set('/internal/api-keys/uses', 503);
    await uses.tell();
    await client.get('/api/everything');
    service.producers.identity.tells.set('/internal/api-keys/uses', {});
    await uses.tell();
    expect(told().at(-1)?.body).toEqual({ uses: [{ id, uses: 2, last_used_at: expect.any(String) }] });
    const before = told().length;
    await uses.tell();
    expect(told()).toHaveLength(before);
  });
});
