// `npm run lighthouse`: how fast the pages come to a phone, cold, beside their bars. `-- --runs 1` for a quick look.
import { runLighthouse } from '../bench/pages/run.js';
import { runTask } from './lib/say.js';

await runTask(() => runLighthouse(process.argv.slice(2)));
