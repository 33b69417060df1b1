// `npm run rotate-key`: creates the key that signs tokens from now on; `-- --in SECONDS` lets it begin later, `-- --of push` creates one for Web Push. The
// stack may be running.
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
