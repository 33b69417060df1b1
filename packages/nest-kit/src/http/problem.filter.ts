import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import {
  commonLanguage,
  type FieldError,
  type Names,
  Problem,
  requestMessages as m,
  type Said,
  type Sentence,
  sentence,
  speaking,
} from '@carnet/messages';
import { databaseProblem } from '@carnet/pg';
import { noteRefusal } from '../metrics/refusals.js';

interface Answer {
  status: number;
  said: Said;
  errors?: FieldError[];
  retryAfter?: number;
  details?: Readonly<Record<string, unknown>>;
}

/** Messages for statuses that a library raised. */
const LIBRARY_MESSAGES: Record<number, Said> = {
  400: m.invalid,
  404: m.notFound,
  413: m.tooLarge,
  414: m.addressTooLong,
  415: m.sendJson,
};

const FASTIFY_MESSAGES: Record<string, Said> = {
  FST_ERR_CTP_INVALID_JSON_BODY: m.notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: m.empty,
  FST_ERR_BAD_URL: m.addressInvalid,
};

/**
 * Turns every error into `{msg, code, params?, errors?}` and a status (contract §1), in the requested language. An unexpected error is logged, and its answer
 * contains no details.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  /** @param names display names of the API's terms */
  constructor(
    private readonly log: Pick<PinoLogger, 'error'>,
    private readonly names: Names = {},
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const answer = toAnswer(error);
    if (answer.status >= 500)
      this.log.error({ err: error, requestId: request.id, status: answer.status }, 'A request failed');
    noteRefusal(reply, answer.said.code);
    if (answer.retryAfter) void reply.header('retry-after', String(answer.retryAfter));
    const { body, headers } = spoken(answer, request, this.names);
    void reply.status(answer.status).headers(headers).send(body);
  }
}

/** Answers errors that Fastify raises before it knows the route, such as an invalid or too long address. No filter runs for them. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toAnswer(error);
  const { body, headers } = spoken(answer, request, {});
  void reply
    .status(answer.status)
    .headers({ ...headers, 'x-request-id': request.id })
    .send(body);
}

interface Body extends Sentence {
  errors?: ({ field: string } & Sentence)[];
}

/** Renders all messages in one language: English if one of them has no translation into the requested language. */
function spoken({ said, errors, details }: Answer, request: FastifyRequest, names: Names) {
  const language = commonLanguage(request, [said, ...(errors ?? []).map((error) => error.said)], names);
  const fields = errors?.map(({ field, said: why }) => ({ field, ...sentence(why, language, names) }));
  const body: Body = { ...details, ...sentence(said, language, names), ...(fields && { errors: fields }) };
  return { body, headers: { 'content-type': 'application/json; charset=utf-8', ...speaking(language) } };
}

function toAnswer(error: unknown): Answer {
  const problem = error instanceof Problem ? error : databaseProblem(error);
  return problem ?? libraryAnswer(error) ?? { status: 500, said: m.failed };
}

/** Maps errors that Nest or Fastify raise before a handler runs: unknown path, invalid JSON, too large, wrong type. */
function libraryAnswer(error: unknown): Answer | null {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | null)?.statusCode;
  if (!status || status < 400 || status > 499) return null;
  // Nest wraps Fastify's errors.
  const { code = '' } = ((error as Error).cause ?? error) as { code?: string };
  return { status, said: FASTIFY_MESSAGES[code] ?? LIBRARY_MESSAGES[status] ?? m.invalid };
}
