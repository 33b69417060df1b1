import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FullOptions } from './defaults.js';
import { pathWithoutSecret } from './routes.js';

/** Writes the access log. Like that of nginx, it has no query strings, no headers and no bodies. */
export function writeAccessLog(app: FastifyInstance, { accessLog, stateDir }: FullOptions): void {
  if (accessLog === 'off') return;
  const folder = join(stateDir, 'local/logs');
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, 'access.log'), { flags: 'a' });
  app.addHook('onResponse', async (request, reply) => {
    if (accessLog === 'errors' && reply.statusCode < 400) return;
    const line = {
      time: new Date().toISOString(),
      request_id: request.id,
      address: request.ip,
      method: request.method,
      path: loggedPath(request.raw.url ?? ''),
      status: reply.statusCode,
      seconds: Math.round(reply.elapsedTime) / 1000,
    };
    file.write(`${JSON.stringify(line)}\n`);
  });
  // The process exits after all hooks, so this one waits until every line is written.
  app.addHook('onClose', () => new Promise<void>((resolve) => file.end(() => resolve())));
}

function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return pathWithoutSecret(path) ?? pathWithoutSecret(readAs(path)) ?? path;
}

/** Decodes a path, since an encoded path may contain a secret, too. A malformed path is returned as it is. */
function readAs(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
