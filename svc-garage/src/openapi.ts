import { fileURLToPath } from 'node:url';
import { garage } from './app.js';

await garage.writeOpenApi(process.argv[2] ?? fileURLToPath(new URL('../openapi.json', import.meta.url)));
