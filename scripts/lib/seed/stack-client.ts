import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../say.js';

export interface Login {
  email: string;
  password: string;
}

export interface NewAccount extends Login {
  username: string;
  firstName?: string;
  lastName?: string;
}

/** An error answer of a stack. */
export class Answer extends Error {
  constructor(
    readonly status: number,
    readonly request: string,
    readonly msg: string,
  ) {
    super(`${request} answers ${status}: ${msg}`);
  }
}

/** A file and the thing that it belongs to. */
export interface NewFile {
  kind: 'photo' | 'document';
  filename: string;
  bytes: Buffer;
  vehicle_id: number;
  subject_kind?: string;
  subject_id?: number;
}

const TRIES = 5;
const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** Client of a stack's public API for one person. Without a token nobody is signed in. */
export class StackClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  async register(account: NewAccount): Promise<StackClient> {
    return this.signedIn(await this.send<{ token: string }>('POST', '/api/auth/register', account));
  }

  async signIn({ email, password }: Login): Promise<StackClient> {
    return this.signedIn(await this.send<{ token: string }>('POST', '/api/auth/login', { email, password }));
  }

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  create<T = { id: number }>(path: string, body: unknown): Promise<T> {
    return this.send<T>('POST', path, body);
  }

  change(path: string, body: unknown): Promise<unknown> {
    return this.send('PATCH', path, body);
  }

  async remove(path: string): Promise<void> {
    await this.request('DELETE', path, {});
  }

  put(path: string, body: unknown): Promise<unknown> {
    return this.send('PUT', path, body);
  }

  /** Uploads a file by tus, in one piece. Returns its id. */
  async upload({ bytes, ...named }: NewFile): Promise<number> {
    const metadata = Object.entries(named)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`);
    const begun = await this.request('POST', '/api/uploads', {
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.join(),
    });
    const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const place = new URL(begun.headers.get('location') ?? '', this.url).pathname;
    const sent = await this.request('PATCH', place, piece, bytes);
    return Number(sent.headers.get('carnet-file'));
  }

  private signedIn({ token }: { token: string }): StackClient {
    return new StackClient(this.url, token);
  }

  private async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (method === 'POST') headers['idempotency-key'] = randomUUID();
    const answer = await this.request(method, path, headers, body === undefined ? undefined : JSON.stringify(body));
    return (await answer.json()) as T;
  }

  /** Retries while the stack is unavailable. A create sends the same key with every try, so it is never doubled. */
  private async request(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Buffer | string,
  ): Promise<Response> {
    const signed = this.token ? { ...headers, 'x-auth-token': this.token } : headers;
    for (let left = TRIES - 1; ; left -= 1) {
      const answer = await this.fetch(path, {
        method,
        headers: signed,
        body: typeof body === 'string' ? body : body && new Uint8Array(body),
      });
      if (answer.ok) return answer;
      const failure = new Answer(answer.status, `${method} ${path}`, await messageOf(answer));
      if (answer.status === TOO_MANY) throw tooMany(failure, answer.headers.get('retry-after'));
      if (answer.status !== UNAVAILABLE || left === 0) throw failure;
      await pause(1_000);
    }
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.url + path, init);
    } catch (error) {
      const { cause } = error as { cause?: Error };
      throw new Refusal(`Nobody answers at ${this.url} (${cause?.message ?? String(error)}). Is the stack running?`);
    }
  }
}

async function messageOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    return (JSON.parse(text) as { msg: string }).msg;
  } catch {
    return text.slice(0, 200);
  }
}

const tooMany = ({ request }: Answer, after: string | null): Refusal =>
  new Refusal(
    `${request} was refused: too many tries from this address${after ? ` (again in ${after} s)` : ''}.\n` +
      'A stack for many accounts is started so: SIGN_IN_BURST=100000 SIGN_IN_PER_MINUTE=100000 ' +
      'REGISTRATIONS_PER_ADDRESS=1000000 npm start',
  );
