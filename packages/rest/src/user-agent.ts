import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const MAX_LENGTH = 300;

/** The caller's own name for their browser or program. They may write anything, so no more than what a true one needs is kept. */
export const UserAgent = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const said = context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent']?.trim();
  return said ? said.slice(0, MAX_LENGTH) : null;
});
