// `npm run bench-receipts`: reads photographs of forty receipts as svc-records does, and counts the correct suggestions.
// `-- --keep FOLDER` keeps the pictures and their texts, and reads only those that are missing there; `-- --verbose` prints each missing or wrong value.
import { parseArgs } from 'node:util';
import { readReceipts } from '../bench/receipts/run.js';
import { runTask } from './lib/say.js';

const { keep, verbose } = parseArgs({
  options: { keep: { type: 'string' }, verbose: { type: 'boolean', default: false } },
}).values;
await runTask(() => readReceipts({ keep, verbose }));
