import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const MAX_LENGTH = 300;

/** The `User-Agent` of the caller. It may contain anything, so it is cut to a realistic length. */
export const UserAgent = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const said = context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent']?.trim();
  return said ? said.slice(0, MAX_LENGTH) : null;
});
