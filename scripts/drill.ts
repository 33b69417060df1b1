// `npm run drill`: what the stack does when its parts die, leave or run full; `-- --only kill,disk` some of it.
import { runDrills } from '../e2e/drills/run.js';
import { runTask } from './lib/say.js';

await runTask(() => runDrills(process.argv.slice(2)));
