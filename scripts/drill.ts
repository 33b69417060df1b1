// `npm run drill`: tests the stack while its parts are killed, leave or run full; `-- --only kill,disk` runs only these drills.
import { buildStale } from './lib/build.js';
import { runTask } from './lib/say.js';
import { packageTargets } from './lib/targets.js';

await runTask(async () => {
  // Drills import built packages.
  await buildStale(packageTargets());
  const { runDrills } = await import('../e2e/drills/run.js');
  await runDrills(process.argv.slice(2));
});
