import { readFile } from 'node:fs/promises';
import type { FullOptions } from './defaults.js';
import { createLocalGateway } from './local.gateway.js';

const LEAVES_WITHIN_MS = 3000;

/** Settings that the launcher writes into the state folder as JSON. The argument of this program is the file's path. */
export interface LocalPlan {
  options: Omit<FullOptions, 'log'>;
}

async function main(planFile: string | undefined): Promise<void> {
  if (!planFile) throw new Error('usage: node local.main.js PLAN.json');
  const { options } = JSON.parse(await readFile(planFile, 'utf8')) as LocalPlan;
  const app = await createLocalGateway({ ...options, log: () => undefined });
  await app.listen({ host: options.host, port: options.port, backlog: 1024 });

  const leave = (): void => {
    setTimeout(() => process.exit(0), LEAVES_WITHIN_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  // The parent process is gone, so no other process would end this one.
  process.once('disconnect', leave);
}

await main(process.argv[2]);
