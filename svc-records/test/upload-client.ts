import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PIECE_TYPE } from '@carnet/rest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface TusAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { msg?: string };
}

/** A chunk that is being sent. */
export interface Sending {
  write(bytes: Buffer): void;
  end(): void;
  /** Cuts the connection. */
  cut(): void;
  answer: Promise<TusAnswer>;
}

/** A tus client for a listening service; tests can cut its connections. */
export class UploadClient {
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly token: string,
    /** Headers of each request. */
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Creates an upload; its id is the last segment of `location`. */
  create(bytes: number, metadata: Record<string, string>): Promise<TusAnswer> {
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
    return this.send('POST', '/api/uploads', { 'upload-length': String(bytes), 'upload-metadata': pairs.join() });
  }

  async begin(bytes: number, metadata: Record<string, string> = {}): Promise<number> {
    const answer = await this.create(bytes, { filename: 'a.png', kind: 'photo', ...metadata });
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body.msg}`);
    return Number(answer.headers.location!.split('/').at(-1));
  }

  append(id: number, offset: number, bytes: Buffer): Promise<TusAnswer> {
    const sending = this.open(id, offset, bytes.length);
    sending.write(bytes);
    sending.end();
    return sending.answer;
  }

  /** Uploads a whole file; returns the last answer. */
  async upload(bytes: Buffer, metadata: Record<string, string> = {}): Promise<TusAnswer> {
    return this.append(await this.begin(bytes.length, metadata), 0, bytes);
  }

  /** Uploads a whole file, expects success, and returns the file's id. */
  async file(bytes: Buffer, metadata: Record<string, string> = {}): Promise<number> {
    const { status, headers, body } = await this.upload(bytes, metadata);
    if (status !== 204) throw new Error(`${status} ${body.msg}`);
    return Number(headers['carnet-file']);
  }

  head(id: number): Promise<TusAnswer> {
    return this.send('HEAD', `/api/uploads/${id}`);
  }

  delete(id: number): Promise<TusAnswer> {
    return this.send('DELETE', `/api/uploads/${id}`);
  }

  /** Begins to send a chunk of `length` bytes. */
  open(id: number, offset: number, length: number, headers: Record<string, string> = {}): Sending {
    const outgoing = request(
      this.options('PATCH', `/api/uploads/${id}`, {
        'content-type': PIECE_TYPE,
        'upload-offset': String(offset),
        'content-length': String(length),
        ...headers,
      }),
    );
    outgoing.flushHeaders();
    const answer = answerOf(outgoing);
    answer.catch(() => undefined);
    return {
      write: (bytes) => void outgoing.write(bytes),
      end: () => void outgoing.end(),
      cut: () => void outgoing.destroy(),
      answer,
    };
  }

  send(method: string, path: string, headers: Record<string, string> = {}): Promise<TusAnswer> {
    const outgoing = request(this.options(method, path, headers));
    outgoing.end();
    return answerOf(outgoing);
  }

  private options(method: string, path: string, headers: Record<string, string>) {
    const { port } = this.app.getHttpServer().address() as AddressInfo;
    const own = { 'tus-resumable': '1.0.0', 'x-auth-token': this.token, ...this.headers };
    return { host: '127.0.0.1', port, method, path, headers: { ...own, ...headers }, agent: false as const };
  }
}

function answerOf(outgoing: ReturnType<typeof request>): Promise<TusAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: incoming.statusCode!, headers: incoming.headers, body: text ? JSON.parse(text) : {} });
      });
    });
  });
}
