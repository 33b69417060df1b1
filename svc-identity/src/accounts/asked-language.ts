import { languageOf } from '@carnet/messages';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The language of the requesting page, for mails; answers of the API do not depend on it. */
export const AskedLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
