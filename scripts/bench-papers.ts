// `npm run bench-papers`: how long the picture process takes for a corpus of odd and hostile PDFs, and the result of each file.
// `-- --ordinary`: reads only the PDFs as workshops send them, three times.
import { parseArgs } from 'node:util';
import { buildStale } from './lib/build.js';
import { runTask } from './lib/say.js';
import { packageTargets, serviceTargets } from './lib/targets.js';

const { ordinary } = parseArgs({ options: { ordinary: { type: 'boolean', default: false } } }).values;
await runTask(async () => {
  // It imports the built svc-records.
  await buildStale([...packageTargets(), ...serviceTargets()]);
  const { readCorpus } = await import('../bench/papers/run.js');
  await readCorpus(ordinary);
});
