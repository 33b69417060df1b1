import { ensureDatabase, startPostgres, type Postgres } from '@carnet/embedded-pg';
import { databaseOf, inState, SERVICES, type ServiceName } from './paths.js';
import { Refusal } from './say.js';
import type { Secrets } from './secrets.js';

export type DatabaseUrls = Record<ServiceName, string>;

/** Environment variables with the databases' addresses, in the order of `SERVICES`. */
export const databaseVariables = SERVICES.map((name) => `${name.toUpperCase()}_DATABASE_URL`);

/**
 * The databases that the environment gives (`GARAGE_DATABASE_URL` and so on), or null if it gives none.
 * @throws Refusal if it gives some and not all
 */
export function givenDatabases(env: NodeJS.ProcessEnv = process.env): DatabaseUrls | null {
  const missing = databaseVariables.filter((variable) => !env[variable]);
  if (missing.length === databaseVariables.length) return null;
  if (missing.length)
    throw new Refusal(`Databases are given for some services only. Also needed: ${missing.join(', ')}.`);
  return Object.fromEntries(SERVICES.map((name, index) => [name, env[databaseVariables[index] ?? '']])) as DatabaseUrls;
}

export function startEmbedded(port: number, secrets: Secrets, log: (line: string) => void): Promise<Postgres> {
  const settings = readSettings(process.env.CARNET_PG_SETTINGS);
  return startPostgres({ dataDir: inState('pg'), port, password: secrets.postgres, settings, log });
}

/** Parses settings such as `synchronous_commit=off work_mem=8MB`. They are for drills and tests; a stack with real data runs without them. */
function readSettings(text = ''): Record<string, string> {
  const pairs = text.split(/\s+/).filter((pair) => pair.includes('='));
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
}

/** Creates a database and a role for each service, and returns the addresses. A guest works in another service's database; its own stays empty for later. */
export async function makeDatabases(server: Postgres, secrets: Secrets): Promise<DatabaseUrls> {
  const urls: Partial<DatabaseUrls> = {};
  for (const service of SERVICES) {
    const access = { name: `carnet_${service}`, password: secrets.databases[service] };
    await ensureDatabase(server.url(), access).catch((error: unknown) => explain(error, server));
    urls[service] = server.url(`carnet_${databaseOf(service)}`, access.name, access.password);
  }
  return urls as DatabaseUrls;
}

const WRONG_PASSWORD = '28P01';

function explain(error: unknown, server: Postgres): never {
  if ((error as { code?: string }).code !== WRONG_PASSWORD) throw error;
  throw new Refusal(
    `The data in ${server.dataDir} was made with other passwords than ${inState('secrets.json')} holds.\n` +
      'Put the file back that belongs to the data, or move the data away to begin anew.',
  );
}
