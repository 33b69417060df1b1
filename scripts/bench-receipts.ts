// `npm run bench-receipts`: reads photographs of forty receipts as svc-records does, and counts the correct suggestions.
// `-- --keep FOLDER` keeps the pictures and their texts, and reads only those that are missing there; `-- --verbose` prints each missing or wrong value.
import { parseArgs } from 'node:util';
import { buildStale } from './lib/build.js';
import { runTask } from './lib/say.js';
import { packageTargets, serviceTargets } from './lib/targets.js';

const { keep, verbose } = parseArgs({
  options: { keep: { type: 'string' }, verbose: { type: 'boolean', default: false } },
}).values;
await runTask(async () => {
  // It imports the built svc-records.
  await buildStale([...packageTargets(), ...serviceTargets()]);
  const { readReceipts } = await import('../bench/receipts/run.js');
  await readReceipts({ keep, verbose });
});
