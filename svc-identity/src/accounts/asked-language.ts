import { languageOf } from '@carnet/messages';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The language of the page that asks, for mails: the answer itself says nothing in it. */
export const AskedLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
