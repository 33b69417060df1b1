import { request, type IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  json: () => unknown;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

/** Sends a request with the path exactly as written; `fetch` would normalize it. */
export function ask(base: string, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const length = typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.byteLength(body) : undefined;
    const sent = length === undefined ? headers : { 'content-length': String(length), ...headers };
    const outgoing = request({ hostname, port, path, method, headers: sent, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const all = Buffer.concat(chunks);
        const text = all.toString('utf8');
        const { statusCode = 0, headers: received } = incoming;
        resolve({ status: statusCode, headers: received, body: all, text, json: () => JSON.parse(text) as unknown });
      });
    });
    // A server may answer and close before it has taken the whole body.
    outgoing.on('error', reject);
    if (body === undefined || length !== undefined) outgoing.end(body);
    else (body as Readable).pipe(outgoing);
  });
}
