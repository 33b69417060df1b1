import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

interface Arriving {
  bytes: number;
  received: number;
  metadata: Record<string, string>;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  msg?: string;
  /** Additional fields of the body. */
  told?: object;
}

/** A fault of a request: an error response, a connection cut after some bytes, or no response. */
type Trouble = Answer | { cutAfter: number } | { silentAfter: number };

/** A tus server in memory, with faults that the test injects. */
export class FakeTus implements HttpStack {
  readonly uploads = new Map<string, Arriving>();
  /** Calls in order, such as `POST`, `HEAD /api/uploads/1`, `PATCH /api/uploads/1 @500`. */
  readonly calls: string[] = [];
  #troubles: { method: string; trouble: Trouble }[] = [];

  /** Injects a fault into the next request with this method. Several faults apply one after the other. */
  next(method: string, trouble: Trouble): void {
    this.#troubles.push({ method, trouble });
  }

  getName = (): string => 'FakeTus';

  createRequest(method: string, url: string): HttpRequest {
    const headers: Record<string, string> = {};
    let progress: (sent: number) => void = () => undefined;
    let isAborted = false;
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void (headers[name] = value),
      getHeader: (name) => headers[name],
      setProgressHandler: (handler) => void (progress = handler),
      getUnderlyingObject: () => null,
      abort: async () => void (isAborted = true),
      send: async (body: Blob | null = null) => {
        await Promise.resolve();
        const tell = (sent: number) => !isAborted && progress(sent);
        const answer = this.#answer({
          method,
          path: new URL(url, window.location.origin).pathname,
          headers,
          body,
          tell,
        });
        return isAborted || answer === null ? silence() : responseOf(await answer, () => isAborted);
      },
    };
  }

  #answer(call: Call): Answer | Promise<Answer> | null {
    const { method, path, headers, body, tell } = call;
    const offset = Number(headers['Upload-Offset'] ?? 0);
    this.calls.push([method, method !== 'POST' && path, method === 'PATCH' && `@${offset}`].filter(Boolean).join(' '));
    const at = this.#troubles.findIndex((one) => one.method === method);
    const [{ trouble } = { trouble: undefined }] = at === -1 ? [] : this.#troubles.splice(at, 1);
    if (trouble && 'status' in trouble) return trouble;
    if (method === 'POST') return this.#create(headers);
    const upload = this.uploads.get(path);
    if (!upload) return { status: 404, msg: 'Upload not found' };
    if (method === 'PATCH') {
      if (offset !== upload.received) return { status: 409, msg: `The upload goes on at ${upload.received}` };
      const sent = trouble ? ('cutAfter' in trouble ? trouble.cutAfter : trouble.silentAfter) : (body?.size ?? 0);
      upload.received += sent;
      tell(sent);
    }
    if (trouble) return 'cutAfter' in trouble ? Promise.reject(new Error('The line was cut')) : null;
    return { status: method === 'HEAD' ? 200 : 204, headers: stateOf(path, upload) };
  }

  #create(headers: Record<string, string>): Answer {
    const path = `/api/uploads/${this.uploads.size + 1}`;
    const pairs = (headers['Upload-Metadata'] ?? '').split(',').map((pair) => pair.split(' '));
    const metadata = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, atob(value)]));
    this.uploads.set(path, { bytes: Number(headers['Upload-Length']), received: 0, metadata });
    return { status: 201, headers: { Location: path } };
  }
}

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Blob | null;
  tell: (sent: number) => void;
}

/** Upload 7 becomes file 107. */
const stateOf = (path: string, { bytes, received }: Arriving): Record<string, string> => ({
  'Upload-Offset': String(received),
  'Upload-Length': String(bytes),
  ...(received === bytes && { 'Carnet-File': `10${path.split('/').at(-1)}` }),
});

const silence = () => new Promise<never>(() => undefined);

/** Like `XMLHttpRequest`: after an abort, nothing of a received response can be read. */
const responseOf = ({ status, headers = {}, msg, told }: Answer, isAborted: () => boolean): HttpResponse => ({
  getStatus: () => (isAborted() ? 0 : status),
  getHeader: (name) => (isAborted() ? undefined : headers[name]),
  getBody: () => (isAborted() || msg === undefined ? '' : JSON.stringify({ msg, ...told })),
  getUnderlyingObject: () => null,
});
