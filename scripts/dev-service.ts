// `npm run dev -w svc-garage`: builds one service at each change, and makes the stack of this folder restart it.
import { basename } from 'node:path';
import { SERVICES } from './lib/paths.js';
import { readRecord } from './lib/run-lock.js';
import { Refusal, runTask, say } from './lib/say.js';
import { watchServices } from './lib/watch-services.js';

await runTask(async () => {
  const folder = basename(process.env.CARNET_CALLED_FROM ?? '');
  const name = SERVICES.find((one) => folder === `svc-${one}`);
  if (!name) throw new Refusal('Run this for a service, for example: npm run dev -w svc-garage');
  const stack = readRecord();
  if (!stack) throw new Refusal('There is no stack running here. Start one beside this: npm start -- --each');
  say(`the stack is at ${stack.address}`);
  await watchServices([name]);
});
