import type { FastifyInstance } from 'fastify';
import type { FactLog } from './fact-log.js';
import { POSITION_HEADER, toHeader } from './log-position.js';

/** An answer to a write names the place in the log of the last fact published for this person; so does an answer to a read that asks for freshness. */
export function installPositionHeader(fastify: FastifyInstance, service: string, log: FactLog): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const asks = request.method !== 'GET' || request.headers[POSITION_HEADER] !== undefined;
    if (asks && request.ownerId !== undefined) {
      const told = log.lastPublishedFor(request.ownerId);
      if (told) void reply.header(POSITION_HEADER, toHeader({ service, ...told }));
    }
    done();
  });
}
