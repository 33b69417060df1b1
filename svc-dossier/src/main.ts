import { dossier } from './app.js';

await dossier.main();
