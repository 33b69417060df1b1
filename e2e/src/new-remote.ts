import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { startGateway } from '@carnet/gateway';
import { compression } from '../../scripts/compose/compress.js';
import { writePages } from '../../scripts/compose/pages.js';
import { publishRemote, publishShell } from '../../scripts/compose/publish.js';
import { runCommand } from '../../scripts/lib/command.js';
import { inRoot, inState, REMOTES, SERVICES, type ServiceName } from '../../scripts/lib/paths.js';

/** The stack's site with an additional remote, served by another gateway to the same services. */
export interface WithNewRemote {
  address: string;
  stop(): Promise<void>;
}

/** Builds a remote of `e2e/new-remote` and adds it to the stack's remotes. */
export async function withNewRemote(name: string): Promise<WithNewRemote> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-new-remote-'));
  const [dist, site] = [join(folder, 'dist'), join(folder, 'site')];
  await build(name, dist);
  compression.when = 'later';
  await publishShell(inRoot('shell/dist'), site);
  for (const remote of REMOTES) await publishRemote(inRoot(remote, 'dist'), site, remote);
  await publishRemote(dist, site, name);
  await writePages(site);
  const gateway = await startGateway({
    kind: 'auto',
    host: '127.0.0.1',
    port: await freePort(),
    siteDir: site,
    stateDir: join(folder, 'gateway'),
    docsDir: inRoot('.carnet/docs'),
    upstreams: upstreams(),
  });
  const stop = async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  };
  return { address: gateway.url, stop };
}

async function build(name: string, dist: string): Promise<void> {
  const config = inRoot('e2e/new-remote', name, 'rspack.config.mjs');
  const rspack = [inRoot('node_modules/@rspack/cli/bin/rspack.js'), 'build', '--mode', 'production'];
  const { code, output } = await runCommand([process.execPath, ...rspack, '-c', config, '-o', dist]);
  if (code !== 0) throw new Error(`${name} was not built:\n${output}`);
}

/** Addresses of the stack's services. */
function upstreams(): Record<ServiceName, string> {
  const { services } = JSON.parse(readFileSync(inState('run.json'), 'utf8')) as {
    services: Record<ServiceName, { port: number }>;
  };
  return Object.fromEntries(SERVICES.map((service) => [service, `127.0.0.1:${services[service].port}`])) as Record<
    ServiceName,
    string
  >;
}
