import { service } from './app.js';

await service.main();
