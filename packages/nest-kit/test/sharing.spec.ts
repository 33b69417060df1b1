import { randomUUID } from 'node:crypto';
import { Body, Controller, Delete, Get, Injectable, Module, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FollowerHealth } from '@carnet/fact-log';
import { IdField, ParseId, TextField } from '@carnet/fields';
import { addJournal, historyController } from '@carnet/journal';
import { requestMessages } from '@carnet/messages';
import { Database, heldVehicles, JsonText, sql, within } from '@carnet/pg';
import {
  ClosedToApiKeys,
  Creates,
  Idempotency,
  OfVehicle,
  Once,
  type OnceKey,
  OnlyOwner,
  OpenToApiKeys,
  OpenToContributors,
  OpenToMediaCookie,
  Owner,
  type OwnerId,
  Touches,
} from '@carnet/rest';
import { countStatements, eventually, startTestService, type TestService } from '@carnet/svc-testing';
import { newApiKey } from '../src/auth/api-key.js';
import { GarageGrants } from '../src/auth/garage-grants.js';
import { InStep } from '../src/auth/in-step.js';
import { SignInState } from '../src/auth/sign-in-state.js';
import { defineService } from '../src/boot/service.js';

const JOURNALED = [{ table: 'jobs', kind: 'job' }];

class CreateJobs1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table jobs (id integer generated always as identity primary key, owner_id integer not null, vehicle_id integer not null,
      title text, version integer not null default 1)`);
    await db.query(`create table pieces (id integer primary key, owner_id integer not null,
      actor_id integer default nullif(current_setting('carnet.actor', true), '')::integer)`);
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table jobs, pieces');
  }
}

class JobsQuery {
  @IdField() vehicle_id?: number;
}

class Job {
  @IdField() vehicle_id?: number;
  @IdField() part_id?: number | null;
  @IdField() installs?: number | null;
  @TextField({ max: 100 }) title?: string;
}

@Injectable()
class Jobs {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  create(owner: OwnerId, { vehicle_id, title }: Job, once: OnceKey): Promise<JsonText> {
    return this.idempotency.once(owner, once, async (tx) => {
      const [row] = await within(tx).rows<object>(
        sql`insert into jobs (owner_id, vehicle_id, title) values (${owner}, ${vehicle_id ?? 1}, ${title ?? null}) returning id, owner_id, title`,
      );
      return new JsonText(JSON.stringify(row));
    });
  }

  async update(owner: OwnerId, id: number, { title }: Job): Promise<object> {
    return this.database.write(owner, async (tx) => {
      await within(tx).rows(
        sql`update jobs set title = ${title ?? null}, version = version + 1 where owner_id = ${owner} and id = ${id}`,
      );
      return { id };
    });
  }
}

/** Returns the request as the routes of a service see it. */
@Controller('api')
class JobsController {
  constructor(private readonly jobs: Jobs) {}

  @Get('everything') everything(@Owner() owner: OwnerId, @Req() { actorId }: FastifyRequest) {
    return { owner, actor: actorId };
  }

  @Get('jobs') @OfVehicle({ filter: 'vehicle_id' }) list(@Owner() owner: OwnerId, @Query() query: JobsQuery) {
    return { owner, vehicle_id: query.vehicle_id };
  }

  @Post('jobs')
  @OfVehicle({ body: 'vehicle_id', without: ['part_id'] })
  @Touches('installs')
  @Creates(Job, 'Makes a job')
  create(@Owner() owner: OwnerId, @Body() body: Job, @Once() once: OnceKey) {
    return this.jobs.create(owner, body, once);
  }

  @Get('jobs/:id') @OfVehicle({ thing: 'jobs' }) get(@Param('id', ParseId) id: number) {
    return { id };
  }

  @Put('jobs/:id') @OfVehicle({ thing: 'jobs', without: ['part_id'] }) update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: Job,
  ) {
    return this.jobs.update(owner, id, body);
  }

  @Put('jobs/:id/parts') @OpenToContributors({ thing: 'jobs' }) parts(@Param('id', ParseId) id: number) {
    return { id };
  }

  @Get('pieces/:id') @OpenToContributors({ thing: 'pieces', author: 'actor_id' }) piece(
    @Param('id', ParseId) id: number,
  ) {
    return { id };
  }

  @Post('files') @OfVehicle({ upload: 'metadata' }) @OpenToContributors('adds') file() {
    return { vehicles: heldVehicles() ?? null };
  }

  @Put('settings') settings(@Owner() owner: OwnerId) {
    return { owner };
  }

  @Delete('vehicles/:id') @OnlyOwner() removeVehicle(@Owner() owner: OwnerId) {
    return { owner };
  }

  @Get('media/:id') @OpenToMediaCookie() @OfVehicle({ thing: 'jobs' }) media(
    @Owner() owner: OwnerId,
    @Query() query: object,
  ) {
    return { owner, query };
  }

  @ClosedToApiKeys() @Get('account') account(@Owner() owner: OwnerId) {
    return { owner };
  }

  @OpenToApiKeys() @Get('me') me(@Owner() owner: OwnerId) {
    return { owner };
  }
}

const History = historyController({
  path: 'api/jobs',
  tag: 'Jobs',
  kind: 'job',
  table: 'jobs',
  notFound: requestMessages.notFound,
});

@Module({ controllers: [JobsController, History], providers: [Jobs] })
class JobsModule {}

const jobs = (closedToApiKeys: boolean) =>
  defineService({
    name: 'garage',
    title: 'Jobs',
    description: 'For tests',
    migrations: [CreateJobs1761000000000],
    modules: [JobsModule],
    journals: JOURNALED,
    closedToApiKeys,
  });

/** The owner of the garage, and a person with access to it. */
const OWNER = 1;
const STRANGER = 99;
let people = 1_000;
let made = 0;
let service: TestService;
/** The owner's job on vehicle 5, and one on vehicle 6. */
let job: number;
let other: number;

beforeAll(async () => {
  service = await startTestService(jobs(false));
  job = (await service.as(OWNER).post('/api/jobs', { vehicle_id: 5, title: 'by its owner' })).body.id;
  other = (await service.as(OWNER).post('/api/jobs', { vehicle_id: 6, title: 'by its owner' })).body.id;
});
afterAll(() => service.close());

interface Grant {
  role?: string;
  vehicle_id?: number | null;
  expires_at?: string | null;
}

const bodyOf = (person: number, { role = 'viewer', vehicle_id = null, expires_at = null }: Grant) => {
  made += 1;
  return { id: made, person_id: person, role, vehicle_id, expires_at };
};

/** Publishes a grant, as svc-identity does. */
async function aGrant(grant: Grant = {}, { person = (people += 1), ownerId = OWNER, of = service } = {}) {
  const body = bodyOf(person, grant);
  const fact = { kind: 'grant', key: body.id, ownerId, body };
  of.producers.identity.publish(fact);
  await eventually(async () =>
    expect(await of.database.rows(sql`select 1 from grant_copies where id = ${body.id}`)).toHaveLength(1),
  );
  return { person, fact, client: inGarage(person, ownerId, of) };
}

/** Request headers of a person who acts in a garage. */
function inGarage(person: number, garage: number | string = OWNER, of = service) {
  const headers = { 'x-garage': String(garage) };
  const client = of.as(person);
  return {
    get: (path: string, more = {}) => client.get(path, { ...headers, ...more }),
    head: (path: string) => client.head(path, headers),
    post: (path: string, body?: unknown, more = {}) => client.post(path, body, { ...headers, ...more }),
    put: (path: string, body?: unknown) => client.put(path, body, headers),
    delete: (path: string) => client.delete(path, headers),
  };
}

const refusal = (code: string) => ({ status: 403, body: { code: `sign_in.${code}` } });
const questions = () => service.producers.identity.told.filter(({ path }) => path === '/internal/grants/find').length;

describe('a request with x-garage', () => {
  it('acts in a garage that is shared, as whoever asks', async () => {
    const { person, client } = await aGrant();
    expect(await client.get('/api/everything')).toMatchObject({ status: 200, body: { owner: OWNER, actor: person } });
    expect((await service.as(person).get('/api/everything')).body).toEqual({ owner: person });
  });

  it('stays in one’s own where that is named', async () => {
    expect((await inGarage(7, 7).get('/api/everything')).body).toEqual({ owner: 7 });
  });

  it('is refused alike where a garage is not shared, is not there, or is shared the other way round', async () => {
    const { person } = await aGrant();
    const answers = await Promise.all([
      inGarage(STRANGER).get('/api/everything'),
      inGarage(STRANGER, 2_147_483_647).get('/api/everything'),
      inGarage(OWNER, person).get('/api/everything'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refusal('garage_closed'));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it.each(['', '0', '-1', '1e3', '1,2', '2147483648', '01', 'x', '1 2'])('is 400 where it names %j', async (garage) => {
    expect(await inGarage(STRANGER, garage).get('/api/everything')).toMatchObject({
      status: 400,
      body: { code: 'sign_in.garage_invalid' },
    });
  });

  it('is refused to an API key, also of whoever has a grant', async () => {
    const { person } = await aGrant();
    const { key, hash } = newApiKey();
    const body = { id: 1, hash, access: 'write', vehicle_id: null, expires_at: null };
    service.producers.identity.publish({ kind: 'api-key', key: 1, ownerId: person, body });
    const headers = { 'x-auth-token': key, 'x-garage': String(OWNER) };
    expect(await service.anyone.get('/api/everything', headers)).toMatchObject(refusal('garage_refused_to_keys'));
  });

  it('opens nothing that is an account’s own, whatever the role', async () => {
    const { client } = await aGrant({ role: 'editor' });
    expect(await client.get('/api/account')).toMatchObject(refusal('garage_not_here'));
  });

  it('costs a statement at first use, and none afterwards', async () => {
    const { client } = await aGrant();
    await eventually(async () => {
      service.app.get(GarageGrants).forget();
      expect(await countStatements(() => client.get('/api/everything'))).toHaveLength(1);
    });
    await eventually(async () => expect(await countStatements(() => client.get('/api/everything'))).toEqual([]));
  });

  it('takes places of whoever asks, and leaves the owner theirs', async () => {
    const { person, client } = await aGrant();
    const { app } = service;
    const { OwnerAdmission } = await import('../src/http/owner-admission.js');
    const enter = jest.spyOn(app.get(OwnerAdmission, { strict: false }), 'enter');
    await client.get('/api/everything');
    await inGarage(person, 80).get('/api/everything');
    expect(enter.mock.calls.map(([who]) => who)).toEqual([person, person]);
    enter.mockRestore();
  });
});

describe('a service that is closed to API keys', () => {
  it('is closed to shared garages whole, with what it opens to keys', async () => {
    const account = await startTestService(jobs(true));
    const { client } = await aGrant({ role: 'editor' }, { of: account });
    for (const path of ['/api/everything', '/api/me', '/api/jobs'])
      expect(await client.get(path)).toMatchObject(refusal('garage_not_here'));
    await account.close();
  });
});

describe('a grant', () => {
  it('ends while it is in use', async () => {
    const { fact, client } = await aGrant();
    expect((await client.get('/api/everything')).status).toBe(200);
    service.producers.identity.publish({ ...fact, deleted: true });
    await eventually(async () => expect(await client.get('/api/everything')).toMatchObject(refusal('garage_closed')));
  });

  it('expires without anybody telling', async () => {
    const { client } = await aGrant({ expires_at: new Date(Date.now() + 60_000).toISOString() });
    expect((await client.get('/api/everything')).status).toBe(200);
    const isCurrent = jest.spyOn(service.app.get(SignInState), 'isCurrent').mockReturnValue(true);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await client.get('/api/everything')).toMatchObject(refusal('garage_closed'));
    now.mockRestore();
    isCurrent.mockRestore();
  });

  it('counts at once where it was made this instant, before its fact has come', async () => {
    const body = bodyOf((people += 1), {});
    service.producers.identity.withhold({ kind: 'grant', key: body.id, ownerId: OWNER, body });
    expect((await inGarage(body.person_id).get('/api/everything')).status).toBe(200);
  });

  it('that nobody made is asked for once in a while, however often it is tried', async () => {
    const grants = service.app.get(GarageGrants);
    const before = questions();
    for (let i = 0; i < 20; i += 1) expect(await grants.find(STRANGER, 50 + (i % 2))).toEqual([]);
    expect(questions() - before).toBeLessThan(6);
  });

  it('is 503 where no copy knows it and svc-identity is silent, and one’s own garage stays open', async () => {
    service.producers.identity.tells.set('/internal/grants/find', 503);
    expect((await inGarage(STRANGER, 70).get('/api/everything')).status).toBe(503);
    expect((await service.as(STRANGER).get('/api/everything')).status).toBe(200);
    service.producers.identity.tells.delete('/internal/grants/find');
  });

  it('counts for nothing where ends of grants have not arrived for too long', async () => {
    const { person, client } = await aGrant();
    expect((await client.get('/api/everything')).status).toBe(200);
    const lagSeconds = service.config.tokenStateMaxAge / 1_000 + 1;
    const told = { wasInStep: true, lastError: null, readingAnew: [] };
    const state = { producer: 'identity', state: 'waiting' as const, lagSeconds, ...told };
    const report = jest.spyOn(service.app.get(FollowerHealth), 'report').mockReturnValue([state]);
    expect((await client.get('/api/everything')).status).toBe(503);
    expect((await service.as(person).get('/api/everything')).status).toBe(200);
    report.mockRestore();
  });

  it.each([
    ['applying-elsewhere', null],
    ['stopped', null],
    ['waiting', 0],
    ['following', 0],
  ] as const)(
    'counts in an instance that is %s, and was not in step since it began, as long as the one that follows has noted that it is',
    async (state, lagSeconds) => {
      const { client } = await aGrant();
      const inStep = service.app.get(InStep);
      await service.database.rows(sql`delete from copies_in_step`);
      const told = { wasInStep: false, lastError: null, readingAnew: [] };
      const elsewhere = { producer: 'identity', state, lagSeconds, ...told };
      const report = jest.spyOn(service.app.get(FollowerHealth), 'report').mockReturnValue([elsewhere]);
      expect((await client.get('/api/everything')).status).toBe(503);
      await inStep.note();
      expect((await client.get('/api/everything')).status).toBe(503);
      report.mockReturnValueOnce([{ ...elsewhere, state: 'following', lagSeconds: 0, wasInStep: true }]);
      await inStep.note();
      expect((await client.get('/api/everything')).status).toBe(200);
      const isCurrent = jest.spyOn(service.app.get(SignInState), 'isCurrent').mockReturnValue(true);
      await service.database.rows(sql`update copies_in_step set at = now() - interval '1 hour'`);
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + service.config.tokenStateMaxAge + 1);
      expect((await client.get('/api/everything')).status).toBe(503);
      for (const mock of [now, isCurrent, report]) mock.mockRestore();
    },
  );

  it.each(['owner', 'person'] as const)('goes with the account of its %s, and does not come back', async (whose) => {
    const ownerId = (people += 1);
    const { person, fact, client } = await aGrant({}, { ownerId });
    const gone = whose === 'owner' ? ownerId : person;
    service.producers.identity.publish({ kind: 'user', key: gone, ownerId: gone, deleted: true });
    const copies = () => service.database.rows(sql`select 1 from grant_copies where id = ${fact.key}`);
    await eventually(async () => expect(await copies()).toEqual([]));
    service.producers.identity.publish({ ...fact, version: 5 });
    await aGrant();
    expect(await copies()).toEqual([]);
    expect((await client.get('/api/everything')).status).not.toBe(200);
  });

  it('of one vehicle is held to it, as a key is', async () => {
    const { client } = await aGrant({ role: 'editor', vehicle_id: 5 });
    expect(await client.get('/api/everything')).toMatchObject(refusal('garage_of_one_vehicle'));
    expect((await client.get('/api/jobs')).body).toEqual({ owner: OWNER, vehicle_id: 5 });
    expect(await client.get('/api/jobs?vehicle_id=6')).toMatchObject(refusal('garage_of_one_vehicle'));
    expect((await client.get(`/api/jobs/${job}`)).status).toBe(200);
    expect((await client.get(`/api/jobs/${other}`)).status).toBe(404);
    expect((await client.put(`/api/jobs/${other}`, {})).status).toBe(404);
    expect(await client.put(`/api/jobs/${job}`, { vehicle_id: 6 })).toMatchObject(refusal('garage_of_one_vehicle'));
    expect(await client.post('/api/jobs', { vehicle_id: 6 })).toMatchObject(refusal('garage_of_one_vehicle'));
    expect(await client.post('/api/jobs', { vehicle_id: 5, part_id: 3 })).toMatchObject(
      refusal('garage_of_one_vehicle'),
    );
    expect((await client.post('/api/jobs', { part_id: null })).status).toBe(201);
    expect(await client.put('/api/settings', {})).toMatchObject(refusal('garage_of_one_vehicle'));
  });

  it('of two vehicles reaches both, by as many grants', async () => {
    const { person, client } = await aGrant({ vehicle_id: 5 });
    await aGrant({ vehicle_id: 6 }, { person });
    expect((await client.get(`/api/jobs/${job}`)).status).toBe(200);
    expect((await client.get(`/api/jobs/${other}`)).status).toBe(200);
    expect((await client.get('/api/jobs?vehicle_id=6')).body.vehicle_id).toBe(6);
  });

  it('of two vehicles is held to the one that lets a request through, and what the other one refuses has not changed it', async () => {
    const { person, client } = await aGrant({ vehicle_id: 5, role: 'contributor' });
    await aGrant({ vehicle_id: 6, role: 'editor' }, { person });
    const { id } = (await client.post('/api/jobs', { installs: 3 })).body;
    expect(await service.database.rows(sql`select vehicle_id from jobs where id = ${id}`)).toEqual([{ vehicle_id: 6 }]);
  });

  it('holds a file to the vehicles of all grants that let it in, since its metadata say which it is of', async () => {
    const sent = async (...[grant, ...more]: Grant[]) => {
      const { person, client } = await aGrant(grant);
      for (const another of more) await aGrant(another, { person });
      return (await client.post('/api/files')).body.vehicles;
    };
    const [five, six] = [{ vehicle_id: 5 }, { vehicle_id: 6 }];
    expect(await sent({ ...six, role: 'editor' }, { ...five, role: 'contributor' })).toEqual([5, 6]);
    expect(await sent({ ...five, role: 'viewer' }, { ...six, role: 'contributor' })).toEqual([6]);
    expect(await sent({ ...five, role: 'contributor' }, { role: 'contributor' })).toBeNull();
    expect(await sent({ ...five, role: 'contributor' }, { role: 'viewer' })).toEqual([5]);
  });

  it('of one vehicle empties no field that may name things of another', async () => {
    const { client } = await aGrant({ role: 'editor', vehicle_id: 5 });
    expect(await client.put(`/api/jobs/${job}`, { part_id: null })).toMatchObject(refusal('garage_of_one_vehicle'));
    expect((await client.put(`/api/jobs/${job}`, {})).status).toBe(200);
  });
});

describe('roles', () => {
  it('a viewer reads, and changes nothing', async () => {
    const { client } = await aGrant({ role: 'viewer' });
    expect((await client.get('/api/jobs')).status).toBe(200);
    for (const answer of [
      await client.post('/api/jobs', { vehicle_id: 5 }),
      await client.put(`/api/jobs/${job}`, {}),
      await client.delete('/api/vehicles/5'),
      await client.get('/api/pieces/1'),
    ])
      expect(answer).toMatchObject(refusal('garage_reads_only'));
  });

  it('a contributor adds, and changes what they have added themselves', async () => {
    const { client } = await aGrant({ role: 'contributor' });
    const { client: another } = await aGrant({ role: 'contributor' });
    const mine = (await client.post('/api/jobs', { vehicle_id: 5 })).body;
    expect(mine.owner_id).toBe(OWNER);
    expect((await client.put(`/api/jobs/${mine.id}`, { title: 'mine' })).status).toBe(200);
    expect((await client.put(`/api/jobs/${mine.id}/parts`)).status).toBe(200);
    for (const path of [`/api/jobs/${job}`, `/api/jobs/${job}/parts`, '/api/settings'])
      expect(await client.put(path, {})).toMatchObject(refusal('garage_adds_only'));
    expect(await another.put(`/api/jobs/${mine.id}`, {})).toMatchObject(refusal('garage_adds_only'));
    expect((await client.put('/api/jobs/2147483646', {})).status).toBe(404);
    expect(await client.delete('/api/vehicles/5')).toMatchObject(refusal('garage_only_owner'));
  });

  it('what the owner has added after that stays the owner’s, and what a contributor added theirs', async () => {
    const { client } = await aGrant({ role: 'contributor' });
    const mine = (await client.post('/api/jobs', { vehicle_id: 5 })).body;
    await service.as(OWNER).put(`/api/jobs/${mine.id}`, { title: 'corrected' });
    expect((await client.put(`/api/jobs/${mine.id}`, { title: 'again' })).status).toBe(200);
  });

  it('a contributor changes nothing of others by what they add', async () => {
    const { client } = await aGrant({ role: 'contributor' });
    expect(await client.post('/api/jobs', { vehicle_id: 5, installs: 3 })).toMatchObject(refusal('garage_adds_only'));
    expect((await client.post('/api/jobs', { vehicle_id: 5, installs: null })).status).toBe(201);
    const { client: editor } = await aGrant({ role: 'editor' });
    expect((await editor.post('/api/jobs', { vehicle_id: 5, installs: 3 })).status).toBe(201);
  });

  it('an editor does all but what is left to the owner', async () => {
    const { client } = await aGrant({ role: 'editor' });
    expect((await client.put(`/api/jobs/${job}`, { title: 'edited' })).status).toBe(200);
    expect((await client.put('/api/settings', {})).status).toBe(200);
    expect(await client.delete('/api/vehicles/5')).toMatchObject(refusal('garage_only_owner'));
  });
});

describe('who wrote it', () => {
  const actorsOf = async (id: number) =>
    (await service.as(OWNER).get(`/api/jobs/${id}/history`)).body.entries.map(
      (one: { actor_id: number }) => one.actor_id,
    );

  it('is told by the journal where it was not the owner', async () => {
    const { person, client } = await aGrant({ role: 'editor' });
    const { id } = (await client.post('/api/jobs', { vehicle_id: 5, title: 'a' })).body;
    await service.as(OWNER).put(`/api/jobs/${id}`, { title: 'b' });
    await client.put(`/api/jobs/${id}`, { title: 'c' });
    expect(await actorsOf(id)).toEqual([person, null, person]);
  });

  it('is told right where many write at once', async () => {
    const several = await Promise.all(Array.from({ length: 5 }, () => aGrant({ role: 'editor' })));
    const wrote = await Promise.all(
      several.flatMap(({ person, client }) =>
        Array.from({ length: 5 }, async () => ({
          person,
          id: (await client.post('/api/jobs', { vehicle_id: 5 })).body.id as number,
        })),
      ),
    );
    const own = await Promise.all(
      Array.from({ length: 5 }, () => service.as(OWNER).post('/api/jobs', { vehicle_id: 5 })),
    );
    for (const { person, id } of wrote) expect(await actorsOf(id)).toEqual([person]);
    for (const { body } of own) expect(await actorsOf(body.id)).toEqual([null]);
  });

  it('gives nobody the answer to another’s Idempotency-Key', async () => {
    const { person, client } = await aGrant({ role: 'editor' });
    const key = { 'idempotency-key': randomUUID() };
    const body = { vehicle_id: 5, title: 'once' };
    const byOwner = await service.as(OWNER).post('/api/jobs', body, key);
    const byEditor = await client.post('/api/jobs', body, key);
    expect(byEditor.body.id).not.toBe(byOwner.body.id);
    expect((await client.post('/api/jobs', body, key)).body.id).toBe(byEditor.body.id);
    const smuggled = { 'idempotency-key': `${person} ${key['idempotency-key']}` };
    expect((await service.as(OWNER).post('/api/jobs', body, smuggled)).status).toBe(400);
  });
});

describe('a file', () => {
  const byCookie = (person: number, path: string) => {
    const token = service.tokens.token(person, { aud: 'media' });
    return service.anyone.get(path, { cookie: `carnet_media=${token}` });
  };

  it('is shown by the cookie where its address names a garage that is shared', async () => {
    const { person } = await aGrant();
    expect(await byCookie(person, `/api/media/${job}?garage=${OWNER}`)).toMatchObject({
      status: 200,
      body: { owner: OWNER, query: {} },
    });
    expect(await byCookie(STRANGER, `/api/media/${job}?garage=${OWNER}`)).toMatchObject(refusal('garage_closed'));
    expect((await byCookie(STRANGER, `/api/media/${job}?garage=${OWNER}&garage=${STRANGER}`)).status).toBe(400);
  });

  it('of another vehicle is not there for a grant of one', async () => {
    const { person } = await aGrant({ vehicle_id: 5 });
    expect((await byCookie(person, `/api/media/${job}?garage=${OWNER}`)).status).toBe(200);
    expect((await byCookie(person, `/api/media/${other}?garage=${OWNER}`)).status).toBe(404);
  });

  it('is all that an address can name a garage for', async () => {
    const { person, client } = await aGrant({ role: 'editor' });
    expect((await service.as(person).get(`/api/everything?garage=${OWNER}`)).body).toEqual({ owner: person });
    expect((await service.as(person).put(`/api/jobs/${job}?garage=${OWNER}`, {})).body).toEqual({ id: job });
    expect(
      (await client.get(`/api/jobs/${job}/history`)).body.entries.some(
        (one: { actor_id: number }) => one.actor_id === person,
      ),
    ).toBe(false);
  });
});

describe('the state that says who may', () => {
  it('is 503 where it cannot be known, for grants as for tokens', async () => {
    const { client } = await aGrant();
    const isCurrent = jest.spyOn(service.app.get(SignInState), 'isCurrent').mockReturnValue(false);
    expect((await client.get('/api/everything')).status).toBe(503);
    isCurrent.mockRestore();
    expect((await client.get('/api/everything')).status).toBe(200);
  });
});
