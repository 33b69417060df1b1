import { readFileSync } from 'node:fs';
import { BadConfig } from './config.js';

type Environment = Record<string, string | undefined>;

/** The secrets that every service has. */
const SECRETS = ['DATABASE_URL', 'INTERNAL_TOKEN', 'FILES_S3_KEY', 'FILES_S3_SECRET', 'NATS_PASSWORD'];

/**
 * Reads secrets from files: `DATABASE_URL_FILE` names the file with `DATABASE_URL`, as container platforms mount secrets.
 * @param more further secrets of this service
 * @throws BadConfig if a file cannot be read, or a secret is given both ways
 */
export function readSecretFiles(env: Environment, more: readonly string[] = []): void {
  const faults: string[] = [];
  for (const name of [...SECRETS, ...more]) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) faults.push(`${name} and ${name}_FILE are both set`);
    else env[name] = contentOf(file, `${name}_FILE`, faults);
  }
  if (faults.length > 0) throw new BadConfig(`The secrets cannot be taken from their files: ${faults.join('; ')}.`);
}

function contentOf(file: string, variable: string, faults: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    faults.push(`${variable} cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}
