import type { OutboxNote } from '../outbox/entry';
import { isSendingHeldBack } from '../outbox/outbox';
import { isOfThePage, pageLanguage } from '../../formats/page-language';
import { garageHeaders, noteGarageOver, sessionScope } from '../session/garage';
import { endSession, sessionToken } from '../session/store';
import { ApiError, type FieldError, NO_ANSWER } from './api-error';
import type { Api } from './contract';
import type { ReadOptions, WriteOptions } from './options';
import { keepClock } from './clock';
import { NoAnswerInTime, withDeadline } from './deadline';
import { forgetEarly, keepEarly, takeEarly } from './early';
import { keyFor, settle } from './idempotency';
import { isBehind, keepPositions, knownPositions } from './positions';
import { keepSeenAt } from './seen-at';
import { addressOf, type Page, toPage, withQuery } from './paging';
import * as m from '../../messages/api';

interface Call extends ReadOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  ifMatch?: number | null;
  idempotencyKey?: string;
  outbox?: OutboxNote;
  /** True if the outbox sends this write. The outbox already stores it. */
  isEntry?: boolean;
  onUpload?: (share: number) => void;
  answerWithin?: number;
}

const client = {
  early: (path: string): void => {
    const token = sessionToken();
    keepEarly(path, token, fetch(path, { headers: { ...readHeaders(token, path), ...knownPositions() } }));
  },

  get: <T>(path: string, options: ReadOptions): Promise<T> => send({ ...options, method: 'GET', path }, read<T>),

  list: <Row>(path: string, { page, ...options }: ReadOptions & { page?: string | null }): Promise<Page<Row>> => {
    const asked = page ? { ...options, path: page, params: {}, query: {} } : { ...options, path };
    return send({ ...asked, method: 'GET' }, async (answer) => toPage(await read<Row[]>(answer), answer.headers));
  },

  count: async (path: string, options: ReadOptions): Promise<number> =>
    (await client.list(path, { ...options, query: { ...options.query, limit: 1 } })).total,

  post: <T>(path: string, body: unknown, options: WriteOptions): Promise<T> =>
    send({ ...options, method: 'POST', path, body }, read<T>),

  postForFile: (path: string, body: unknown, options: WriteOptions): Promise<Blob> =>
    send({ ...options, method: 'POST', path, body }, (answer) => answer.blob()),

  put: <T>(path: string, body: unknown, options: WriteOptions): Promise<T> =>
    send({ ...options, method: 'PUT', path, body }, read<T>),

  patch: <T>(path: string, body: unknown, options: WriteOptions): Promise<T> =>
    send({ ...options, method: 'PATCH', path, body }, read<T>),

  delete: (path: string, options: WriteOptions & { body?: unknown }): Promise<void> =>
    send({ ...options, method: 'DELETE', path }, () => Promise.resolve()),
};

/**
 * The client of the services, typed by their contract: `apiOf<garage.paths>()`. It sends the session's token, and the positions of the person's last
 * writes, so that a read includes them. It adds an `Idempotency-Key` to creates, turns every failure into an {@link ApiError}, and ends the session
 * if a service refuses the token. An aborted call rejects with the signal's reason.
 */
export const apiOf = <Paths>(): Api<Paths> => client as Api<Paths>;

/** Sends a write of an outbox entry. Its path is not checked against a contract. */
export const write = <T>(
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: unknown,
  options: WriteOptions,
): Promise<T> => send({ ...options, method, path, body, isEntry: true }, read<T>);

/** Signals of reads whose answers did not include the person's last write yet. The query that owns the signal reads again. */
export const readsBehind = new WeakSet<AbortSignal>();

/** Milliseconds. The gateway gives a service 30 s, and 120 s for uploads. */
const ANSWER_WITHIN = 40_000;
const UPLOAD_ANSWER_WITHIN = 130_000;
/** The error code of a garage that is no longer shared. */
const GARAGE_CLOSED = 'sign_in.garage_closed';
const NO_ANSWER_IN_TIME = m.noAnswerInTime;

/** A call that is being sent. */
interface Sending {
  call: Call;
  /** Path with the query. */
  path: string;
  token: string | null;
  body?: string;
}

