import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { startGateway } from '@carnet/gateway';
import { readJson } from '../../scripts/compose/files.js';
import { type RemoteManifest, type RemoteOnSite, writePages } from '../../scripts/compose/pages.js';
import { publishShell } from '../../scripts/compose/publish.js';
import { runCommand } from '../../scripts/lib/command.js';
import { inRoot, REMOTES, type ServiceName } from '../../scripts/lib/paths.js';
import { Refusal } from '../../scripts/lib/say.js';
import type { TemporaryStack } from '../../scripts/lib/temporary-stack.js';

const folder = inRoot('.carnet/one-bundle');
const dist = join(folder, 'dist');
const site = join(folder, 'site');

export interface OneBundle {
  address: string;
  stop(): Promise<void>;
}

/** Builds the shell and its remotes as one single-page app. Serves it by a gateway like the stack's, with the same services. */
export async function startOneBundle(stack: TemporaryStack): Promise<OneBundle> {
  await build();
  rmSync(site, { recursive: true, force: true });
  await publishShell(dist, site);
  await writePages(site, await Promise.all(REMOTES.map(asPartOfTheShell)));
  const gateway = await startGateway({
    kind: 'auto',
    host: '127.0.0.1',
    port: await freePort(),
    siteDir: site,
    stateDir: join(folder, 'gateway'),
    upstreams: upstreamsOf(stack),
  });
  return { address: gateway.url, stop: () => gateway.stop() };
}

async function build(): Promise<void> {
  const rspack = inRoot('node_modules/@rspack/cli/bin/rspack.js');
  const config = inRoot('bench/one-bundle/rspack.config.mjs');
  const { code, output } = await runCommand([process.execPath, rspack, 'build', '--mode', 'production', '-c', config]);
  if (code !== 0) throw new Refusal(`Building one bundle failed:\n${output}`);
}

/** A remote without files of its own: only its paths and its menu. */
async function asPartOfTheShell(name: string): Promise<RemoteOnSite> {
  const declared = await readJson<RemoteManifest>(inRoot(name, 'remote.json'));
  return { declared, manifest: '', entry: '', styles: [], container: '' };
}

function upstreamsOf(stack: TemporaryStack): Record<ServiceName, string> {
  const services = Object.entries(stack.record()!.services);
  return Object.fromEntries(services.map(([name, { port }]) => [name, `127.0.0.1:${port}`])) as never;
}
