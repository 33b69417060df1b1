import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { refusalOf } from '../metrics/refusals.js';

/**
 * Logs one line per answer, with the message code of a refusal. Logs the route pattern instead of the address, because a query may contain what a person typed.
 * nestjs-pino is not used: it needs Fastify's middleware engine, and logs headers unless told otherwise (ADR 24).
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level = statusCode >= 500 ? 'error' : 'debug';
    if (logger.isLevelEnabled(level)) {
      logger[level]({
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: statusCode,
        code: refusalOf(reply),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      });
    }
    done();
  });
}
