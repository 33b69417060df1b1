// `npm run account -- end-sessions EMAIL` signs a person out everywhere, `-- remove-factors EMAIL` turns their second factors off. The stack may run meanwhile.
import { runIdentityCommand } from './lib/identity-command.js';
import { runTask } from './lib/say.js';

await runTask(() => runIdentityCommand('account.js', process.argv.slice(2), 'Nothing was changed.'));
