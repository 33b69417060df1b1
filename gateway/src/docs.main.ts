import { buildDocs } from './docs.build.js';

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('usage: node docs.main.js FOLDER');
await buildDocs({ outDir, log: console.error });
