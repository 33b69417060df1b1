// `npm run rotate-key`: makes the key that tokens are signed with from now on; `-- --in SECONDS` says when. The stack may run meanwhile.
import { runIdentityCommand } from './lib/identity-command.js';
import { runTask } from './lib/say.js';

await runTask(() => runIdentityCommand('rotate-key.js', process.argv.slice(2), 'The key was not changed.'));
