// `npm start`, first half: checks whether the stack can start here, and builds it. `run.mjs` goes on with the compiled `start.ts` in the
// process that called this one, so that the build tools are gone from memory by then.
import { buildStack, PARTS } from './lib/build-stack.js';
import { inRoot } from './lib/paths.js';
import { readPorts } from './lib/ports.js';
import { refuseIfRunning } from './lib/run-lock.js';
import { runTask, say } from './lib/say.js';
import { requireFreePorts } from './lib/stack-ports.js';
import { readStartOptions } from './lib/start-options.js';

await runTask(async () => {
  const { host } = readStartOptions();
  refuseIfRunning();
  await requireFreePorts(readPorts(), host);
  say(`starting Carnet in ${inRoot()}`);
  const built = await buildStack(PARTS, { compressLater: true });
  if (built.length === 0) say('everything is built');
});
