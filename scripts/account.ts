// `npm run account -- end-sessions EMAIL` signs a person out everywhere; `-- remove-factors EMAIL` turns off their second factors. The stack may be running.
import { runServiceCommand } from './lib/service-command.js';
import { runTask } from './lib/say.js';

await runTask(() => runServiceCommand('identity', 'account.js', process.argv.slice(2), 'Nothing was changed.'));
