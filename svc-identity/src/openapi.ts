import { fileURLToPath } from 'node:url';
import { identity } from './app.js';

await identity.writeOpenApi(process.argv[2] ?? fileURLToPath(new URL('../openapi.json', import.meta.url)));
