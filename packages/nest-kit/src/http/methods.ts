import type { FastifyInstance } from 'fastify';
import { answerOf, requestMessages as m } from '@carnet/messages';

interface Route {
  pattern: RegExp;
  method: string;
}

/** Answers 405 with `Allow` if the address exists but not the method. Must be installed before any route. */
export function installMethodAnswers(fastify: FastifyInstance): void {
  const routes: Route[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/'))
      routes.push(...[method].flat().map((one) => ({ pattern: patternOf(url), method: one })));
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const allowed = request.is404 ? methodsAt(routes, pathOf(request.url)) : [];
    if (allowed.length === 0) return done();
    const { body, headers } = answerOf(m.methodNotAllowed, request);
    void reply
      .status(405)
      .headers({ ...headers, allow: allowed.join(', ') })
      .send(body);
  });
}

const methodsAt = (routes: readonly Route[], path: string): string[] =>
  [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].sort();

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Turns `/api/notes/:id` into a pattern in which each parameter matches one segment. */
function patternOf(route: string): RegExp {
  const segments = route.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${segments.join('/')}$`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
