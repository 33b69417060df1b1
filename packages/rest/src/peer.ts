import type { IncomingMessage } from 'node:http';
import { NotFound, requestMessages as request, TooMuchAtOnce } from '@carnet/messages';
import { type Answer, type ClientMethod, HttpClient, readWhole } from './http-client.js';
import { DependencyDown } from './peer.errors.js';

/** As long as another service's longest statement. */
const TIMEOUT_MS = 30_000;

interface PostOptions {
  /** Goes out as JSON. */
  body?: object;
  timeoutMs?: number;
}

/** Another service of the stack, asked for what it tells services alone (`/internal`), over kept connections and with the stack's token. */
export class Peer {
  private readonly http: HttpClient;

  /** @param urls where it answers, as `ServiceConfig.peers` has them */
  constructor(
    readonly name: string,
    urls: string,
    token: string,
  ) {
    this.http = new HttpClient(urls, { 'x-internal-token': token, accept: 'application/json' });
  }

  /** @throws NotFound, TooMuchAtOnce, or DependencyDown for whatever is no answer in time */
  get<T>(path: string, timeoutMs = TIMEOUT_MS): Promise<T> {
    return this.ask('GET', path, timeoutMs);
  }

  /** Has something done that may be done twice. @throws as `get` */
  post<T>(path: string, { body, timeoutMs = TIMEOUT_MS }: PostOptions = {}): Promise<T> {
    return this.ask('POST', path, timeoutMs, body);
  }

  /**
   * Hands the bytes of an answer to `take` as they come.
   * @param timeoutMs for all of them
   * @throws as `get`, and what `take` throws
   */
  async download(path: string, take: (bytes: IncomingMessage) => Promise<void>, timeoutMs: number): Promise<void> {
    const cut = AbortSignal.timeout(timeoutMs);
    const { status, body } = await this.reached(this.http.open(path, cut));
    try {
      if (status !== 200) this.requireOk(await this.reached(readWhole({ status, body })));
      await take(body);
    } catch (error) {
      throw cut.aborted ? new DependencyDown(this.name, error) : error;
    } finally {
      body.destroy();
    }
  }

  /** Lets the kept connections go. */
  close(): void {
    this.http.close();
  }

  private async ask<T>(method: ClientMethod, path: string, timeoutMs: number, body?: object): Promise<T> {
    const cut = AbortSignal.timeout(timeoutMs);
    const answer = await this.reached<Answer>(this.http.fetch(path, cut, { method, body }));
    this.requireOk(answer);
    return JSON.parse(answer.text) as T;
  }

  private async reached<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw new DependencyDown(this.name, error);
    }
  }

  private requireOk({ status, text }: Answer): void {
    if (status === 200) return;
    if (status === 404 && !isUnknownRoute(text)) throw new NotFound();
    if (status === 422) throw new TooMuchAtOnce();
    throw new DependencyDown(this.name, new Error(`svc-${this.name} answered ${status}`));
  }
}

/** An older release has no such route, and says so without naming what is missing: that is away until it is replaced, not gone. */
function isUnknownRoute(text: string): boolean {
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code === request.notFound.code;
  } catch {
    return true;
  }
}
