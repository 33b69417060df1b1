// `npm run dev -w svc-garage`: builds one service as it changes and has the house that runs in this folder start it again.
import { basename } from 'node:path';
import { SERVICES } from './lib/paths.js';
import { readRecord } from './lib/run-lock.js';
import { Refusal, runTask, say } from './lib/say.js';
import { watchServices } from './lib/watch-services.js';

await runTask(async () => {
  const folder = basename(process.env.CARNET_CALLED_FROM ?? '');
  const name = SERVICES.find((one) => folder === `svc-${one}`);
  if (!name) throw new Refusal('Run this for a service, for example: npm run dev -w svc-garage');
  const house = readRecord();
  if (!house) throw new Refusal('There is no house running here. Start one beside this: npm start -- --each');
  say(`the house is at ${house.address}`);
  await watchServices([name]);
});
