// Prepares PostgreSQL for the container that holds the whole stack: creates the cluster if there is none, and the database and role of each
// service. Stops PostgreSQL afterwards, so that the start script of the container becomes its parent process.
import { makeDatabases, startEmbedded } from './lib/databases.js';
import { runTask, say } from './lib/say.js';
import { readSecrets } from './lib/secrets.js';

const PORT = 5432;

await runTask(async () => {
  const secrets = readSecrets();
  const server = await startEmbedded(PORT, secrets, say);
  try {
    await makeDatabases(server, secrets);
  } finally {
    await server.stop();
  }
});
