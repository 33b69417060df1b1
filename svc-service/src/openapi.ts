import { fileURLToPath } from 'node:url';
import { service } from './app.js';

await service.writeOpenApi(process.argv[2] ?? fileURLToPath(new URL('../openapi.json', import.meta.url)));
