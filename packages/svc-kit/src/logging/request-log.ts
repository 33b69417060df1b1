import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line per answer. The route's pattern is logged, not the address: a query may hold what a person typed. */
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
        ms: Math.round(reply.elapsedTime * 10) / 10,
      });
    }
    done();
  });
}
