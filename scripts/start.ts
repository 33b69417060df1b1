// `npm start`, its second half: runs the whole stack on this machine, and watches it. `npm start -- --each` gives every service a process of its own.
import { runTask } from './lib/say.js';
import { readStartOptions } from './lib/start-options.js';
import { startStack } from './lib/start-stack.js';

await runTask(() => startStack(readStartOptions()));
