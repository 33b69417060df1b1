// The container of everything runs this before it starts: makes the PostgreSQL cluster where there is none, and the database and role of each
// service. PostgreSQL is ended again afterwards, so that whoever starts it next has it as a child.
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