async function send<Result>(call: Call, take: (answer: Response) => Promise<Result>): Promise<Result> {
  const token = sessionToken();
  const person = sessionScope();
  const path = withQuery(addressOf(call.path, call.params), call.query);
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  if (isSendingHeldBack(call.outbox)) throw notSent(call.fallback, { ...call, person, path, sent: body, tried: false });
  if (call.method !== 'GET') forgetEarly();
  const wasOnline = navigator.onLine;
  const within = call.answerWithin ?? (call.onUpload ? UPLOAD_ANSWER_WITHIN : ANSWER_WITHIN);
  const { status, result } = await withDeadline(within, call.signal, async (signal, extend) => {
    const answer = await reach({ call, path, token, body }, signal, extend);
    keepClock(answer.headers);
    if (sessionToken() === token) keepPositions(answer.headers);
    if (call.method === 'GET') keepSeenAt(answer.headers, call.signal);
    if (call.signal && isBehind(answer.headers)) readsBehind.add(call.signal);
    return { status: answer.status, result: answer.ok ? await take(answer) : await failure(answer, call.fallback) };
  }).catch((cause: unknown) => {
    const isUnreadable = cause instanceof SyntaxError;
    if (call.signal?.aborted || isUnreadable) throw cause;
    const isLate = cause instanceof NoAnswerInTime && call.method !== 'GET';
    // Without a network the write cannot have arrived.
    const unsent = call.outbox ? { ...call, person, path, sent: body, tried: wasOnline } : null;
    throw notSent(isLate ? NO_ANSWER_IN_TIME : call.fallback, unsent);
  });
  // Only a complete answer settles a create.
  if (call.method === 'POST' && !isPassing(status)) settle(path, body ?? '');
  if (status === 401 && token) endSession(token);
  if (result instanceof ApiError && result.code === GARAGE_CLOSED) noteGarageOver();
  if (result instanceof ApiError) throw result;
  return result;
}

const notSent = (said: string, unsent: ApiError['unsent']): ApiError =>
  new ApiError(said, NO_ANSWER, [], null, null, null, unsent);

async function reach({ call, path, token, body }: Sending, signal: AbortSignal, extend: () => void): Promise<Response> {
  const { method, onUpload } = call;
  const early = method === 'GET' && !call.own ? takeEarly(path, token) : undefined;
  if (early) return early;
  const headers = headersOf(call, path, token, body);
  if (!onUpload || body === undefined) return fetch(path, { method, headers, body, signal });
  const report = (share: number) => {
    extend();
    onUpload(share);
  };
  // Loaded on demand: the public pages upload nothing.
  const { upload } = await import(/* webpackChunkName: "kit-upload" */ './upload');
  return upload(path, { method, headers, body, signal, onUpload: report });
}

const readHeaders = (token: string | null, path: string, own = false): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': pageLanguage(),
  ...(token && { 'x-auth-token': token, ...(!own && garageHeaders(path)) }),
});

function headersOf(call: Call, path: string, token: string | null, body?: string): Record<string, string> {
  return {
    ...readHeaders(token, path, call.own),
    ...(call.method === 'GET' && knownPositions()),
    ...(call.effects && { 'x-facts-effects': '1' }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(call.method === 'POST' && { 'idempotency-key': call.idempotencyKey ?? keyFor(path, body ?? '') }),
    ...((call.outbox || call.isEntry) && { 'x-outbox': '1' }),
    ...(call.ifMatch != null && { 'if-match': `"${call.ifMatch}"` }),
  };
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.status === 204) return undefined as T;
  return withVersion(JSON.parse(await answer.text()) as T, answer.headers.get('etag'));
}

/**
 * Adds the version that the next save needs, from the body or else from the `ETag`. The `ETag` of a larger answer is weak (`W/"4"`), because the
 * gateway compresses it.
 */
function withVersion<T>(data: T, etag: string | null): T {
  const version = Number(/^(?:W\/)?"(\d+)"$/.exec(etag ?? '')?.[1]);
  const isEntity = typeof data === 'object' && data !== null && !Array.isArray(data) && !('version' in data);
  return isEntity && version ? { ...data, version } : data;
}

async function failure(answer: Response, fallback: string): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const { msg, errors, code } = (body ?? {}) as { msg?: unknown; errors?: unknown; code?: unknown };
  const isReadable = isOfThePage(answer.headers.get('content-language'));
  const wait = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  return new ApiError(
    typeof msg === 'string' && msg && isReadable ? msg : fallback,
    answer.status,
    Array.isArray(errors) && isReadable ? (errors as FieldError[]) : [],
    Number.isFinite(wait) ? wait : null,
    typeof code === 'string' ? code : null,
    body,
  );
}

const isPassing = (status: number): boolean => status === 429 || status >= 500;
