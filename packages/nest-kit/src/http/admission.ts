import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOf, requestMessages as m, Unavailable } from '@carnet/messages';
import { bringsPiece, holdPlace } from '@carnet/rest';
import type { Log } from '@carnet/runtime';
import { noteRefusal } from '../metrics/refusals.js';

/** Health must answer under any load, and followers keep requests open by design. Uploads have their own limit (`UploadPlaces`). */
const ALWAYS_LET_IN = /^\/(health|internal)\//;

const TELL_EVERY_MS = 1_000;

const { status, retryAfter } = new Unavailable();

/**
 * Admits at most `limit` concurrent requests. Further ones get a 503 with `Retry-After` at once, before the body is read or a query runs: under ten times its
 * capacity, a service refuses, and no queue grows (quality, Speed). It must be the first hook, so that a refusal is cheap.
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

/** Counts refusals and logs them once a second, because a line for each would cost as much as serving the request. */
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
