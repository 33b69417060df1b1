// `npm run bench`: how fast the stack is, beside a bare server, and whether the bars are met.
import { runBenchmarks } from '../bench/run.js';
import { runTask } from './lib/say.js';

await runTask(() => runBenchmarks(process.argv.slice(2)));
