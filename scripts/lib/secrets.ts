import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { inState, SERVICES, type ServiceName } from './paths.js';

export interface Secrets {
  /** The password of PostgreSQL's superuser. */
  postgres: string;
  /** The password of each service's database role. */
  databases: Record<ServiceName, string>;
  /** The secret that services send each other on `/internal`. */
  internalToken: string;
}

const file = () => inState('secrets.json');

/** Reads the secrets. They are made at the first start, and kept with the data. */
export function readSecrets(): Secrets {
  if (!existsSync(file())) write(newSecrets());
  const secrets = JSON.parse(readFileSync(file(), 'utf8')) as Secrets;
  return withAllDatabases(secrets);
}

/** Adds passwords for services that came with a later release. */
function withAllDatabases(secrets: Secrets): Secrets {
  const missing = SERVICES.filter((name) => !secrets.databases[name]);
  if (missing.length === 0) return secrets;
  for (const name of missing) secrets.databases[name] = secret();
  write(secrets);
  return secrets;
}

/** The secret that services send each other: from the environment, else from this stack. */
export const internalToken = (): string => process.env.INTERNAL_TOKEN ?? readSecrets().internalToken;

function write(secrets: Secrets): void {
  const draft = `${file()}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(draft, file());
}

const secret = () => randomBytes(24).toString('base64url');

function newSecrets(): Secrets {
  const databases = Object.fromEntries(SERVICES.map((name) => [name, secret()]));
  return {
    postgres: secret(),
    databases: databases as Secrets['databases'],
    internalToken: randomBytes(32).toString('base64url'),
  };
}
