// `npm start`, second half: runs and supervises the whole stack on this machine. `npm start -- --each` gives every service a process of its own.
import { runTask } from './lib/say.js';
import { readStartOptions } from './lib/start-options.js';
import { startStack } from './lib/start-stack.js';

await runTask(() => startStack(readStartOptions()));
