import { fileURLToPath } from 'node:url';
import { usage } from './app.js';

await usage.writeOpenApi(process.argv[2] ?? fileURLToPath(new URL('../openapi.json', import.meta.url)));
