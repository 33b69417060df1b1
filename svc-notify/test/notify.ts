import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Database } from '@carnet/pg';
import type { ServiceConfig } from '@carnet/runtime';
import { type Answer, type Caller, configFor, TestIdentity, withEnv } from '../../svc-identity/test/identity.js';
import { notify } from '../src/app.js';

export { aNewcomer, type Answer, type Caller, OTHER_PASSWORD, PASSWORD } from '../../svc-identity/test/identity.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** svc-notify with svc-identity, whose database it uses and which stores the people. Both run for real; each request goes to the service that owns its path. */
export class TestNotify {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: ServiceConfig,
    readonly identity: TestIdentity,
  ) {}

  /** Starts both on an empty database, or one more instance of each on the database of `beside`. With `role`, svc-notify uses its own database role. */
  static async start(
    env: Record<string, string> = {},
    beside?: TestNotify,
    peers: Partial<ServiceConfig['peers']> = {},
    role?: string,
  ): Promise<TestNotify> {
    const identity = await TestIdentity.start(env, beside?.identity, peers);
    const known = { ...peers, identity: `http://127.0.0.1:${identity.config.port}` };
    const url = new URL(identity.config.databaseUrl);
    if (role) url.username = role;
    const config = { ...(await configFor(url.href, known)), name: 'notify' as const };
    const app = await withEnv({ MAIL_DIR: identity.mailFolder, ...env }, () => notify.createApp(config));
    await app.listen(config.port, config.host);
    return new TestNotify(app, config, identity);
  }

  get database(): Database {
    return this.app.get(Database);
  }

  async withoutConfirmations(): Promise<this> {
    await this.identity.withoutConfirmations();
    return this;
  }

  mails: TestIdentity['mails'] = () => this.identity.mails();
  register: TestIdentity['register'] = (...asked) => this.identity.register(...asked);
  signIn: TestIdentity['signIn'] = (...asked) => this.identity.signIn(...asked);
  me: TestIdentity['me'] = (...asked) => this.identity.me(...asked);
  update: TestIdentity['update'] = (...asked) => this.identity.update(...asked);

  async call(method: Method, url: string, body?: unknown, caller: Caller = {}): Promise<Answer> {
    if (url.startsWith('/api/auth/')) return this.identity.call(method, url, body, caller);
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

  /** Reads an answer as text, because it is not JSON. */
  async read(url: string, headers: Record<string, string> = {}) {
    const { statusCode: status, body: text, headers: told } = await this.app.inject({ method: 'GET', url, headers });
    return { status, text, headers: told as Record<string, string | undefined> };
  }

  /** Reads an exportable list, as svc-dossier does. */
  exported(list: string, owner: number): Promise<Answer> {
    const headers = { 'x-internal-token': this.config.internalToken };
    return this.call('GET', `/internal/exports/${list}?owner_id=${owner}`, undefined, { headers });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.identity.close();
  }
}
