// `npm run dev`: the stack with one process per service, each rebuilt and restarted when its sources change. Its pages
// have hot reload on a port of their own (`DEV_PORT`, ten above the stack's).
import { buildStack } from './lib/build-stack.js';
import { startDevServer } from './lib/dev-server.js';
import { REMOTES, SERVICES } from './lib/paths.js';
import { readPorts } from './lib/ports.js';
import { runTask, say } from './lib/say.js';
import { startStack } from './lib/start-stack.js';
import { watchServices } from './lib/watch-services.js';

await runTask(async () => {
  await buildStack();
  await startStack({ each: true });
  const { gateway } = readPorts();
  const port = Number(process.env.DEV_PORT ?? gateway + 10);
  const pages = await startDevServer({ remotes: REMOTES, stack: `http://127.0.0.1:${gateway}`, port });
  say(`pages with hot reload: ${pages}`);
  await watchServices(SERVICES);
});
