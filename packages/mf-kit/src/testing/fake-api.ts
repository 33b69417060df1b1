export interface FakeCall {
  method: string;
  /** Without the query. */
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
}

/**
 * Answers the page's calls in a test: `fakeApi({ 'GET /api/vehicles': { body: [aVehicle()] } })`. A call that nobody foresaw fails
 * the test with its name. Ends with the test.
 */
export function fakeApi(handlers: Record<string, Handler> = {}): FakeApi {
  const known = new Map(Object.entries(handlers));
  const calls: FakeCall[] = [];
  const before = globalThis.fetch;
  const uploadBefore = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  globalThis.fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const call = callOf(String(input), init);
    calls.push(call);
    const handler = known.get(`${call.method} ${call.path}`);
    if (!handler) throw new Error(`The test has no answer to ${call.method} ${call.path}`);
    return answerOf(typeof handler === 'function' ? await handler(call) : handler);
  };
  afterTest(() => {
    globalThis.fetch = before;
    globalThis.XMLHttpRequest = uploadBefore;
  });
  return { calls, on: (request, handler) => void known.set(request, handler) };
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

/** What `onUpload` is sent with: answered like any other call, once the page has heard that all has left. */
class FakeUpload {
  upload: { onload?: () => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #request: RequestInit & { path: string } = { path: '' };
  #headers: Record<string, string> = {};
  #answer?: Response;
  #aborted = false;

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
