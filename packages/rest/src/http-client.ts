import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import type { Readable } from 'node:stream';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { traceparentToHandOn } from '@carnet/runtime';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** An answer with an unread body. The caller must read or destroy the body. */
export interface OpenAnswer {
  status: number;
  body: IncomingMessage;
}

export type ClientMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A request. `body` is sent as JSON, `bytes` unchanged. */
export interface Question {
  method: ClientMethod;
  headers?: Readonly<Record<string, string>>;
  body?: object;
  /** `open` is called again for each try. */
  bytes?: { length: number; open: () => Readable };
}

/**
 * Requests between services, over kept-alive connections. Not `fetch`: after an aborted request, it opens a new connection for a next request that may never
 * come, and delays the shutdown of the other server.
 */
export class HttpClient {
  private readonly urls: readonly string[];
  private readonly plain = new Agent({ keepAlive: true });
  private readonly secure = new SecureAgent({ keepAlive: true });
  private turn = 0;

  /** @param urls address of the service; several, separated by commas, if it has several instances */
  constructor(
    urls: string,
    private readonly headers: Record<string, string>,
  ) {
    this.urls = urls.split(',');
  }

  /**
   * Asks the address that answered last; if it does not answer, the other ones.
   * @param question must be a GET or repeatable, because it is sent again if it is not answered
   * @throws Error if the whole answer does not arrive before `cut`
   */
  async fetch(path: string, cut: AbortSignal, question: Question = { method: 'GET' }): Promise<Answer> {
    return this.firstOf(cut, async (url) => readWhole(await this.ask(question, url + path, cut)));
  }

  /** The same, but returns before the body is read. `cut` also aborts the body. @throws Error if no answer begins before `cut` */
  open(path: string, cut: AbortSignal): Promise<OpenAnswer> {
    return this.firstOf(cut, (url) => this.ask({ method: 'GET' }, url + path, cut));
  }

  private async firstOf<T extends { status: number }>(cut: AbortSignal, ask: (url: string) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const answer = await ask(this.urls[this.turn % this.urls.length]!).catch(asError);
      if (!(answer instanceof Error) && answer.status < 500) return answer;
      this.turn += 1;
      if (tries < this.urls.length && !cut.aborted) {
        if ('body' in answer) (answer as OpenAnswer & T).body.destroy();
        continue;
      }
      if (answer instanceof Error) throw answer;
      return answer;
    }
  }

  close(): void {
    this.plain.destroy();
    this.secure.destroy();
  }

  private async ask(question: Question, url: string, cut: AbortSignal): Promise<OpenAnswer> {
    try {
      return await this.send(question, url, cut);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      return this.send(question, url, cut);
    }
  }

  private send(
    { method, body: sent, bytes, headers: more }: Question,
    url: string,
    cut: AbortSignal,
  ): Promise<OpenAnswer> {
    return new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:');
      const traceparent = traceparentToHandOn();
      const headers = {
        ...this.headers,
        ...more,
        ...(bytes && { 'content-length': String(bytes.length) }),
        ...(sent && { 'content-type': 'application/json' }),
        ...(traceparent && { traceparent }),
      };
      const options = { method, agent: isSecure ? this.secure : this.plain, headers, signal: cut };
      const request: ClientRequest = (isSecure ? httpsRequest : httpRequest)(url, options, (body) =>
        resolve({ status: body.statusCode ?? 0, body }),
      );
      request.on('error', (error) => reject(isStale(request, error) ? new StaleConnection() : error));
      if (!bytes) request.end(sent && JSON.stringify(sent));
      else
        bytes
          .open()
          .on('error', (error) => request.destroy(error))
          .pipe(request);
    });
  }
}

export async function readWhole({ status, body }: OpenAnswer): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return { status, headers: body.headers, text: Buffer.concat(chunks).toString() };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The other side had already closed a kept-alive connection. It did not process the request, so it is sent again. */
class StaleConnection extends Error {}

function isStale(request: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && error.code === 'ECONNRESET';
}
