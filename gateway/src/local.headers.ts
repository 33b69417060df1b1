import type { FastifyReply } from 'fastify';
import { retryAfterSeconds } from './answers.js';
import {
  dataPolicy,
  docsPolicy,
  documentHeaders,
  filePolicy,
  FOR_EVER,
  mediaPolicy,
  NOT_STORED,
  PDF,
  pdfPolicy,
  REVALIDATE,
  securityHeaders,
  type ContentKind,
} from './headers.js';
import type { SignInLimit } from './options.js';
import { HASHED_FILE } from './routes.js';

const hashed = new RegExp(HASHED_FILE);
const SVG = /\.svg$/;

/** Sets policy and caching of the answer. `about` is the path of a `file`, the policy of a `page` or `own-page`, the content type of `media`. */
export function describeContent(reply: FastifyReply, kind: ContentKind, about = ''): void {
  const { policy, caching } = {
    page: { policy: about, caching: REVALIDATE },
    'own-page': { policy: about, caching: '' },
    docs: { policy: docsPolicy, caching: REVALIDATE },
    file: { policy: SVG.test(about) ? filePolicy : '', caching: hashed.test(about) ? FOR_EVER : REVALIDATE },
    data: { policy: dataPolicy, caching: '' },
    media: { policy: about === PDF ? pdfPolicy : mediaPolicy, caching: '' },
  }[kind];
  for (const [name, value] of Object.entries({ 'Content-Security-Policy': policy, 'Cache-Control': caching })) {
    if (value) reply.header(name, value);
    else reply.removeHeader(name);
  }
  if (kind === 'page' || kind === 'own-page' || kind === 'docs') reply.headers(documentHeaders);
}

/** Sets the headers that every answer carries, and those that depend on its status. */
export function finishHeaders(reply: FastifyReply, limit: SignInLimit): void {
  const { statusCode } = reply;
  reply.headers(securityHeaders);
  // A file that is cached for ever would repeat the id of the request that first fetched it.
  if (reply.getHeader('Cache-Control') !== FOR_EVER) reply.header('X-Request-Id', reply.request.id);
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', NOT_STORED);
  if ((statusCode === 429 || statusCode === 503) && !reply.hasHeader('Retry-After')) {
    reply.header('Retry-After', retryAfterSeconds(statusCode, limit));
  }
  if (statusCode === 405 && !reply.hasHeader('Allow')) reply.header('Allow', 'GET, HEAD');
}
