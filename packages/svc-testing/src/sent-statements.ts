import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import { listForms, pageAfter } from './list-walk.js';
import type { TestAnswer, TestClient } from './test-service.js';
import type { FieldDef, QueryResult } from 'pg';

/** A place in the sources; lines count from 1. */
export interface Place {
  file: string;
  line: number;
}

/** A statement that was sent through `Queryable.rows`, with its result. */
export interface SentStatement {
  text: string;
  /** The step that sent it, as passed to `StatementRecorder.during`; null for background work such as a follower's. */
  during: string | null;
  /** The callers in TypeScript files, the nearest first. */
  places: Place[];
  columns: FieldDef[];
  rows: Record<string, unknown>[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface AskedAnswer {
  method: Method;
  path: string;
  status: number;
  body: unknown;
}

interface Context {
  text: string;
  sent?: Omit<SentStatement, 'columns' | 'rows'>;
  result?: QueryResult<Record<string, unknown>>;
}

const FRAME = /\(?((?:\/|[A-Z]:\\)[^():]+\.ts):(\d+):\d+\)?$/gm;
const RECORDER = /[\\/]sent-statements\.ts$/;
/** The file whose innermost frames only pass a statement on. Further frames in it are callers, which send statements of their own. */
const SENDER = /[\\/]pg[\\/]src[\\/]database\.ts$/;
const SENDING = 3;

/** Records every statement that this process sends, until it is closed. */
export class StatementRecorder {
  readonly sent: SentStatement[] = [];
  /** The answers to requests of `ask`. */
  readonly answers: AskedAnswer[] = [];
  private readonly current = new AsyncLocalStorage<string>();
  private readonly channel = tracingChannel<string, Context>('carnet.statement');
  private readonly subscriber = {
    start: (context: Context) => {
      context.sent = { text: context.text, during: this.current.getStore() ?? null, places: callers() };
    },
    asyncEnd: ({ sent, result }: Context) => {
      if (sent && result) this.sent.push({ ...sent, columns: result.fields, rows: result.rows });
    },
  };

  constructor() {
    this.channel.start.subscribe(this.subscriber.start as never);
    this.channel.asyncEnd.subscribe(this.subscriber.asyncEnd as never);
  }

  /** Runs `work`, and records its statements under `name`. */
  during<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.current.run(name, work);
  }

  /** Sends a request that must succeed, and records it under its method and path. */
  async ask(
    client: TestClient,
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer> {
    const answer = await this.send(client, method, path, body, headers);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answers ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** Sends a request that must be refused, for checks that only run in that case. */
  async askInVain(client: TestClient, method: Method, path: string, body?: unknown): Promise<void> {
    const { status } = await this.send(client, method, path, body);
    if (status < 400 || status >= 500) throw new Error(`${method} ${path} answers ${status}`);
  }

  private async send(
    client: TestClient,
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer> {
    const name = `${method} ${path
      .replace(/\/\d+/g, '/{id}')
      .replace(/(_id|_to)=\d+/g, '$1={id}')
      .replace(/cursor=[^&]+/, 'cursor=…')}`;
    const answer = await this.during(name, () =>
      method === 'GET' || method === 'DELETE'
        ? client[method === 'GET' ? 'get' : 'delete'](path, headers)
        : client[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'patch'](path, body, headers),
    );
    this.answers.push({ method, path: path.replace(/\?.*/, ''), status: answer.status, body: answer.body });
    return answer;
  }

  /** Requests every list in every form of `listForms`, with the second page. */
  async askLists(client: TestClient, openApiFile: string, values: Record<string, string | number>): Promise<void> {
    for (const path of await listForms(client, openApiFile, values)) {
      const next = pageAfter(await this.ask(client, 'GET', path));
      if (next) await this.ask(client, 'GET', next);
    }
  }

  close(): void {
    this.channel.start.unsubscribe(this.subscriber.start as never);
    this.channel.asyncEnd.unsubscribe(this.subscriber.asyncEnd as never);
  }
}

function callers(): Place[] {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  const places = [...stack.matchAll(FRAME)]
    .map(([, file, line]) => ({ file: file!, line: Number(line) }))
    .filter(({ file }) => !RECORDER.test(file));
  const first = places.findIndex(({ file }, nth) => nth === SENDING || !SENDER.test(file));
  return places.slice(first);
}
