// `npm run lighthouse`: how fast the pages come to a phone, cold, beside their bars. `-- --runs 1` for a quick look,
// `-- --one-bundle` for what the remotes cost: the same sources as one single-page app beside them.
import { runLighthouse } from '../bench/pages/run.js';
import { runTask } from './lib/say.js';

await runTask(() => runLighthouse(process.argv.slice(2)));
