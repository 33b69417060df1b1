import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Json, JsonText, type PageInfo } from '@carnet/pg';

/** Lets Fastify send a `JsonText` unchanged, with `ETag`, `X-Total-Count` and `Link` if it has them. */
export function installReplyHooks(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, payload, done) => {
    if (payload instanceof JsonText) describe(request, reply, payload);
    done(null, payload);
  });
  fastify.setReplySerializer((payload) => (payload instanceof JsonText ? sent(payload.json) : JSON.stringify(payload)));
}

/** Fastify also sends bytes, but its type of a serializer only allows text. */
const sent = (json: Json): string => json as string;

function describe(request: FastifyRequest, reply: FastifyReply, { about }: JsonText): void {
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (about.version !== undefined) void reply.header('etag', `"${about.version}"`);
  if (about.replayed) {
    void reply.header('idempotency-replayed', 'true');
    // A replayed answer keeps its original language.
    void reply.removeHeader('content-language');
  }
  if (about.page) describePage(request, reply, about.page);
}

function describePage(request: FastifyRequest, reply: FastifyReply, page: PageInfo): void {
  void reply.header('x-total-count', String(page.total));
  if (page.next === null) return;
  const next = new URL(request.url, 'http://stack');
  next.searchParams.set('cursor', page.next);
  void reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
}
