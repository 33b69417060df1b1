import { records } from './app.js';

await records.main();
