import { garage } from './app.js';

await garage.main();
