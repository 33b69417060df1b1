import { fileURLToPath } from 'node:url';
import { records } from './app.js';

await records.writeOpenApi(process.argv[2] ?? fileURLToPath(new URL('../openapi.json', import.meta.url)));
