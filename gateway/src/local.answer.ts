import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { body, ENGLISH, languageOf, messages, type OwnStatus } from './answers.js';
import { dataPolicy, NOT_STORED, securityHeaders } from './headers.js';
import { describeContent } from './local.headers.js';

export const newRequestId = (): string => randomBytes(16).toString('hex');

export const isOwnStatus = (status: number): status is OwnStatus => status in messages;

/** Sends an answer of the gateway itself. */
export function answer(reply: FastifyReply, status: OwnStatus): FastifyReply {
  describeContent(reply, 'data');
  const language = languageOf(reply.request.headers['accept-language']);
  return reply
    .code(status)
    .type('application/json')
    .headers({ 'Cache-Control': NOT_STORED, 'Content-Language': language, Vary: 'Accept-Language' })
    .send(body(status, language));
}

/** Redirects an unknown path to the home page. */
export function leadHome(reply: FastifyReply): FastifyReply {
  describeContent(reply, 'data');
  return reply.header('Cache-Control', NOT_STORED).redirect('/', 302);
}

/** Answers a request that could not be parsed. Fastify has no reply for it, so the answer is written to the socket. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const isGone = error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable;
  if (isGone) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const text = body(status, ENGLISH);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Language': ENGLISH,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': NOT_STORED,
    'X-Request-Id': newRequestId(),
    ...securityHeaders,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}
