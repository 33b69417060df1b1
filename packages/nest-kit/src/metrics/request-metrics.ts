import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { refusalOf } from './refusals.js';

/** Histogram bounds in seconds: from a fast answer to a list of many thousand rows. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const TOO_MANY = 429;
const FAILED = 500;
/** Requests to this route stay open by design. */
const LOG_OF_FACTS = '/internal/facts';

/**
 * Measures request durations by route pattern, and counts failures and refusals for lack of capacity by reason. It uses the pattern instead of the address,
 * because each series takes memory.
 */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'carnet_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'carnet_http_refusals_total',
    help: 'Answers of 429 and of 500 and above, by the code of what they say',
    labelNames: ['status', 'code'],
    registers,
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode: status } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    if (route !== LOG_OF_FACTS) seconds.observe({ method, route, status }, reply.elapsedTime / 1_000);
    if (status === TOO_MANY || status >= FAILED) refused.inc({ status, code: refusalOf(reply) ?? 'unknown' });
    done();
  });
}
