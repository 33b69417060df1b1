import { endSession, sessionToken } from '../session/store';
import { ApiError, type FieldError, NO_ANSWER } from './api-error';
import { forgetEarly, keepEarly, takeEarly } from './early';
import { keyFor, settle } from './idempotency';
import { upload } from './upload';
import { type Page, type QueryValue, toPage, withQuery } from './paging';

export interface ReadOptions {
  /** What a person reads where the service has no `msg` (spec §8). */
  fallback: string;
  signal?: AbortSignal;
  query?: Record<string, QueryValue>;
}

export interface WriteOptions extends Pick<ReadOptions, 'fallback' | 'signal' | 'query'> {
  /** The version that was read (`entity.version`): a later save by somebody else is then told, not overwritten (412). */
  ifMatch?: number | null;
  /** Told how much of a large body has left, 0 to 1. */
  onUpload?: (share: number) => void;
}

interface Call extends ReadOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  ifMatch?: number | null;
  onUpload?: (share: number) => void;
}

/**
 * The one way to the services. Sends the session's token, gives creates their `Idempotency-Key`, turns every failure into an
 * {@link ApiError}, and ends the session where the token is refused. An aborted call rejects with the signal's reason.
 */
export const api = {
  /** Asks for an address that a page is about to `get` or `list`, whose code is still on the way. */
  early: (path: string): void => {
    const token = sessionToken();
    keepEarly(path, token, fetch(path, { headers: readHeaders(token) }));
  },

  get: async <T>(path: string, options: ReadOptions): Promise<T> =>
    read<T>(await send({ ...options, method: 'GET', path })),

  /** A list, or one page of it where the query has a `limit`. */
  list: async <Row>(path: string, options: ReadOptions): Promise<Page<Row>> => {
    const answer = await send({ ...options, method: 'GET', path });
    return toPage(await read<Row[]>(answer), answer.headers);
  },

  post: async <T>(path: string, body: unknown, options: WriteOptions): Promise<T> =>
    read<T>(await send({ ...options, method: 'POST', path, body })),

  put: async <T>(path: string, body: unknown, options: WriteOptions): Promise<T> =>
    read<T>(await send({ ...options, method: 'PUT', path, body })),

  patch: async <T>(path: string, body: unknown, options: WriteOptions): Promise<T> =>
    read<T>(await send({ ...options, method: 'PATCH', path, body })),

  delete: async (path: string, options: WriteOptions): Promise<void> => {
    await send({ ...options, method: 'DELETE', path });
  },
};

async function send(call: Call): Promise<Response> {
  const token = sessionToken();
  const path = withQuery(call.path, call.query);
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  if (call.method !== 'GET') forgetEarly();
  const answer = await reach(call, path, token, body);
  if (call.method === 'POST' && !isPassing(answer.status)) settle(path, body ?? '');
  if (answer.ok) return answer;
  if (answer.status === 401 && token) endSession(token);
  throw await failure(answer, call.fallback);
}

async function reach(call: Call, path: string, token: string | null, body?: string): Promise<Response> {
  const { method, signal, onUpload } = call;
  const headers = headersOf(call, path, token, body);
  try {
    const early = method === 'GET' ? takeEarly(path, token) : undefined;
    if (early) return await early;
    if (onUpload && body !== undefined) return await upload(path, { method, headers, body, signal, onUpload });
    return await fetch(path, { method, headers, body, signal });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(call.fallback, NO_ANSWER);
  }
}

const readHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(token && { 'x-auth-token': token }),
});

function headersOf(call: Call, path: string, token: string | null, body?: string): Record<string, string> {
  return {
    ...readHeaders(token),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(call.method === 'POST' && { 'idempotency-key': keyFor(path, body ?? '') }),
    ...(call.ifMatch != null && { 'if-match': `"${call.ifMatch}"` }),
  };
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.status === 204) return undefined as T;
  return withVersion((await answer.json()) as T, answer.headers.get('etag'));
}

/**
 * An entity carries its version for the next save, whether its body names it or only its `ETag`. That of a larger answer is weak
 * (`W/"4"`): the gateway compresses it on the way.
 */
function withVersion<T>(data: T, etag: string | null): T {
  const version = Number(/^(?:W\/)?"(\d+)"$/.exec(etag ?? '')?.[1]);
  const isEntity = typeof data === 'object' && data !== null && !Array.isArray(data) && !('version' in data);
  return isEntity && version ? { ...data, version } : data;
}

async function failure(answer: Response, fallback: string): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const { msg, errors } = (body ?? {}) as { msg?: unknown; errors?: unknown };
  const wait = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  return new ApiError(
    typeof msg === 'string' && msg ? msg : fallback,
    answer.status,
    Array.isArray(errors) ? (errors as FieldError[]) : [],
    Number.isFinite(wait) ? wait : null,
  );
}

const isPassing = (status: number): boolean => status === 429 || status >= 500;
