import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { refusalOf } from '../metrics/refusals.js';

/**
 * One line per answer, with the code of its sentence where it refuses. The route's pattern is logged, not the address: a query may hold what a person typed. A hook of ours and not
 * nestjs-pino, which needs Fastify's middleware engine and logs headers unless told what to leave out (ADR 24).
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
