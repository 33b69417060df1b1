import { identity } from './app.js';

await identity.main();
