// `npm run rotate-key`: makes the key that tokens are signed with from now on; `-- --in SECONDS` says when, `-- --of push` makes one for Web Push. The
// stack may run meanwhile.
import { runTask } from './lib/say.js';
import { runServiceCommand } from './lib/service-command.js';

const args = process.argv.slice(2);
const isPush = /^--of[ =]push$/.test(args.join(' '));
const refused = 'The key was not changed.';
await runTask(() =>
  isPush
    ? runServiceCommand('notify', 'rotate-key.js', [], refused)
    : runServiceCommand('identity', 'rotate-key.js', args, refused),
);
