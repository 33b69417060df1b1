import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withDefaults } from './defaults.js';
import { findNginx } from './nginx.binary.js';
import { startNginx } from './nginx.gateway.js';
import type { GatewayOptions, RunningGateway } from './options.js';

export type * from './options.js';
export { findNginx } from './nginx.binary.js';

/**
 * Starts the gateway as a process of its own and resolves when it takes connections. It is not restarted here: whoever
 * starts it watches `exited` and calls again.
 */
export async function startGateway(given: GatewayOptions): Promise<RunningGateway> {
  const options = withDefaults(given);
  const docsDir = join(options.stateDir, 'docs');
  await mkdir(docsDir, { recursive: true });
  const nginx = options.kind === 'local' ? undefined : await findNginx();
  if (!nginx) throw new Error('There is no nginx on this machine; kind "local" needs none.');
  return startNginx(nginx, options, docsDir);
}
