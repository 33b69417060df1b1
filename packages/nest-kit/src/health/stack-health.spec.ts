import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceConfig } from '@carnet/runtime';
import { StackHealth } from './stack-health.js';

const SERVICES = ['identity', 'garage', 'notes'];

/** Services at one address, which count the requests and answer as the test says. */
async function aStack(statusOf: () => number, report: object = {}) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(statusOf()).end(JSON.stringify(report));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const peers = Object.fromEntries(SERVICES.map((name) => [name, url]));
  const close = () => new Promise((closed) => server.close(closed));
  return { health: new StackHealth({ peers } as unknown as ServiceConfig), asked: () => asked, close };
}

describe('the health of the stack', () => {
  it('is asked for once for all who want to know it at the same time, and anew after that', async () => {
    let status = 200;
    const stack = await aStack(() => status);
    const together = await Promise.all([stack.health.report(), stack.health.report(), stack.health.report()]);
    expect(stack.asked()).toBe(SERVICES.length);
    expect(together.map(({ ready }) => ready)).toEqual([true, true, true]);

    status = 503;
    expect(await stack.health.report()).toMatchObject({ ready: false, services: { garage: 'not ready' } });
    expect(stack.asked()).toBe(2 * SERVICES.length);
    await stack.close();
  });

  it('is good while one that leaves still serves', async () => {
    const stack = await aStack(() => 503, { ready: false, serving: true });
    expect((await stack.health.report()).ready).toBe(true);
    await stack.close();
  });
});
