import { join } from 'node:path';
import type { InlineHashes } from './headers.js';
import { limitsFromEnv, type SignInLimit, type Upstreams } from './options.js';
import { type IncludedFiles, renderNginxConf } from './nginx.conf.js';
import { serviceNames } from './routes.js';

export interface ImageSettings {
  listen?: string;
  siteDir?: string;
  docsDir?: string;
  /** Folder for the pid file and temporary files. */
  stateDir?: string;
  upstreams?: Partial<Upstreams>;
  inlineHashes: InlineHashes;
  modules: readonly string[];
  brotli: boolean;
  headersMore: boolean;
  resolver?: string;
  /** Folder of the files that change while nginx runs: `upstreams.conf`, `real-ip.conf`, `trusted.conf`. The script that starts nginx writes them. */
  includedDir?: string;
  keptDir?: string;
  signInLimit: SignInLimit;
  trustedProxies: readonly string[];
}

/** Time for downloads and uploads in progress when nginx reloads because the servers behind it have changed. */
const IMAGE_SHUTDOWN = '30s';

const includedFiles = (folder: string): IncludedFiles => ({
  upstreams: join(folder, 'upstreams.conf'),
  realIp: join(folder, 'real-ip.conf'),
  trusted: join(folder, 'trusted.conf'),
});

/** nginx.conf for an image: the services by their names, log lines to standard output. */
export function renderImageConf({
  listen = '8080',
  siteDir = '/srv/site',
  docsDir = '/srv/docs',
  stateDir = '/tmp',
  upstreams = {},
  includedDir,
  ...settings
}: ImageSettings): string {
  return renderNginxConf({
    ...settings,
    ...(includedDir ? { included: includedFiles(includedDir), shutdownTimeout: IMAGE_SHUTDOWN } : {}),
    listen,
    siteDir,
    docsDir,
    upstreams: Object.fromEntries(
      serviceNames.map((name) => [name, upstreams[name] ?? `svc-${name}:8080`]),
    ) as Upstreams,
    pidFile: join(stateDir, 'nginx.pid'),
    tempDir: stateDir,
    errorLog: 'stderr',
    accessLog: { kind: 'all', file: '/dev/stdout' },
  });
}

/** The same configuration for human readers: Debian's modules, no settings from the environment, placeholders for the hashes of a built site. */
export const renderReadableConf = (): string =>
  `# Made by \`npm run rendered -w gateway\` from src/routes.ts, to be read; an image makes its own with the hashes of its site.\n${renderImageConf(
    {
      ...limitsFromEnv({}),
      ...debianModules('/usr/lib/nginx/modules'),
      includedDir: '/tmp/carnet',
      keptDir: '/srv/kept',
      inlineHashes: { scripts: ['sha256-of-the-inline-script-in-csp.json'], styles: ['sha256-of-the-inline-style'] },
    },
  )}`;

/** The two modules that the configuration is written for, as Debian installs them. */
export const debianModules = (folder: string) => ({
  modules: ['ngx_http_brotli_static_module.so', 'ngx_http_headers_more_filter_module.so'].map((file) =>
    join(folder, file),
  ),
  brotli: true,
  headersMore: true,
});
