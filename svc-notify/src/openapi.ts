import { fileURLToPath } from 'node:url';
import { notify } from './app.js';

await notify.writeOpenApi(process.argv[2] ?? fileURLToPath(new URL('../openapi.json', import.meta.url)));
