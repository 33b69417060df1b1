import Fastify from 'fastify';
import { pino } from 'pino';
import { logRequests } from '../src/http/request-log.js';
import { noteRefusal } from '../src/metrics/refusals.js';

it('says by which code a request was refused, with the id that its answer has', async () => {
  const lines: string[] = [];
  const fastify = Fastify({ genReqId: () => 'abc' });
  logRequests(fastify, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
  fastify.get('/notes/:id', (_, reply) => {
    noteRefusal(reply, 'request.busy');
    return reply.status(503).send({});
  });
  await fastify.inject('/notes/1?search=klara');
  await fastify.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    requestId: 'abc',
    route: '/notes/:id',
    status: 503,
    code: 'request.busy',
  });
});
