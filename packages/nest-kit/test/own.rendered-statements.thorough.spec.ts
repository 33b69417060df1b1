import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import {
  compactFacts,
  FactLog,
  FollowedPositions,
  FollowerHealth,
  LOG_START,
  ReadThrough,
  Republisher,
  retryNow,
} from '@carnet/fact-log';
import { RelayPosition } from '@carnet/fact-log-nats';
import { Blobs, FileCollector, UploadsRepository } from '@carnet/files';
import { ImportBatches } from '@carnet/imports';
import { Journal, VehicleJournals } from '@carnet/journal';
import { requestMessages } from '@carnet/messages';
import { Calendar, Currencies } from '@carnet/person';
import { Database, JsonText } from '@carnet/pg';
import { Idempotency } from '@carnet/rest';
import {
  eventually,
  RenderedStatements,
  startTestService,
  type StatementRecorder,
  type TestService,
} from '@carnet/svc-testing';
import { newApiKey } from '../src/auth/api-key.js';
import { ApiKeys } from '../src/auth/api-keys.js';
import { GarageGuard } from '../src/auth/garage.guard.js';
import { GarageGrants } from '../src/auth/garage-grants.js';
import { EndedTokens } from '../src/auth/ended-tokens.js';
import { InStep } from '../src/auth/in-step.js';
import { VehicleScope } from '../src/auth/vehicle-scope.js';
import { Readiness } from '../src/health/readiness.js';
import { Metrics } from '../src/metrics/metrics.service.js';
import { filesService, POISON, THINGS } from './fixtures/files-service.js';

/** The packages that send statements themselves, in any service. */
const SOURCES = ['pg', 'rest', 'fact-log', 'fact-log-nats', 'person', 'journal', 'imports', 'files', 'nest-kit'].map(
  (name) => join(__dirname, '../..', name, 'src'),
);
const OWNER = 1;
const HASHES = ['a', 'b', 'c', 'd'].map((sign) => sign.repeat(64));

let service: TestService;
/** The service after a restart, on a database as an earlier release and a restore leave it. */
let app: NestFastifyApplication;
let database: Database;
let statements: RenderedStatements;

beforeAll(async () => {
  service = await startTestService(filesService);
  await followed('garage', 'identity');
  await service.app.close();
  const dataSource = await new DataSource({
    type: 'postgres',
    url: service.config.databaseUrl,
    extra: { pipeline: true },
  }).initialize();
  database = new Database(dataSource);
  await leaveOlderThings();
  statements = await RenderedStatements.of(
    join(__dirname, '..'),
    database,
    async (recorder) => {
      app = await filesService.createApp(service.config);
      await facts(recorder);
      await requests(recorder);
      await files(recorder);
      await imports(recorder);
      await app.close();
    },
    SOURCES,
  );
});
afterAll(async () => {
  await database.close();
  await service.close();
});

const raw = <Row>(text: string): Promise<Row[]> => database.dataSource.query<Row[]>(text);

async function followed(...producers: string[]): Promise<void> {
  await eventually(async () => {
    const rows = await service.app
      .get(Database)
      .dataSource.query<{ producer: string }[]>('select distinct producer from fact_handlers order by 1');
    expect(rows.map(({ producer }) => producer)).toEqual(producers);
  });
}

/** Leaves an old cursor for all handlers of a producer, another handler revision, and facts of another cluster. */
async function leaveOlderThings(): Promise<void> {
  await raw(`delete from fact_handlers where producer = 'garage'`);
  await raw(`update fact_cursors set kinds = '{car}' where producer = 'garage'`);
  await raw(`update fact_handlers set revision = 99 where producer = 'identity'`);
  await raw(`insert into facts (tx, kind, key, version, body) values ('9000000000', 'thing', '1', 1, '{}')`);
}

