export interface FakeCall {
  method: string;
  /** Path without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handler = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeApi {
  calls: FakeCall[];
  /** Changes or adds an answer: `answers.on('GET /api/vehicles/7', { status: 404, body: { msg } })`. */
  on(request: string, handler: Handler): void;
  /** Makes uploads stop halfway until the returned function is called. Uploads that were aborted meanwhile stay aborted. */
  stallUploads(): () => void;
}

/**
 * Answers the page's calls in a test: `fakeApi({ 'GET /api/vehicles': { body: [aVehicle()] } })`. A call without an answer fails the test and is
 * named, unless there is an answer for `*`. Ends with the test.
 */
export function fakeApi(handlers: Record<string, Handler> = {}): FakeApi {
  const known = new Map(Object.entries(handlers));
  const calls: FakeCall[] = [];
  const before = globalThis.fetch;
  const uploadBefore = globalThis.XMLHttpRequest;
  const road: Road = { waiting: null };
  globalThis.XMLHttpRequest = FakeUpload.bind(null, road) as unknown as typeof XMLHttpRequest;
  globalThis.fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const call = callOf(input instanceof Request ? input.url : String(input), init);
    calls.push(call);
    const handler = known.get(`${call.method} ${call.path}`) ?? known.get('*');
    if (!handler) throw new Error(`The test has no answer to ${call.method} ${call.path}`);
    return answerOf(typeof handler === 'function' ? await handler(call) : handler);
  };
  afterTest(() => {
    globalThis.fetch = before;
    globalThis.XMLHttpRequest = uploadBefore;
  });
  return { calls, on: (request, handler) => void known.set(request, handler), stallUploads: () => stall(road) };
}

function callOf(address: string, init: RequestInit): FakeCall {
  const url = new URL(address, window.location.origin);
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}

function answerOf({ status = 200, body, headers }: FakeAnswer): Response {
  const text = status === 204 || body === undefined ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** The queue of uploads that wait while uploads are stalled. */
interface Road {
  waiting: (() => void)[] | null;
}

function stall(road: Road): () => void {
  const waiting: (() => void)[] = [];
  road.waiting = waiting;
  return () => {
    road.waiting = null;
    for (const arrive of waiting) arrive();
  };
}

/** The `XMLHttpRequest` of an upload. It is answered like any other call, after it has reported full progress. */
class FakeUpload {
  upload: { onload?: () => void; onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #request: RequestInit & { path: string } = { path: '' };
  #headers: Record<string, string> = {};
  #answer?: Response;
  #aborted = false;

  constructor(private readonly road: Road) {}

  open(method: string, path: string): void {
    this.#request = { method, path };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return [...(this.#answer?.headers ?? [])].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    this.#aborted = true;
    this.onabort?.();
  }

  send(body: string): void {
    if (!this.road.waiting) return this.#arrive(body);
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    this.road.waiting.push(() => !this.#aborted && this.#arrive(body));
  }

  #arrive(body: string): void {
    this.upload.onload?.();
    void globalThis
      .fetch(this.#request.path, { method: this.#request.method, headers: this.#headers, body })
      .then(async (answer) => {
        this.#answer = answer;
        this.status = answer.status;
        this.responseText = await answer.text();
        if (!this.#aborted) this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

const endings: (() => void)[] = [];
const afterTest = (end: () => void): void => void endings.push(end);

afterEach(() => {
  for (const end of endings.splice(0)) end();
});
