// `npm run drill`: tests the stack while its parts are killed, leave or run full; `-- --only kill,disk` runs only these drills.
import { runDrills } from '../e2e/drills/run.js';
import { runTask } from './lib/say.js';

await runTask(() => runDrills(process.argv.slice(2)));
