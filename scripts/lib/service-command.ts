import { withDatabases } from './backup/stack.js';
import { buildStack } from './build-stack.js';
import { runCommand } from './command.js';
import { inRoot, type ServiceName } from './paths.js';
import { readPorts } from './ports.js';
import { Refusal } from './say.js';
import { internalToken } from './secrets.js';
import { environmentOf } from './services.js';

/**
 * Runs a command of a service on the stack of this folder, whether it runs or not.
 * @param file path below the service's `dist`
 * @throws Refusal with the text `refused` if the command fails
 */
export async function runServiceCommand(
  service: ServiceName,
  file: string,
  args: readonly string[],
  refused: string,
): Promise<void> {
  await buildStack(['services']);
  await withDatabases(async (databaseUrls) => {
    const options = { ports: readPorts(), databaseUrls, internalToken: internalToken() };
    const env = { ...environmentOf(service, options), LOG_LEVEL: 'warn' };
    const command = [process.execPath, inRoot(`svc-${service}/dist`, file), ...args];
    const { code } = await runCommand(command, { env, shown: true });
    if (code !== 0) throw new Refusal(refused);
  });
}
