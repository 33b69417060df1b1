import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export interface NginxBinary {
  file: string;
  version: string;
  modules: string[];
  brotli: boolean;
  headersMore: boolean;
}

const run = promisify(execFile);
const NEEDED = 'http_gzip_static_module';

/** Finds the nginx of this machine and its modules; undefined where none has the needed module. */
export async function findNginx(env: NodeJS.ProcessEnv = process.env): Promise<NginxBinary | undefined> {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  const candidates = env.NGINX_BIN ? [env.NGINX_BIN] : folders.filter(Boolean).map((folder) => join(folder, 'nginx'));
  for (const file of candidates) {
    const binary = await inspect(file);
    if (binary) return binary;
  }
  return undefined;
}

async function inspect(file: string): Promise<NginxBinary | undefined> {
  const about = await run(file, ['-V'], { timeout: 5000 }).then(
    ({ stderr }) => stderr,
    () => undefined,
  );
  if (about === undefined || !about.includes(NEEDED)) return undefined;
  const builtIn = (name: string) => new RegExp(`--add-module=\\S*${name}`).test(about);
  const folder = /--modules-path=(\S+)/.exec(about)?.[1] ?? '/usr/lib/nginx/modules';
  const brotli = await readable(join(folder, 'ngx_http_brotli_static_module.so'));
  const headersMore = await readable(join(folder, 'ngx_http_headers_more_filter_module.so'));
  return {
    file,
    version: /nginx version: \S+?\/([\d.]+)/.exec(about)?.[1] ?? 'unknown',
    modules: [brotli, headersMore].filter((found) => found !== undefined),
    brotli: brotli !== undefined || builtIn('brotli'),
    headersMore: headersMore !== undefined || builtIn('headers-more'),
  };
}

const readable = (file: string): Promise<string | undefined> =>
  access(file).then(
    () => file,
    () => undefined,
  );
