// `npm run dev`: the house with a process for each service, built and started again as their sources change.
import { SERVICES } from './lib/paths.js';
import { runTask } from './lib/say.js';
import { startHouse } from './lib/start-house.js';
import { watchServices } from './lib/watch-services.js';

await runTask(async () => {
  await startHouse({ each: true });
  await watchServices(SERVICES);
});