async function facts(recorder: StatementRecorder): Promise<void> {
  const { garage, identity } = service.producers;
  const until = (text: string) => eventually(async () => expect(await raw(text)).not.toHaveLength(0));
  const user = { kind: 'user', key: OWNER, ownerId: OWNER };
  identity.publish({ kind: 'signing-key', key: 'new', ownerId: OWNER, body: { kid: 'new', jwk: service.tokens.jwk } });
  identity.publish({ ...user, body: { tokens_valid_from: '2026-01-01T00:00:00Z', time_zone: 'Europe/Berlin' } });
  await until(`select 1 from time_zones where owner_id = ${OWNER}`);
  identity.publish({ kind: 'session', key: 'ended', ownerId: OWNER, deleted: true });
  await until(`select 1 from ended_sessions`);
  const apiKey = { kind: 'api-key', key: 1, ownerId: OWNER };
  identity.publish({ ...apiKey, body: { id: 1, hash: 'hash', access: 'read', vehicle_id: null, expires_at: null } });
  await until('select 1 from api_key_copies');
  identity.publish({ ...apiKey, deleted: true });
  await eventually(async () => expect(await raw('select 1 from api_key_copies')).toHaveLength(0));
  const grant = { kind: 'grant', key: 1, ownerId: OWNER };
  identity.publish({ ...grant, body: { id: 1, person_id: 2, role: 'viewer', vehicle_id: null, expires_at: null } });
  await until('select 1 from grant_copies');
  identity.publish({ ...grant, deleted: true });
  await eventually(async () => expect(await raw('select 1 from grant_copies')).toHaveLength(0));
  identity.publish({ ...user, deleted: true }, { kind: 'signing-key', key: 'new', ownerId: OWNER, deleted: true });
  await until(`select 1 from token_floors where user_id = ${OWNER} and deleted`);
  await eventually(async () => expect(await raw(`select 1 from verification_keys where kid = 'new'`)).toHaveLength(0));

  const car = (key: number) => ({ kind: 'car', key, ownerId: 2, body: { id: key, make: 'Saab' } });
  garage.publish(car(1), car(POISON));
  await until('select 1 from car_copies where id = 1');
  await until('select 1 from parked_facts');
  await recorder.during('parked things are looked at and tried', async () => {
    await app.get(FollowerHealth).parked();
    await retryNow(app.get(Database));
  });
  await until('select 1 from parked_facts where tries > 1');
  await raw(`update fact_handlers set log = gen_random_uuid() where producer = 'garage'`);
  garage.publish(car(2), car(3));
  await until('select 1 from car_copies where id = 3');
  garage.failOver(1);
  await eventually(async () => expect(await raw('select 1 from car_copies where id = 3')).toHaveLength(0));

  const log = app.get(FactLog);
  await recorder.during('a fact is published', () =>
    app
      .get(Database)
      .transaction((tx) => log.append(tx, { kind: 'thing', key: 1, version: 2, ownerId: OWNER, body: { id: 1 } })),
  );
  await recorder.during('a kind is published again', () => app.get(Republisher).republish('thing'));
  await until(`select 1 from republications where kind = 'thing' and done and after_id = ${THINGS - 1}`);
  await recorder.during('the log is read', async () => {
    await log.read(LOG_START, 10);
    await log.newest('thing', '1');
    await log.end();
    await log.lastToldFor(OWNER);
    await log.wait(LOG_START, 1_000, new AbortController().signal);
  });
  await recorder.during('the metrics are read', () => app.get(Metrics).text());
  await recorder.during('the log is sent to NATS', async () => {
    const sent = new RelayPosition(app.get(Database));
    await sent.keep(await log.end());
    await sent.read();
  });
  await recorder.during('facts are compacted', () => compactFacts(app.get(Database)));
  await recorder.during('a thing is asked for', () => app.get(ReadThrough).fetch('garage', 'car', 1));
  await recorder.during('a read waits for what was written elsewhere', () =>
    app.get(FollowedPositions, { strict: false }).reach({ service: 'garage', log: 'other', position: LOG_START }, 1),
  );
}

const aRequestFor = (id: number) => ({ params: { id: String(id) } }) as unknown as FastifyRequest;

