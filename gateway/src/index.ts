import { withDefaults } from './defaults.js';
import { startLocal } from './local.launch.js';
import { findNginx } from './nginx.binary.js';
import { startNginx } from './nginx.gateway.js';
import type { GatewayOptions, RunningGateway } from './options.js';

export type * from './options.js';
export { serviceNames } from './routes.js';
export { findNginx } from './nginx.binary.js';

/**
 * Starts the gateway in a process of its own and resolves when it accepts connections. It does not restart a dead gateway: the caller
 * watches `exited` and calls again.
 */
export async function startGateway(given: GatewayOptions): Promise<RunningGateway> {
  const options = withDefaults(given);
  const nginx = options.kind === 'local' ? undefined : await findNginx();
  if (options.kind === 'nginx' && !nginx) {
    throw new Error('There is no usable nginx on this machine. The kind "local" needs none.');
  }
  if (given.docsDir === undefined) {
    // Imported on demand: callers with built documentation never load the compressors.
    const { buildDocs } = await import('./docs.build.js');
    await buildDocs({ outDir: options.docsDir, log: options.log });
  }
  return nginx ? startNginx(nginx, options) : startLocal(options);
}
