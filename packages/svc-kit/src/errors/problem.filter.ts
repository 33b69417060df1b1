import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import { databaseProblem } from './database-problems.js';
import { Problem } from './problems.js';

interface Answer {
  status: number;
  body: { msg: string; errors?: unknown[] };
  retryAfter?: number;
}

/** What a person reads for a status that a library raised. */
const LIBRARY_MESSAGES: Record<number, string> = {
  400: 'The request is not valid',
  404: 'Not found',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'Send JSON, with content-type application/json',
};

const FASTIFY_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty',
  FST_ERR_BAD_URL: 'The address is not valid',
};

/** Turns every failure into `{msg, errors?}` and a status (contract §1). An unforeseen one is logged, and its answer gives no details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Pick<PinoLogger, 'error'>) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const answer = toAnswer(error);
    if (answer.status >= 500)
      this.log.error({ err: error, requestId: request.id, status: answer.status }, 'A request failed');
    if (answer.retryAfter) void reply.header('retry-after', String(answer.retryAfter));
    void reply.status(answer.status).header('content-type', 'application/json; charset=utf-8').send(answer.body);
  }
}

/** What Fastify refuses before it knows the route, and so before any filter: an address that is broken or too long. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = toAnswer(error);
  void reply
    .status(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'x-request-id': request.id })
    .send(body);
}

function toAnswer(error: unknown): Answer {
  const problem = error instanceof Problem ? error : databaseProblem(error);
  if (problem) {
    const body = problem.errors ? { msg: problem.message, errors: problem.errors } : { msg: problem.message };
    return { status: problem.status, body, retryAfter: problem.retryAfter };
  }
  return libraryAnswer(error) ?? { status: 500, body: { msg: 'Something went wrong on our side. Please try again.' } };
}

/** Failures that Nest or Fastify raise before a handler runs: unknown path, broken JSON, too large, wrong type. */
function libraryAnswer(error: unknown): Answer | null {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | null)?.statusCode;
  if (!status || status < 400 || status > 499) return null;
  // Nest wraps what Fastify raises.
  const { code = '' } = ((error as Error).cause ?? error) as { code?: string };
  return { status, body: { msg: FASTIFY_MESSAGES[code] ?? LIBRARY_MESSAGES[status] ?? LIBRARY_MESSAGES[400]! } };
}
