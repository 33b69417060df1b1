import { fileURLToPath } from 'node:url';
import { garage } from './app.js';

await garage.writeOpenApi(fileURLToPath(new URL('../openapi.json', import.meta.url)));
