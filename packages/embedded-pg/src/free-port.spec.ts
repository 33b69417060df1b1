import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.js';

it('names another port each time, though none of them is used yet', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBe(20);
});

it('names none that somebody listens on, nor a row with such a one', async () => {
  const port = await freePort();
  const server = createServer();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const named: number[] = [];
  while (named.length < 60) named.push(await freePort());
  expect(named).not.toContain(port);
  for (let row = 0; row < 20; row += 1) {
    const first = await freePort(6);
    expect(port < first || port > first + 5).toBe(true);
  }
  server.close();
});

it('stays below the ports that connections leave from', async () => {
  for (let row = 0; row < 20; row += 1) {
    const first = await freePort(6);
    expect(first).toBeGreaterThanOrEqual(20_000);
    expect(first + 5).toBeLessThan(32_000);
  }
});
