import { fileURLToPath } from 'node:url';
import { dossier } from './app.js';

await dossier.writeOpenApi(process.argv[2] ?? fileURLToPath(new URL('../openapi.json', import.meta.url)));
