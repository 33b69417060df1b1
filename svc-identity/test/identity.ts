import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestDatabase, freePort } from '@carnet/embedded-pg';
import { type Fact, FactLog, isAfter, LOG_START } from '@carnet/fact-log';
import { Database, sql } from '@carnet/pg';
import type { ServiceConfig } from '@carnet/runtime';
import { eventually, schemaOf } from '@carnet/svc-testing';
import PostalMime, { type Email } from 'postal-mime';
import { identity } from '../src/app.js';

/** A number that no other test of the file uses, for unique names. */
let number = 0;
export const aNewcomer = (changes: Record<string, unknown> = {}) => {
  number += 1;
  return {
    username: `driver${number}`,
    email: `driver${number}@garage.example`,
    firstName: 'Ada',
    lastName: 'Fairlane',
    password: PASSWORD,
    ...changes,
  };
};
/** The state of the address after registration. */
export const NOT_CONFIRMED = { email_confirmed: false };
/** Settings after registration. */
export const NOTHING_SET = {
  time_zone: null,
  language: null,
  region: null,
  currency: null,
  odometer_unit: null,
  first_day_of_week: null,
  paper: null,
};
export const PASSWORD = 'Quiet-Walnut 42 hums';
export const OTHER_PASSWORD = 'Copper~Kettle 77 sings';

export interface Answer {
  status: number;

  body: any;
  headers: Record<string, string | undefined>;
}

export interface Caller {
  token?: string;
  /** The address that the connection comes from. */
  address?: string;
  headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** svc-identity as it really runs: it listens on a port, because it follows its own facts over HTTP as other services do. */
export class TestIdentity {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: ServiceConfig,
    /** The folder for its mails, unless a test gives it a mail server. */
    readonly mailFolder: string,
    private readonly drop: () => Promise<void>,
  ) {}

  /** Starts a service with an empty database, or another instance with the database of `beside`. */
  static async start(
    env: Record<string, string> = {},
    beside?: TestIdentity,
    peers: Partial<ServiceConfig['peers']> = {},
  ): Promise<TestIdentity> {
    const postgres = beside ? null : await createTestDatabase(schemaOf(identity));
    const config = await configFor(beside?.config.databaseUrl ?? postgres!.url, peers);
    const mailFolder = beside?.mailFolder ?? (await mkdtemp(join(tmpdir(), 'carnet-mail-')));
    const app = await withEnv({ MAIL_DIR: mailFolder, ...env }, () => identity.createApp(config));
    await app.listen(config.port, config.host);
    return new TestIdentity(app, config, mailFolder, async () => {
      await postgres?.drop();
      if (!beside) await rm(mailFolder, { recursive: true, force: true });
    });
  }

  get database(): Database {
    return this.app.get(Database);
  }

  /** Turns confirmation links off, so that only the test's own mails are sent. */
  async withoutConfirmations(): Promise<this> {
    await this.database.rows(
      sql`create function no_row() returns trigger language plpgsql as 'begin return null; end'`,
    );
    await this.database.rows(
      sql`create trigger nobody_asks before insert on address_confirmations for each row execute function no_row()`,
    );
    return this;
  }

  /** All published facts. A fact becomes readable when no older transaction runs on the server, which other suites use, too. */
  async told(): Promise<Fact[]> {
    const log = this.app.get(FactLog);
    const { position } = await log.end();
    return eventually(async () => {
      const { facts, next } = await log.read(LOG_START, 1_000);
      expect(isAfter(position, next)).toBe(false);
      return facts;
    });
  }

  /** The sent mails, if there is no mail server. */
  async mails(): Promise<Email[]> {
    const names = await readdir(this.mailFolder);
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(this.mailFolder, name)))));
  }

  async call(method: Method, url: string, body?: unknown, caller: Caller = {}): Promise<Answer> {
    const { token, address = '127.0.0.1', headers } = caller;
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { 'x-auth-token': token } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? null : JSON.parse(response.body),
      headers: response.headers as Record<string, string | undefined>,
    };
  }

  /** Reads an answer that is not JSON. */
  async read(url: string, headers: Record<string, string> = {}) {
    const { statusCode: status, body: text, headers: told } = await this.app.inject({ method: 'GET', url, headers });
    return { status, text, headers: told as Record<string, string | undefined> };
  }

  register(body: unknown, caller?: Caller): Promise<Answer> {
    return this.call('POST', '/api/auth/register', body, caller);
  }

  signIn(email: unknown, password: unknown, caller?: Caller): Promise<Answer> {
    return this.call('POST', '/api/auth/login', { email, password }, caller);
  }

  me(token?: string): Promise<Answer> {
    return this.call('GET', '/api/auth/me', undefined, { token });
  }

  update(token: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.call('PUT', '/api/auth/me', body, { token, headers });
  }

  changePassword(token: string, body: unknown): Promise<Answer> {
    return this.call('PUT', '/api/auth/password', body, { token });
  }

  /** Reads a list of a person's export, as another service gets it. */
  exported(list: string, owner: number): Promise<Answer> {
    const headers = { 'x-internal-token': this.config.internalToken };
    return this.call('GET', `/internal/exports/${list}?owner_id=${owner}`, undefined, { headers });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.drop();
  }
}

export async function configFor(databaseUrl: string, peers: Partial<ServiceConfig['peers']>): Promise<ServiceConfig> {
  const port = await freePort();
  const nobody = 'http://127.0.0.1:9';
  const others: Partial<ServiceConfig['peers']> = {
    garage: nobody,
    service: nobody,
    records: nobody,
    dossier: nobody,
    usage: nobody,
  };
  return {
    name: 'identity',
    host: '127.0.0.1',
    port,
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
    peers: { ...others, identity: `http://127.0.0.1:${port}`, ...peers } as ServiceConfig['peers'],
    logLevel: 'silent',
    stopWait: 0,
    metricsPort: null,
    traces: null,
    trustProxy: 'loopback',
    nats: null,
    tokenStateMaxAge: 10_000,
    files: {
      ...{
        folder: '',
        s3: null,
        clamd: null,
        uploadBytes: 0,
        pdfBytes: 0,
        bytesPerOwner: 0,
        uploadsAtOnce: 0,
        uploadsAtOncePerOwner: 0,
      },
      ...{ downloadsAtOnce: 0, downloadsAtOncePerOwner: 0, readLanguages: [] },
    },
  };
}

export async function withEnv<T>(env: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    process.env = before;
  }
}
