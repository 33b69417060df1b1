import type { FastifyInstance } from 'fastify';

/** JSON is the only body there is; a DELETE may name its type and bring none, as many clients do. */
export function installJsonBody(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, undefined);
    else void parse(request, body, done);
  });
}
