import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Lets one route take larger bodies than the service's 1 MB (quality, Safety): `@BodyLimit(10 * 1024 * 1024)`. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });

/** Hands on to Fastify what `@BodyLimit` says; before routes are made. */
export function installBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });
}
