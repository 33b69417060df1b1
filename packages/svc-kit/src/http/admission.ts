import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../errors/problems.js';

/** Health must answer in any crowd, and followers wait long by design. */
const ALWAYS_LET_IN = /^\/(health|internal)\//;

/**
 * Lets at most `limit` requests in at once. One more is answered 503 with `Retry-After` at the door, before anything is read or asked:
 * under ten times what it can do, a service refuses, and no queue grows (quality, Speed).
 */
export function installAdmission(fastify: FastifyInstance, limit: number): void {
  let inside = 0;
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (ALWAYS_LET_IN.test(request.url)) return done();
    if (inside >= limit) return turnAway(reply);
    inside += 1;
    reply.raw.once('close', () => (inside -= 1));
    done();
  });
}

function turnAway(reply: FastifyReply): void {
  const { status, retryAfter, message } = new Unavailable('Too many requests at once. Please try again in a moment.');
  void reply.code(status).header('retry-after', String(retryAfter)).send({ msg: message });
}
