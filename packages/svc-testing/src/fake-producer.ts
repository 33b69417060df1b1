import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fact, type FormerLog, isAfter, isPosition, LOG_START } from '@carnet/fact-log';

/** A fact in a test. The default version is one above the thing's last. */
export interface TestFact {
  kind: string;
  key: string | number;
  ownerId: number;
  version?: number;
  /** Above 1 for a republication. */
  revision?: number;
  deleted?: boolean;
  body?: object;
  /** The trace of the fact. */
  trace?: string;
  /** The author of the change, if it is not the owner. */
  actorId?: number;
}

/** Simulates another service's facts: a log in memory behind the two routes that followers use. */
export class FakeProducer {
  private log: string = randomUUID();
  private readonly former: FormerLog[] = [];
  private readonly facts: Fact[] = [];
  private readonly withheld: Fact[] = [];
  private readonly waiting = new Set<() => void>();
  /** Its answers to other internal requests, by path. A number is the status of a refusal, a buffer is a body of bytes. */
  readonly tells = new Map<string, object | number>([['/health/ready', {}]]);
  /** POST requests that it received from services. */
  readonly told: { path: string; body: unknown }[] = [];
  /** The number of requests for single things. */
  asked = 0;

  /** The position in its log (`position`) that contains the effects of the tested service's facts; null while it does not follow that service. */
  effects: string | null = null;
  /** True if it follows the tested service, but never catches up. */
  isBehind = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeProducer> {
    const server = createServer();
    const producer = new FakeProducer(server);
    server.on('request', (request, response) => void producer.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return producer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Appends facts to the log, for followers to read. */
  publish(...facts: TestFact[]): void {
    for (const fact of facts) this.facts.push(this.toFact(fact));
    for (const wake of [...this.waiting]) wake();
  }

  /** Simulates a failover of its PostgreSQL that loses the last facts. */
  failOver(lost: number): void {
    this.former.unshift({ log: this.log, until: LOG_START });
    this.log = randomUUID();
    this.facts.splice(this.facts.length - lost);
    for (const wake of [...this.waiting]) wake();
  }

  /** Returns these facts when asked for single things, but does not show them in the log (yet). */
  withhold(...facts: TestFact[]): void {
    for (const fact of facts) this.withheld.push(this.toFact(fact));
  }

  /** The position that a client receives for a write to this service (`X-Facts-Position`): that of the last fact, or of a future one. */
  position(service: string, ahead = 0): string {
    const last = this.facts.at(-1)?.seq ?? 0;
    return `${service}=${this.log.slice(0, 8)}/1.${last + ahead}`;
  }

  async close(): Promise<void> {
    for (const wake of [...this.waiting]) wake();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private toFact({ kind, key, ownerId, version, revision, deleted, body, trace, actorId }: TestFact): Fact {
    const seq = this.facts.length + this.withheld.length + 1;
    const thing = [...this.facts, ...this.withheld].filter((fact) => fact.kind === kind && fact.key === String(key));
    return {
      position: `1.${seq}`,
      seq,
      kind,
      key: String(key),
      version: version ?? Math.max(0, ...thing.map((fact) => fact.version)) + 1,
      revision,
      ownerId,
      at: new Date().toISOString(),
      trace,
      actorId,
      ...(deleted ? { deleted: true, body: null } : { deleted: false, body: body ?? {} }),
    } as Fact;
  }

  private tell(response: ServerResponse, path: string): void {
    const told = this.tells.get(path) ?? 404;
    send(response, typeof told === 'number' ? told : 200, typeof told === 'number' ? {} : told);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://producer');
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    if (body !== undefined) this.told.push({ path: pathname, body });
    if (pathname === '/internal/api-keys/find') return this.answerKeys(response, body as { hashes: string[] });
    if (pathname === '/internal/grants/find') return this.answerGrants(response, body as { pairs: string[] });
    if (!pathname.startsWith('/internal/facts')) return this.tell(response, request.url ?? '');
    const [, , , kind, key] = pathname.split('/');
    if (kind === 'end') return send(response, 200, { end: this.effects, behind: this.isBehind });
    if (kind && key) return this.answerNewest(response, kind, decodeURIComponent(key));
    const after = searchParams.get('after') ?? LOG_START;
    const limit = Number(searchParams.get('limit') ?? 500);
    if (this.after(after).length === 0) await this.somethingNew(Number(searchParams.get('wait') ?? 0));
    const facts = this.after(after).slice(0, limit);
    send(response, 200, { log: this.log, former: this.former, facts, next: facts.at(-1)?.position ?? after });
  }

  private answerNewest(response: ServerResponse, kind: string, key: string): void {
    const known = [...this.facts, ...this.withheld].filter((fact) => fact.kind === kind && fact.key === key);
    const newest = known.sort((a, b) => b.version - a.version)[0];
    this.asked += 1;
    send(response, 200, { fact: newest ?? null });
  }

  /** Answers as svc-identity does for a brand-new key. `told` counts the requests. */
  private answerKeys(response: ServerResponse, { hashes }: { hashes: string[] }): void {
    const refusal = this.tells.get('/internal/api-keys/find');
    if (typeof refusal === 'number') return send(response, refusal, {});
    const told = [...this.facts, ...this.withheld].filter(({ kind }) => kind === 'api-key');
    const ended = new Set(told.filter(({ deleted }) => deleted).map(({ key }) => key));
    const bodies = told.filter(({ key }) => !ended.has(key)).map((fact) => fact.body as { id: number; hash: string });
    const keys = bodies.filter(({ hash }) => hashes.includes(hash)).map(({ id, hash }) => ({ id, hash }));
    send(response, 200, { keys });
  }

  /** Answers as svc-identity does for a brand-new grant. */
  private answerGrants(response: ServerResponse, { pairs }: { pairs: string[] }): void {
    const refusal = this.tells.get('/internal/grants/find');
    if (typeof refusal === 'number') return send(response, refusal, {});
    const told = [...this.facts, ...this.withheld].filter(({ kind }) => kind === 'grant');
    const ended = new Set(told.filter(({ deleted }) => deleted).map(({ key }) => key));
    const known = told.filter(({ key }) => !ended.has(key));
    const grants = known.map(({ ownerId, body }) => ({
      owner_id: ownerId,
      ...(body as { id: number; person_id: number }),
    }));
    send(response, 200, { grants: grants.filter((one) => pairs.includes(`${one.person_id} ${one.owner_id}`)) });
  }

  private after(position: string): Fact[] {
    return isPosition(position) ? this.facts.filter((fact) => isAfter(fact.position, position)) : this.facts;
  }

  private somethingNew(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(done);
    });
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (Buffer.isBuffer(body)) response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
