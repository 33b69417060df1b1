import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestSchema } from '@carnet/embedded-pg';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FreshReads, ReadThrough, Republisher } from '@carnet/fact-log';
import { KeyRing, type Service } from '@carnet/nest-kit';
import { Database } from '@carnet/pg';
import type { ServiceConfig, ServiceName } from '@carnet/runtime';
import { FakeProducer } from './fake-producer.js';
import { TokenMaker } from './token-maker.js';

/** Any JSON: each test checks the parts of an answer that it expects. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
export type Json = any;

export interface TestAnswer<T = Json> {
  status: number;
  /** The parsed JSON, or null without a body. */
  body: T;
  headers: Record<string, string | undefined>;
}

type Headers = Record<string, string>;
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A signed-in person (or API client) in a test. */
export interface TestClient {
  get<T = Json>(path: string, headers?: Headers): Promise<TestAnswer<T>>;
  post<T = Json>(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer<T>>;
  put<T = Json>(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer<T>>;
  head<T = Json>(path: string, headers?: Headers): Promise<TestAnswer<T>>;
  patch<T = Json>(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer<T>>;
  delete<T = Json>(path: string, headers?: Headers): Promise<TestAnswer<T>>;
}

export interface TestService {
  app: NestFastifyApplication;
  database: Database;
  /** A client that is signed in as this user. */
  as(userId: number): TestClient;
  /** A client that only sends these headers. */
  anyone: TestClient;
  tokens: TokenMaker;
  /** The other services, simulated as producers of facts. */
  producers: Record<ServiceName, FakeProducer>;
  config: ServiceConfig;
  freshReads: FreshReads;
  close(): Promise<void>;
}

/** Starts a service on an empty database of its own, with simulated other services. */
export async function startTestService(
  service: Service,
  settings: Partial<ServiceConfig> = {},
  tokens = new TokenMaker(process.env.CARNET_TEST_SIGNING_KEY),
): Promise<TestService> {
  const postgres = await createTestDatabase(schemaOf(service));
  const producers = await startProducers();
  const folder = await mkdtemp(join(tmpdir(), 'carnet-files-'));
  const config = { ...testConfig(service.name, postgres.url, producers, folder), ...settings };
  const app = await service.createApp(config);
  await trust(app, tokens);
  // On a busy machine, the first request may take longer than the service's timeout.
  app.get(ReadThrough).patienceMs = 60_000;
  // Otherwise the republications of the start would publish facts during the test.
  await app.get(Republisher).published;
  return {
    app,
    database: app.get(Database),
    tokens,
    producers,
    config,
    freshReads: app.get(FreshReads),
    anyone: client(app, {}),
    as: (userId) => client(app, { 'x-auth-token': tokens.token(userId) }),
    async close() {
      await app.close();
      await Promise.all(Object.values(producers).map((producer) => producer.close()));
      await postgres.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The schema with which all suites of a service begin. */
export const schemaOf = (service: Service): TestSchema => ({
  id: [service.name, ...service.migrations].join(),
  prepare: (url) => service.prepareDatabase(url, service.migrations),
});

/** The names of the services among the workspaces. */
function serviceNames(): ServiceName[] {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { workspaces } = JSON.parse(manifest) as { workspaces: string[] };
  return workspaces.flatMap((folder) => /^svc-(.+)$/.exec(folder)?.[1] ?? []) as ServiceName[];
}

async function startProducers(): Promise<Record<ServiceName, FakeProducer>> {
  const started = await Promise.all(serviceNames().map(async (name) => [name, await FakeProducer.start()] as const));
  return Object.fromEntries(started) as Record<ServiceName, FakeProducer>;
}

function testConfig(
  name: ServiceName,
  databaseUrl: string,
  producers: Record<ServiceName, FakeProducer>,
  folder: string,
): ServiceConfig {
  const urls = Object.entries(producers).map(([peer, { url }]) => [peer, url]);
  return {
    name,
    host: '127.0.0.1',
    port: 0,
    databaseUrl,
    databasePool: 5,
    databaseInstances: 1,
    databaseConnections: null,
    requestsAtOnce: 100,
    listRows: 10_000,
    listMegabytes: 16,
    requestsAtOncePerOwner: 100,
    requestsPerKeyPerMinute: 10_000,
    quotas: {},
    internalToken: 'the-token-that-services-of-tests-share',
    peers: Object.fromEntries(urls) as ServiceConfig['peers'],
    logLevel: 'silent',
    stopWait: 0,
    metricsPort: null,
    traces: null,
    trustProxy: 'loopback',
    nats: null,
    tokenStateMaxAge: 60_000,
    files: {
      folder,
      s3: null,
      clamd: null,
      uploadBytes: 50 * 1024 * 1024,
      pdfBytes: 200 * 1024 * 1024,
      bytesPerOwner: 1024 * 1024 * 1024,
      uploadsAtOnce: 24,
      uploadsAtOncePerOwner: 3,
      downloadsAtOnce: 400,
      downloadsAtOncePerOwner: 100,
      readLanguages: [],
    },
  };
}

/** Makes the service trust the test run's own key, as if svc-identity had published it. */
async function trust(app: NestFastifyApplication, tokens: TokenMaker): Promise<void> {
  await app
    .get(Database)
    .dataSource.query('insert into verification_keys (kid, jwk) values ($1, $2) on conflict do nothing', [
      tokens.kid,
      tokens.jwk,
    ]);
  await app.get(KeyRing).reload();
}

function client(app: NestFastifyApplication, identity: Headers): TestClient {
  const send = async <T>(
    method: Method,
    url: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<TestAnswer<T>> => {
    const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await app.inject({ method, url, headers: { ...identity, ...type, ...headers }, ...payload });
    const text = response.body;
    return {
      status: response.statusCode,
      body: (text === '' ? null : parsed(text)) as T,
      headers: response.headers as Record<string, string | undefined>,
    };
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    head: (path, headers) => send('HEAD', path, undefined, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
