import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './accepted.js';
import { speaking } from './spoken.js';

/** The language of an answer that says something although all is well; its headers then say so. */
export const SpokenLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const language = languageOf(http.getRequest<FastifyRequest>());
  void http.getResponse<FastifyReply>().headers(speaking(language));
  return language;
});
