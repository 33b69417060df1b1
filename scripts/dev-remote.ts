// `npm run dev -w mf-garage`: one remote with hot reload, in the pages of a stack that already runs (`npm start`, or the one at
// `CARNET_URL`). The pages are on port `DEV_PORT` (default 8090).
import { basename } from 'node:path';
import { startDevServer } from './lib/dev-server.js';
import { REMOTES } from './lib/paths.js';
import { Refusal, runTask, say } from './lib/say.js';

await runTask(async () => {
  const name = basename(process.env.CARNET_CALLED_FROM ?? process.cwd());
  const stack = process.env.CARNET_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`;
  if (!REMOTES.includes(name)) throw new Refusal(`${name} is no remote; known: ${REMOTES.join(', ')}.`);
  const up = await fetch(`${stack}/remotes.json`).catch(() => null);
  if (!up?.ok)
    throw new Refusal(`There is no stack at ${stack}. Start one with "npm start", or name one in CARNET_URL.`);
  const url = await startDevServer({ remotes: [name], stack, port: Number(process.env.DEV_PORT ?? 8090) });
  say(`${name} with hot reload: ${url}`);
});
