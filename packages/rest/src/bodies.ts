import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { bringsPiece, PIECE_TYPE } from './upload-path.js';

/** Accepts a form on one route, and ignores its content: the address contains everything. Mail programs send such a form to unsubscribe (RFC 8058). */
export const TakesForm = () => RouteConfig({ takesForm: true });

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Accepts only JSON bodies, except for parts of files, which stay streams, and ignored forms. A DELETE may have a content type without a body, as many clients
 * send.
 */
export function installJsonBody(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, undefined);
    else void parse(request, body, done);
  });
  fastify.addContentTypeParser(PIECE_TYPE, (request, piece, done) => {
    if (bringsPiece(request)) done(null, piece);
    else done(refused(), undefined);
  });
  fastify.addContentTypeParser(FORM_TYPES, ({ routeOptions }, form, done) => {
    const { takesForm } = routeOptions.config as { takesForm?: boolean };
    if (!takesForm) return done(refused(), undefined);
    form.on('end', () => done(null, undefined)).on('error', (error) => done(error, undefined));
    form.resume();
  });
}

const refused = () => Object.assign(new Error('No route takes this'), { statusCode: 415 });

/** Accepts bodies larger than the service's 1 MB on one route (quality, Safety): `@BodyLimit(10 * 1024 * 1024)`. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });

/** Passes the limits of `@BodyLimit` to Fastify. Call it before routes are registered. */
export function installBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });
}
