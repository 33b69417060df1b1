import { existsSync } from 'node:fs';
import { placeOf, runningPostgres } from '@carnet/embedded-pg';
import { givenDatabases, makeDatabases, startEmbedded, type DatabaseUrls } from '../databases.js';
import { databaseOf, inState, SERVICES, stateDir } from '../paths.js';
import { readPorts } from '../ports.js';
import { leaveFolder, takeFolder } from '../run-lock.js';
import { Refusal, say } from '../say.js';
import { readSecrets } from '../secrets.js';

/** Runs `work` on the databases of the stack, whether it runs or not. */
export async function withDatabases<T>(work: (urls: DatabaseUrls) => Promise<T>): Promise<T> {
  const given = givenDatabases();
  if (given) return work(given);
  const running = runningPostgres(inState('pg'));
  if (!running) {
    if (!existsSync(placeOf(inState('pg')))) throw new Refusal(`There is no stack in ${stateDir} yet.`);
    return withStoppedStack(work);
  }
  const { databases } = readSecrets();
  const url = (name: (typeof SERVICES)[number]) =>
    `postgres://carnet_${name}:${encodeURIComponent(databases[name])}@127.0.0.1:${running.port}/carnet_${databaseOf(name)}`;
  return work(Object.fromEntries(SERVICES.map((name) => [name, url(name)])) as DatabaseUrls);
}

/**
 * Runs `work` on the databases while nobody can start the stack.
 * @throws Refusal where it runs
 */
export async function withStoppedStack<T>(work: (urls: DatabaseUrls) => Promise<T>): Promise<T> {
  const given = givenDatabases();
  if (given) return work(given);
  const address = 'its databases are being worked on';
  await takeFolder({ pid: process.pid, address, ready: false, gateway: null, postgres: null, services: {} });
  try {
    const secrets = readSecrets();
    const server = await startEmbedded(readPorts().postgres, secrets, say);
    try {
      return await work(await makeDatabases(server, secrets));
    } finally {
      await server.stop();
    }
  } finally {
    leaveFolder();
  }
}
