import type { IncomingMessage } from 'node:http';
import { NotFound, requestMessages as request, TooMuchAtOnce } from '@carnet/messages';
import { type Answer, type ClientMethod, HttpClient, readWhole } from './http-client.js';
import { DependencyDown } from './peer.errors.js';

/** The same as a service's longest statement timeout. */
const TIMEOUT_MS = 30_000;

interface PostOptions {
  /** Sent as JSON. */
  body?: object;
  timeoutMs?: number;
}

/** A client for another service's internal routes (`/internal`), with kept-alive connections and the service token. */
export class Peer {
  private readonly http: HttpClient;

  /** @param urls address of the service, in the format of `ServiceConfig.peers` */
  constructor(
    readonly name: string,
    urls: string,
    token: string,
  ) {
    this.http = new HttpClient(urls, { 'x-internal-token': token, accept: 'application/json' });
  }

  /** @throws NotFound, TooMuchAtOnce, or DependencyDown if there is no valid answer in time */
  get<T>(path: string, timeoutMs = TIMEOUT_MS): Promise<T> {
    return this.ask('GET', path, timeoutMs);
  }

  /** Sends a repeatable POST. @throws as `get` */
  post<T>(path: string, { body, timeoutMs = TIMEOUT_MS }: PostOptions = {}): Promise<T> {
    return this.ask('POST', path, timeoutMs, body);
  }

  /**
   * Streams the body of an answer to `take`.
   * @param timeoutMs for the whole body
   * @throws as `get`, and any error of `take`
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

  /** Closes the kept-alive connections. */
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

/** Tells whether a 404 comes from an older release without the route, whose message does not name the missing thing. It then counts as down, not as gone. */
function isUnknownRoute(text: string): boolean {
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code === request.notFound.code;
  } catch {
    return true;
  }
}
