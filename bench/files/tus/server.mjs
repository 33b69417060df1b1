// The yardstick of uploads: `@tus/server` with its file store, as in its README. `node server.mjs <port> <folder>`.
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

const [port, directory] = process.argv.slice(2);
const server = new Server({ path: '/files', datastore: new FileStore({ directory }) });
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
