import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './headers.js';
import { answer, leadHome } from './local.answer.js';
import { describeContent } from './local.headers.js';
import { mediaType } from './media-types.js';
import { BUILT_PATH, FILE_PATH, HIDDEN_BUILT_FILE, HIDDEN_FILE, languageOf, PAGES_VARY, pageFiles } from './routes.js';
import { readInlineHashes } from './site.js';

const [hiddenBuilt, hidden, built, file] = [HIDDEN_BUILT_FILE, HIDDEN_FILE, BUILT_PATH, FILE_PATH].map(
  (pattern) => new RegExp(pattern),
) as [RegExp, RegExp, RegExp, RegExp];

/** Serves the pages and other files of the site. */
export function createSite(siteDir: string) {
  const isThere = (name: string) => isFile(join(siteDir, name));

  const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const language = languageOf(request.headers.cookie, request.headers['accept-language']);
    const page = await firstOf(pageFiles(path, language), isThere);
    if (page === undefined) return answer(reply, 404);
    describeContent(reply, 'page', pagePolicy(await readInlineHashes(siteDir)));
    reply.header('Vary', `Accept-Encoding, ${PAGES_VARY}`).type('text/html; charset=utf-8');
    return reply.sendFile(page);
  };

  const sendFile = (path: string, reply: FastifyReply): unknown => {
    describeContent(reply, 'file', path);
    return reply.type(mediaType(path)).sendFile(path);
  };

  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (hiddenBuilt.test(path)) return answer(reply, 404);
    if (built.test(path)) return path.endsWith('/') ? answer(reply, 404) : sendFile(path, reply);
    if (!file.test(path)) return sendPage(path, request, reply);
    return !hidden.test(path) && (await isThere(path)) ? sendFile(path, reply) : leadHome(reply);
  };
}

async function firstOf(names: string[], isThere: (name: string) => Promise<boolean>): Promise<string | undefined> {
  for (const name of names) if (await isThere(name)) return name;
  return undefined;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
