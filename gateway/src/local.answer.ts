import type { FastifyReply } from 'fastify';
import { body, messages, type OwnStatus } from './answers.js';
import { describeContent } from './local.headers.js';

export const isOwnStatus = (status: number): status is OwnStatus => status in messages;

/** An answer of the gateway itself. */
export function answer(reply: FastifyReply, status: OwnStatus): FastifyReply {
  describeContent(reply, 'data');
  return reply.code(status).type('application/json').send(body(status));
}
