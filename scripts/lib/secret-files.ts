import { BadConfig } from '../../packages/runtime/src/config.js';
import { readSecretFiles } from '../../packages/runtime/src/secret-files.js';
import { databaseVariables } from './databases.js';
import { Refusal } from './say.js';

/**
 * Reads settings that are given as files into the environment, as the services do: `GARAGE_DATABASE_URL_FILE`, `FILES_S3_KEY_FILE` and so on.
 * @throws Refusal if a file cannot be read, or if the secret is given both ways
 */
export function takeSecretFiles(env: NodeJS.ProcessEnv = process.env): void {
  try {
    readSecretFiles(env, databaseVariables);
  } catch (error) {
    if (error instanceof BadConfig) throw new Refusal(error.message);
    throw error;
  }
}
