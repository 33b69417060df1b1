import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOf, requestMessages as m, Unavailable } from '@carnet/messages';
import { bringsPiece, holdPlace } from '@carnet/rest';
import type { Log } from '@carnet/runtime';
import { noteRefusal } from '../metrics/refusals.js';

/** Health must answer under any load, and followers keep requests open for long by design. Uploads are counted by themselves (`UploadPlaces`). */
const ALWAYS_LET_IN = /^\/(health|internal)\//;

const TELL_EVERY_MS = 1_000;

const { status, retryAfter } = new Unavailable();

/**
 * Lets at most `limit` requests in at once. One more is answered 503 with `Retry-After` at once, before anything is read or asked:
 * under ten times what it can do, a service refuses, and no queue grows (quality, Speed). The first hook, so that refusing costs little.
 */
export function installAdmission(fastify: FastifyInstance, limit: number, log: Log): void {
  const turnedAway = counter(log);
  let inside = 0;
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (ALWAYS_LET_IN.test(request.url) || bringsPiece(request)) return done();
    if (inside >= limit) {
      turnedAway();
      return turnAway(request, reply);
    }
    inside += 1;
    holdPlace(reply, () => (inside -= 1));
    done();
  });
}

function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  const { body, headers } = answerOf(m.busy, request);
  noteRefusal(reply, m.busy.code);
  reply.hijack();
  reply.raw.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(retryAfter),
    'x-request-id': request.id,
  });
  reply.raw.end(body);
}

/** Counts, and logs once a second: a line for each refused request would be as much work as serving it. */
function counter(log: Log): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    const tell = () => {
      log.warn(`${count} requests were asked to come back: too many at once`);
      count = 0;
    };
    setTimeout(tell, TELL_EVERY_MS).unref();
  };
}
