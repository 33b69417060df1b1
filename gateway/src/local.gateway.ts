import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { FullOptions } from './defaults.js';
import { writeAccessLog } from './local.access-log.js';
import { answer, answerUnreadable, isOwnStatus, newRequestId } from './local.answer.js';
import { LeakyBuckets } from './local.bucket.js';
import { describeContent, finishHeaders } from './local.headers.js';
import { createForwarder } from './local.proxy.js';
import { createSite } from './local.site.js';
import { subscriberOf } from './local.subscriber.js';
import { mediaType } from './media-types.js';
import {
  CROOKED_PATH,
  findApiRoute,
  isShut,
  LINE_LIMIT,
  LONG_LINES,
  SECRET_LIMIT,
  VISIT_LIMIT,
  type ApiRoute,
} from './routes.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

const crooked = new RegExp(CROOKED_PATH, 'i');

/** The gateway without nginx: the same route table, on Fastify. Not yet listening. */
export async function createLocalGateway(options: FullOptions): Promise<FastifyInstance> {
  const app = Fastify({
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    keepAliveTimeout: 65_000,
    requestTimeout: 150_000,
    http: { maxHeaderSize: LONG_LINES * LINE_LIMIT },
    clientErrorHandler: answerUnreadable,
    rewriteUrl: (request) => (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, ''),
    // No hook runs for requests that Fastify itself refuses.
    frameworkErrors: (error, request, reply) => {
      finishHeaders(reply, options.signInLimit);
      fail(error, request, reply);
    },
  });
  passBodiesOn(app);
  app.addHook('onSend', async (_request, reply, payload) => {
    finishHeaders(reply, options.signInLimit);
    return payload;
  });
  writeAccessLog(app, options);
  app.setErrorHandler(fail);
  app.setNotFoundHandler((_request, reply) => answer(reply, 404));
  await app.register(fastifyStatic, {
    root: options.siteDir,
    serve: false,
    index: false,
    cacheControl: false,
    contentType: false,
    preCompressed: true,
  });
  app.all('*', await createDispatcher(app, options));
  return app;
}

/** One handler for every path, so that both gateways apply the route table alike. */
async function createDispatcher(app: FastifyInstance, options: FullOptions): Promise<Handler> {
  const forward = await createForwarder(app, options.upstreams);
  const site = createSite(options.siteDir);
  const tries = new LeakyBuckets(options.signInLimit);
  const readers = new LeakyBuckets(SECRET_LIMIT);
  const visitors = new LeakyBuckets(VISIT_LIMIT);

  const toApi = (route: ApiRoute, path: string, request: FastifyRequest, reply: FastifyReply): unknown => {
    if (route.to === 'docs') return toDocs(route, path, request, reply);
    if (route.signIn && request.method === 'POST' && !tries.takes(subscriberOf(request.ip))) return answer(reply, 429);
    const limit = route.visits ? visitors : readers;
    if (route.secret && !limit.takes(subscriberOf(request.ip))) return answer(reply, 429);
    return forward(route, request, reply);
  };
  const toDocs = (route: ApiRoute, path: string, request: FastifyRequest, reply: FastifyReply): unknown => {
    if (!isRead(request)) return answer(reply, 405);
    const name = route.file ?? path.slice(route.path.length + 1);
    if (name === '' || name.endsWith('/')) return answer(reply, 404);
    describeContent(reply, 'docs');
    return reply.type(mediaType(name)).sendFile(name, options.docsDir);
  };

  return (request, reply) => {
    const { url = '/' } = request.raw;
    if (url.length > LINE_LIMIT) return answer(reply, 414);
    const [rawPath = '/'] = url.split('?', 1);
    if (crooked.test(rawPath)) return answer(reply, 404);
    const path = decodeURIComponent(rawPath);
    const route = findApiRoute(path);
    if (route) return toApi(route, path, request, reply);
    if (isShut(path)) return answer(reply, 404);
    return isRead(request) ? site(path, request, reply) : answer(reply, 405);
  };
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Bodies are not parsed here; they are streamed to the service. */
function passBodiesOn(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

function fail(error: Partial<FastifyError>, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? (error instanceof URIError ? 400 : 500);
  answer(reply, isOwnStatus(status) ? status : status < 500 ? 400 : 500);
}
