import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { bringsPiece, PIECE_TYPE } from './upload-path.js';

/** Lets one route be sent a form, of which nothing is read: its address says all. Mail programs end subscriptions so (RFC 8058). */
export const TakesForm = () => RouteConfig({ takesForm: true });

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** JSON is the only body there is, but for pieces of files, which stay the stream that they are, and for forms that nobody reads. A DELETE may name its type and bring none, as many clients do. */
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

/** Lets one route take larger bodies than the service's 1 MB (quality, Safety): `@BodyLimit(10 * 1024 * 1024)`. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });

/** Hands on to Fastify what `@BodyLimit` says; before routes are made. */
export function installBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });
}
