import { Transform, type Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataPolicy, hiddenUpstreamHeaders } from './headers.js';
import { answer } from './local.answer.js';
import { describeContent } from './local.headers.js';
import { addresses, type Upstreams } from './options.js';
import {
  clientHeadersDropped,
  DEFAULT_ANSWER_WITHIN,
  DEFAULT_BODY_LIMIT,
  isService,
  serviceNames,
  type ApiRoute,
} from './routes.js';

const REFUSAL_WAITS_MS = 3000;

type Headers = Record<string, string | string[] | undefined>;
type Forward = (route: ApiRoute, request: FastifyRequest, reply: FastifyReply) => unknown;

const HOP_BY_HOP = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
const droppedFromClient = [...HOP_BY_HOP, ...clientHeadersDropped.map((name) => name.toLowerCase())];
const droppedFromService = ['connection', 'keep-alive', ...hiddenUpstreamHeaders.map((name) => name.toLowerCase())];

/** Forwards requests to a service. If an address fails, a request without a body is tried at the next one. */
export async function createForwarder(app: FastifyInstance, upstreams: Upstreams): Promise<Forward> {
  await app.register(replyFrom, {
    disableCache: true,
    disableRequestLogging: true,
    undici: { connections: 64, keepAliveTimeout: 60_000, connect: { timeout: 1000 } },
    destroyAgent: true,
  });
  const pick = createPicker(upstreams);
  return (route, request, reply) => {
    const tooLarge = limitBody(request, route.bodyLimit ?? DEFAULT_BODY_LIMIT);
    if (tooLarge()) return refuseBody(request, reply);
    const [first, ...others] = pick(route);
    return send(reply, { route, address: first!, others: request.body ? [] : others, tooLarge });
  };
}

interface Sending {
  route: ApiRoute;
  address: string;
  others: readonly string[];
  tooLarge: () => boolean;
}

function send(reply: FastifyReply, { route, address, others, tooLarge }: Sending): FastifyReply {
  return reply.from(`http://${address}${reply.request.raw.url}`, {
    timeout: (route.answerWithin ?? DEFAULT_ANSWER_WITHIN) * 1000,
    // Without this, the plugin repeats a request ten times for each 503.
    retryDelay: () => null,
    rewriteRequestHeaders: (request, headers) => toService(request as FastifyRequest, headers),
    rewriteHeaders: (headers) => {
      describeContent(reply, route.content ?? 'data', described(route, headers));
      return without(headers, droppedFromService);
    },
    onError: () => {
      const [next, ...rest] = others;
      if (tooLarge()) void refuseBody(reply.request, reply);
      else if (next) send(reply, { route, address: next, others: rest, tooLarge });
      else answer(reply, 503);
    },
  });
}

/** The header value that decides an answer's policy: the service's own policy for an `own-page`, else the content type. */
const described = ({ content }: ApiRoute, headers: Headers): string =>
  content === 'own-page' ? String(headers['content-security-policy'] ?? dataPolicy) : String(headers['content-type']);

/** Round robin: returns all addresses of a route, rotated so that each takes its turn as the first. */
function createPicker(upstreams: Upstreams): (route: ApiRoute) => readonly string[] {
  const all = serviceNames.flatMap((name) => addresses(upstreams[name]));
  let turn = 0;
  return ({ to }) => {
    const known = isService(to) ? addresses(upstreams[to]) : all;
    const start = (turn = (turn + 1) % 1_000_000) % known.length;
    return [...known.slice(start), ...known.slice(0, start)];
  };
}

/** Headers sent to the services. What a client claims about itself in them is dropped. */
function toService(request: FastifyRequest, headers: Headers): Headers {
  return {
    ...without(headers, droppedFromClient),
    host: request.headers.host,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    ...(headers['if-match'] && { 'if-match': String(headers['if-match']).replace(/^W\/(?="[^"]*"$)/, '') }),
  };
}

const without = <T extends object>(headers: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as T;

/** Counts the bytes sent to the service and aborts a body over the limit. The returned function tells whether the body is over the limit. */
function limitBody(request: FastifyRequest, limit: number): () => boolean {
  const announced = Number(request.headers['content-length'] ?? 0) > limit;
  const source = request.body as Readable | undefined;
  if (announced || !source) return () => announced;
  let passed = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(passed > limit ? new Error('body over the limit') : null, chunk);
    },
  });
  counter.on('error', () => source.unpipe(counter).resume());
  source.on('close', () => !source.readableEnded && counter.destroy(new Error('client went away')));
  request.body = source.pipe(counter);
  return () => passed > limit;
}

/** Reads the rest of the body, for 3 s at most, then answers 413. A client that is cut off while it sends does not read the answer. */
async function refuseBody({ raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await new Promise<void>((resolve) => {
    if (raw.complete) return resolve();
    const patience = setTimeout(resolve, REFUSAL_WAITS_MS);
    raw.resume().once('close', () => resolve());
    raw.once('end', () => {
      clearTimeout(patience);
      resolve();
    });
  });
  return answer(reply, 413);
}
