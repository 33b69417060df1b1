import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { startGateway, type GatewayKind, type GatewayOptions, type RunningGateway } from '../../src/index.js';
import { serviceNames, type ServiceName } from '../../src/routes.js';
import { FakeService } from './fake-service.js';
import { makeSite } from './fake-site.js';

export interface Stack {
  gateway: RunningGateway;
  options: GatewayOptions;
  services: Record<ServiceName, FakeService>;
  stop(): Promise<void>;
}

/** Starts a gateway in front of fake services and a fake site. */
export async function openStack(kind: GatewayKind, special: Partial<GatewayOptions> = {}): Promise<Stack> {
  const services = Object.fromEntries(serviceNames.map((name) => [name, new FakeService(name)])) as Stack['services'];
  await Promise.all(Object.values(services).map((service) => service.start()));
  const stateDir = await mkdtemp(join(tmpdir(), 'carnet-gateway-'));
  const siteDir = await makeSite();
  const options: GatewayOptions = {
    kind,
    host: '127.0.0.1',
    port: await freePort(),
    siteDir,
    stateDir,
    upstreams: Object.fromEntries(serviceNames.map((name) => [name, services[name].address])) as Record<
      ServiceName,
      string
    >,
    accessLog: 'all',
    signInLimit: { burst: 3, perMinute: 1 },
    ...special,
  };
  const stack: Stack = { gateway: await startGateway(options), options, services, stop };
  async function stop(): Promise<void> {
    await stack.gateway.stop();
    await Promise.all(Object.values(services).map((service) => service.die()));
    await Promise.all([stateDir, siteDir].map((folder) => rm(folder, { recursive: true, force: true })));
  }
  return stack;
}
