// `npm run lighthouse`: measures how fast the pages load on a phone with an empty cache, beside their bars. `-- --runs 1` for a quick look,
// `-- --slowdown 2` for a machine that is no fast desktop (Lighthouse's table of CPU multipliers),
// `-- --one-bundle` for what the remotes cost: the same sources as one single-page app beside them, `-- --against COMMIT` for an earlier commit beside them,
// `-- --traces FOLDER` for the browser's traces in place of scores, `-- --second-visit` for a list that was seen before.
import { runLighthouse } from '../bench/pages/run.js';
import { runTask } from './lib/say.js';

await runTask(() => runLighthouse(process.argv.slice(2)));
