import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@carnet/embedded-pg';
import { databaseOf, inRoot, KEEPERS, SERVICES, type ServiceName as Service } from '../../scripts/lib/paths.js';
import { commandOf, signal } from '../../scripts/lib/processes.js';
import type { Secrets } from '../../scripts/lib/secrets.js';
import { removeStack, startTemporaryStack, type TemporaryStack } from '../../scripts/lib/temporary-stack.js';
import { call } from './api.js';
import { until } from './until.js';

export { databaseOf, KEEPERS, SERVICES };
export type { Service };

/** A path of each service that returns a person's own data, from its package.json. */
export const LISTS = Object.fromEntries(SERVICES.map((name) => [name, readOf(name)])) as Record<Service, string>;

function readOf(service: Service): string {
  const { carnet } = JSON.parse(readFileSync(inRoot(`svc-${service}/package.json`), 'utf8')) as Manifest;
  return carnet.reads;
}

interface Manifest {
  carnet: { reads: string };
}

/** Parts of a stack that can be killed. */
export type Part = Service | 'postgres' | 'gateway';

export const GENEROUS = {
  SIGN_IN_BURST: '10000',
  SIGN_IN_PER_MINUTE: '10000',
  SIGN_IN_TRIES_PER_ADDRESS: '10000',
  REGISTRATIONS_PER_ADDRESS: '10000',
  INVITATIONS_PER_ACCOUNT: '10000',
};
const BACK_WITHIN_MS = 90_000;

export interface FaultStackOptions {
  env?: NodeJS.ProcessEnv;
  /** Default: a new temporary folder. */
  stateDir?: string;
}

/** A stack with a process per service and its own data, for tests that break it. */
export class FaultStack {
  readonly stateDir: string;
  private readonly env: NodeJS.ProcessEnv;
  private stack: TemporaryStack | undefined;

  constructor({ env = {}, stateDir }: FaultStackOptions = {}) {
    this.stateDir = stateDir ?? mkdtempSync(join(tmpdir(), 'carnet-faults-'));
    this.env = { ...GENEROUS, ...env };
  }

  get address(): string {
    return this.stack?.address ?? '';
  }

  /** Starts the stack, or restarts it with its existing data. */
  async start(): Promise<void> {
    this.stack = await startTemporaryStack({ stateDir: this.stateDir, args: ['--each'], env: this.env });
  }

  async stop(): Promise<void> {
    await this.stack?.stop();
  }

  remove(): void {
    removeStack(this.stateDir);
  }

  pidOf(part: Part): number {
    return this.placeOf(part).pid;
  }

  portOf(part: Part): number {
    return this.placeOf(part).port;
  }

  /** URL of a service, without the gateway. */
  addressOf(service: Service): string {
    return `http://127.0.0.1:${this.portOf(service)}`;
  }

  /** URL of a service's database, as superuser. */
  databaseOf(service: Service): string {
    return this.urlOf(service, 'postgres', this.secrets().postgres);
  }

  /** The same as the service's own role; or of another database, as that role. */
  ownDatabaseOf(service: Service, database = `carnet_${databaseOf(service)}`): string {
    const url = new URL(this.urlOf(service, `carnet_${service}`, this.secrets().databases[service]));
    url.pathname = database;
    return url.href;
  }

  rows<T extends object>(service: Service, sql: string, values: unknown[] = []): Promise<T[]> {
    return withClient(this.databaseOf(service), async (client) => (await client.query<T>(sql, values)).rows);
  }

  /** Kills a part like a power cut: PostgreSQL and nginx with all their children. */
  kill(part: Part): void {
    const family = familyOf(this.pidOf(part));
    for (const pid of family) signal(pid, 'SIGKILL');
  }

  /** Current child processes of a part. */
  childrenOf(part: Part): number[] {
    return familyOf(this.pidOf(part)).slice(1);
  }

  /** Runs `work` while the part is dead, then waits until it is back and healthy. */
  async without(part: Part, work: () => Promise<void>): Promise<void> {
    const dead = await this.deadFor(part, work);
    await this.isBack(part, dead);
  }

  /**
   * Runs `work` while the part is dead. The supervisor is stopped meanwhile, so that it cannot restart the part.
   * @returns the pid of the dead process, once a new one runs
   */
  async deadFor(part: Part, work: () => Promise<void>): Promise<number> {
    const watcher = this.stack?.record()?.pid ?? 0;
    const dead = this.pidOf(part);
    process.kill(watcher, 'SIGSTOP');
    try {
      this.kill(part);
      await work();
    } finally {
      process.kill(watcher, 'SIGCONT');
    }
    await until(`${part} is back`, () => this.isStandIn(part, dead), BACK_WITHIN_MS);
    return dead;
  }

  /** Waits until a new process replaces the dead one and everything is healthy. */
  async isBack(part: Part, dead: number): Promise<void> {
    await until(`${part} is back`, () => this.isStandIn(part, dead), BACK_WITHIN_MS);
    await this.isWell();
  }

  async isWell(patienceMs = BACK_WITHIN_MS): Promise<void> {
    await until('all services are ready', async () => (await this.health()) === 200, patienceMs);
  }

  private isStandIn(part: Part, dead: number): boolean {
    const pid = this.pidOf(part);
    return pid !== dead && commandOf(pid) !== '';
  }

  private placeOf(part: Part): { pid: number; port: number } {
    const record = this.stack?.record();
    const place = part === 'postgres' || part === 'gateway' ? record?.[part] : record?.services[part];
    if (!place) throw new Error(`${part} is not in the stack's record`);
    return place;
  }

  private secrets(): Secrets {
    return JSON.parse(readFileSync(join(this.stateDir, 'secrets.json'), 'utf8')) as Secrets;
  }

  private urlOf(service: Service, role: string, password: string): string {
    const { port } = this.placeOf('postgres');
    return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/carnet_${databaseOf(service)}`;
  }

  private async health(): Promise<number> {
    const answer = await call({ path: '/api/health', address: this.address }).catch(() => null);
    return answer?.status ?? 0;
  }
}

/** A process and its current descendants. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    parents.set(Number(name), parentOf(name));
  return [pid, ...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child)];
}

function parentOf(name: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
  } catch {
    return 0; // The process has just ended.
  }
}
