import { fileURLToPath } from 'node:url';
import { service } from './app.js';

await service.writeOpenApi(fileURLToPath(new URL('../openapi.json', import.meta.url)));