async function requests(recorder: StatementRecorder): Promise<void> {
  await recorder.during('somebody asks for their day', () => app.get(Calendar).today(2));
  await recorder.during('an amount comes without a currency', () => app.get(Currencies).of(2));
  await recorder.during('the history of a record', () =>
    app.get(Journal).historyOf(2, 2, { kind: 'car', table: 'car_copies', notFound: requestMessages.notFound }),
  );
  await recorder.during('the journal of a vehicle', async () => {
    const journals = app.get(VehicleJournals, { strict: false });
    await journals.open(2, 2);
    await journals.read(2, 2, { after: 0, limit: 10, withValues: true });
  });
  await recorder.during('a create with a key', async () => {
    const create = () =>
      app
        .get(Idempotency)
        .once(2, { key: 'k', fingerprint: 'f', keepDays: 1 }, () =>
          Promise.resolve(new JsonText('{}', { version: 1 })),
        );
    await create();
    await create();
  });
  await recorder.during('an API key comes for the first time', () =>
    expect(app.get(ApiKeys, { strict: false }).find(newApiKey().key)).rejects.toThrow('API key'),
  );
  await recorder.during('a thing is asked for by an API key of one vehicle', () =>
    app
      .get(VehicleScope, { strict: false })
      .check(2, 1, { thing: 'car_copies' }, aRequestFor(2), {
        anotherVehicle: requestMessages.notFound,
        namesMore: requestMessages.notFound,
      })
      .catch(() => undefined),
  );
  await recorder.during('somebody acts in a garage for the first time', () =>
    app.get(GarageGrants, { strict: false }).find(OWNER, 2),
  );
  await recorder.during('how complete copies are is noted, and read by another instance', async () => {
    const inStep = app.get(InStep, { strict: false });
    await inStep.note();
    const elsewhere = {
      state: 'applying-elsewhere' as const,
      lagSeconds: null,
      wasInStep: false,
      lastError: null,
      readingAnew: [],
    };
    const report = jest
      .spyOn(app.get(FollowerHealth), 'report')
      .mockReturnValue([{ producer: 'identity', ...elsewhere }]);
    await inStep.require().catch(() => undefined);
    report.mockRestore();
  });
  await recorder.during('a contributor changes something', () =>
    app
      .get(GarageGuard, { strict: false })
      .authorOf(2, { thing: 'car_copies' }, 1)
      .catch(() => undefined),
  );
  await recorder.during('old keys are forgotten', () => app.get(Idempotency).forgetOld());
  await recorder.during('old ends of sessions are forgotten', () => app.get(EndedTokens).forgetOld());
  await recorder.during('GET /health/ready', () => app.get(Readiness).report());
}

async function files(recorder: StatementRecorder): Promise<void> {
  const uploads = app.get(UploadsRepository, { strict: false });
  const db = app.get(Database);
  await recorder.during('a file arrives', async () => {
    const upload = await db.write(2, (tx) => uploads.insert(tx, 2, { name: 'a.jpg', bytes: 5, target: {}, part: 'a' }));
    await uploads.find(2, upload.id);
    const begun = (await uploads.begin(2, upload.id))!;
    await uploads.received(begun, 3);
    await uploads.own(begun, 'b');
    await db.write(2, async (tx) => {
      await uploads.bytesExpected(tx, 2);
      await app.get(Blobs).announce(tx, 2, { path: '', sha256: HASHES[0]!, bytes: 5, mediaType: 'image/jpeg' });
      await uploads.seal(tx, begun, HASHES[0]!, 'image/jpeg');
      await uploads.fileOf(tx, begun);
      await uploads.finish(tx, begun, HASHES[0]!, 1);
    });
    await uploads.isOpen(upload);
    await uploads.remove(2, upload.id);
    await db.write(2, (tx) => uploads.removeOfOwner(tx, 2));
  });
  await raw(`insert into papers values (2, '${HASHES[1]}')`);
  await raw(`insert into blobs select 2, sha256, 5, 'image/jpeg', now() - interval '2 days'
             from unnest('{${HASHES[1]},${HASHES[2]}}'::text[]) sha256`);
  const { folder } = service.config.files;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'stray'), 'bytes');
  const stray = { path: join(folder, 'stray'), sha256: HASHES[3]!, bytes: 5, mediaType: 'image/jpeg' };
  await recorder.during('bytes are stored for rows that come', () => app.get(Blobs).store(3, [stray]));
  await recorder.during('bytes are of somebody else, too', () => app.get(Blobs).share(3, 4, [stray.sha256]));
  await raw('delete from blobs where owner_id = 3');
  await recorder.during('what nobody wants is removed', () => app.get(FileCollector).collect());
}

async function imports(recorder: StatementRecorder): Promise<void> {
  const batches = app.get(ImportBatches, { strict: false });
  const head = { batch: '01932f1a-7c4e-7b6d-9a1e-5f0c2d3b4a59', file_name: 'history.csv', product: 'Fuelio' };
  const write = <Result>(work: (tx: EntityManager) => Promise<Result>) => app.get(Database).write(2, work);
  await recorder.during('rows of a file are imported', () =>
    write((tx) => batches.makeOnce(tx, 2, head, [{ row: 3, stored: {} }], () => Promise.resolve([7]))),
  );
  await recorder.during('imports are listed', () => batches.list(app.get(Database), 2));
  await recorder.during('an import is undone', () => write((tx) => batches.forget(tx, 2, head.batch)));
}

it('are what the code sends', () => expect(statements.committed).toBe(statements.text));
it('are taken by PostgreSQL', async () => expect(await statements.refused()).toEqual([]));
it('are all there', () => expect(statements.neverSent()).toEqual([]));
it('answer what their row types say', () => expect(statements.wrongTypes()).toEqual([]));
