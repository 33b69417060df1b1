// `npm run bench-receipts`: photographs of forty receipts, read as svc-records reads them; what of each it suggests rightly.
// `-- --keep FOLDER` keeps the pictures and what was read of them, and reads again what is not there; `-- --verbose` says what is missing or wrong.
import { parseArgs } from 'node:util';
import { readReceipts } from '../bench/receipts/run.js';
import { runTask } from './lib/say.js';

const { keep, verbose } = parseArgs({
  options: { keep: { type: 'string' }, verbose: { type: 'boolean', default: false } },
}).values;
await runTask(() => readReceipts({ keep, verbose }));
