// `npm run bench`: measures the speed of the stack beside a bare server, and checks it against the bars.
import { runBenchmarks } from '../bench/run.js';
import { runTask } from './lib/say.js';

await runTask(() => runBenchmarks(process.argv.slice(2)));
