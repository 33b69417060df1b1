// `npm run rotate-key`: makes the key that tokens are signed with from now on; `-- --in SECONDS` says when. The stack may run meanwhile.
import { withDatabases } from './lib/backup/stack.js';
import { buildStack } from './lib/build-stack.js';
import { runCommand } from './lib/command.js';
import { inRoot } from './lib/paths.js';
import { readPorts } from './lib/ports.js';
import { Refusal, runTask } from './lib/say.js';
import { internalToken } from './lib/secrets.js';
import { environmentOf } from './lib/services.js';

await runTask(async () => {
  await buildStack(['services']);
  await withDatabases(async (databaseUrls) => {
    const options = { ports: readPorts(), databaseUrls, internalToken: internalToken() };
    const env = { ...environmentOf('identity', options), LOG_LEVEL: 'warn' };
    const command = [process.execPath, inRoot('svc-identity/dist/rotate-key.js'), ...process.argv.slice(2)];
    const { code } = await runCommand(command, { env, shown: true });
    if (code !== 0) throw new Refusal('The key was not changed.');
  });
});
