import { fileURLToPath } from 'node:url';
import { identity } from './app.js';

await identity.writeOpenApi(fileURLToPath(new URL('../openapi.json', import.meta.url)));
