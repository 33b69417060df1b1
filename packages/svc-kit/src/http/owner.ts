import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The signed-in user's id; every row carries one, every query names it. */
export type OwnerId = number;

declare module 'fastify' {
  interface FastifyRequest {
    ownerId?: OwnerId;
    /** The session that its token belongs to. */
    sessionId?: string;
  }
}

/** The signed-in user of this request. */
export const Owner = createParamDecorator(
  (_: unknown, context: ExecutionContext): OwnerId => context.switchToHttp().getRequest<FastifyRequest>().ownerId!,
);

/** The session that the signed-in user asks from, by the name that its token has for it. */
export const OwnSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().sessionId!,
);

export const PUBLIC = 'carnet:public';

/** A route that needs no sign-in. */
export const Public = () => SetMetadata(PUBLIC, true);

export const MEDIA_ROUTE = 'carnet:media';

/** A route whose reading the media cookie opens as well, since a browser sends no header with an image. */
export const OpenToMediaCookie = () => SetMetadata(MEDIA_ROUTE, true);
