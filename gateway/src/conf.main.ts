import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDocs } from './docs.build.js';
import { limitsFromEnv } from './options.js';
import { findNginx } from './nginx.binary.js';
import { debianModules, renderImageConf } from './nginx.image.js';
import { serviceNames, type ServiceName } from './routes.js';
import { readInlineHashes } from './site.js';

const usage = `Writes nginx.conf and the API documentation for an image.

  npm run conf -w gateway -- --out FILE [options]

  --out FILE             where nginx.conf goes
  --docs DIR             where the API documentation goes, and is served from (default: docs beside FILE)
  --site DIR             the composed site (default: /srv/site)
  --listen ADDRESS       default: 8080
  --NAME HOST:PORT[,HOST:PORT]
                         where svc-NAME listens (default: svc-NAME:8080)
  --state DIR            pid and temporary files (default: /tmp)
  --modules DIR          folder of nginx's dynamic modules with brotli static and headers-more; without it, those of
                         the nginx of this machine
  --resolver ADDRESS     DNS server for names that move (nginx 1.27.3 or newer)
  --included DIR         upstreams and trusted proxies come from upstreams.conf, real-ip.conf and trusted.conf there, which
                         whoever starts nginx writes (deploy/web/start.sh)
  --kept DIR             hashed files of earlier releases, for pages that are open

SIGN_IN_BURST, SIGN_IN_PER_MINUTE and TRUSTED_PROXIES are read from the environment.`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    out: text,
    docs: text,
    site: { ...text, default: '/srv/site' },
    listen: { ...text, default: '8080' },
    state: { ...text, default: '/tmp' },
    modules: text,
    resolver: text,
    included: text,
    kept: text,
    help: { type: 'boolean' },
    ...(Object.fromEntries(serviceNames.map((name) => [name, text])) as Record<ServiceName, typeof text>),
  },
});

async function modules(dir: string | undefined) {
  return dir === undefined
    ? ((await findNginx()) ?? { modules: [], brotli: false, headersMore: false })
    : debianModules(dir);
}

async function main(): Promise<void> {
  if (values.help || !values.out) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const out = resolve(values.out);
  const docsDir = resolve(values.docs ?? join(dirname(out), 'docs'));
  await buildDocs({ outDir: docsDir, log: console.error });
  const given = serviceNames.filter((name) => values[name] !== undefined);
  const conf = renderImageConf({
    ...limitsFromEnv(),
    ...(await modules(values.modules)),
    listen: values.listen,
    siteDir: values.site,
    docsDir,
    stateDir: values.state,
    upstreams: Object.fromEntries(given.map((name) => [name, values[name]?.split(',')])),
    inlineHashes: await readInlineHashes(values.site),
    resolver: values.resolver,
    includedDir: values.included,
    keptDir: values.kept,
  });
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, conf);
  console.error(`wrote ${out} and ${docsDir}`);
}

await main();
