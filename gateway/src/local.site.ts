import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './headers.js';
import { answer, leadHome } from './local.answer.js';
import { describeContent } from './local.headers.js';
import { mediaType } from './media-types.js';
import { BUILT_PATH, FILE_PATH, HIDDEN_BUILT_FILE, HIDDEN_FILE, pageFiles } from './routes.js';
import { readScriptHashes } from './site.js';

interface Page {
  changed: number;
  text: string;
  etag: string;
}

const [hiddenBuilt, hidden, built, file] = [HIDDEN_BUILT_FILE, HIDDEN_FILE, BUILT_PATH, FILE_PATH].map(
  (pattern) => new RegExp(pattern),
) as [RegExp, RegExp, RegExp, RegExp];
const WORTH_COMPRESSING = 1024;

/** Files of the site, and its pages with the request's nonce put in. */
export function createSite(siteDir: string) {
  const pages = createPages(siteDir);

  const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const page = await firstOf(pageFiles(path), pages);
    if (!page) return answer(reply, 404);
    describeContent(reply, 'page', pagePolicy(request.id, await readScriptHashes(siteDir)));
    reply.header('ETag', page.etag).header('Vary', 'Accept-Encoding').type('text/html; charset=utf-8');
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) return reply.code(304).send();
    const text = Buffer.from(page.text.replaceAll('__NONCE__', request.id));
    if (text.length < WORTH_COMPRESSING || !acceptsGzip(request)) return reply.send(text);
    return reply.header('Content-Encoding', 'gzip').send(await promisify(gzip)(text));
  };

  const sendFile = (path: string, reply: FastifyReply): unknown => {
    describeContent(reply, 'file', path);
    return reply.type(mediaType(path)).sendFile(path);
  };

  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (hiddenBuilt.test(path)) return answer(reply, 404);
    if (built.test(path)) return path.endsWith('/') ? answer(reply, 404) : sendFile(path, reply);
    if (!file.test(path)) return sendPage(path, request, reply);
    const isThere = !hidden.test(path) && (await changedAt(join(siteDir, path))) !== undefined;
    return isThere ? sendFile(path, reply) : leadHome(reply);
  };
}

async function firstOf<T>(names: string[], find: (name: string) => Promise<T | undefined>): Promise<T | undefined> {
  for (const name of names) {
    const found = await find(name);
    if (found) return found;
  }
  return undefined;
}

/** When a file was written; nothing where there is none. */
const changedAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    (found) => (found.isFile() ? found.mtimeMs : undefined),
    () => undefined,
  );

/** Pages are kept in memory and read again when their file changes. */
function createPages(siteDir: string): (name: string) => Promise<Page | undefined> {
  const known = new Map<string, Page>();
  return async (name) => {
    const path = join(siteDir, name);
    const changed = await changedAt(path);
    if (changed === undefined) return undefined;
    const page = known.get(name);
    if (page?.changed === changed) return page;
    const text = await readFile(path, 'utf8');
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const fresh = { changed, text, etag };
    known.set(name, fresh);
    return fresh;
  };
}

const acceptsGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
