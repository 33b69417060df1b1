// `npm run bench-papers`: how long the picture process takes for a corpus of odd and hostile PDFs, and the result of each file.
// `-- --ordinary`: reads only the PDFs as workshops send them, three times.
import { parseArgs } from 'node:util';
import { readCorpus } from '../bench/papers/run.js';
import { runTask } from './lib/say.js';

const { ordinary } = parseArgs({ options: { ordinary: { type: 'boolean', default: false } } }).values;
await runTask(() => readCorpus(ordinary));
