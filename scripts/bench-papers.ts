// `npm run bench-papers`: how long the picture process takes over a corpus of odd and hostile PDFs, and what becomes of each.
// `-- --ordinary`: those alone that are as they come from workshops, three times.
import { parseArgs } from 'node:util';
import { readCorpus } from '../bench/papers/run.js';
import { runTask } from './lib/say.js';

const { ordinary } = parseArgs({ options: { ordinary: { type: 'boolean', default: false } } }).values;
await runTask(() => readCorpus(ordinary));
