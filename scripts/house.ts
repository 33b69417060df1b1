// Runs services in this one process, all four unless some are named: `node --import tsx scripts/house.ts [garage …]`.
// Each is a Nest application with its own port, database and role; nothing is shared between them.
import type { ServiceConfig } from '@carnet/svc-kit';
import { closeOnSignal, gentleClose, readConfig } from '@carnet/svc-kit';
import { SERVICES, type ServiceName } from './lib/paths.js';

type ServiceModule = { createApp(config: ServiceConfig): Promise<Parameters<typeof gentleClose>[0]> };

const named = SERVICES.filter((name) => process.argv.includes(name));
const closers = await Promise.all((named.length ? named : SERVICES).map(run));
closeOnSignal(async () => void (await Promise.all(closers.map((close) => close()))));

async function run(name: ServiceName): Promise<() => Promise<void>> {
  const config = readConfig(name, envOf(name));
  const service = (await import(`../svc-${name}/dist/app.js`)) as ServiceModule;
  const app = await service.createApp(config);
  const close = gentleClose(app);
  await app.listen(config.port, config.host);
  return close;
}

/** What `GARAGE_PORT` and `GARAGE_DATABASE_URL` say here is `PORT` and `DATABASE_URL` to a process of its own. */
function envOf(name: ServiceName): NodeJS.ProcessEnv {
  const prefix = name.toUpperCase();
  return { ...process.env, PORT: process.env[`${prefix}_PORT`], DATABASE_URL: process.env[`${prefix}_DATABASE_URL`] };
}
