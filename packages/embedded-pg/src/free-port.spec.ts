import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort, SHARE_LOCKS } from './free-port.js';

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

it('names none of those in which another process looks, whatever its number', async () => {
  const shareOf = (port: number): number => Math.floor((port - 20_000) / 40);
  const own = shareOf(await freePort());
  const lock = join(SHARE_LOCKS, String(own));
  writeFileSync(lock, String(process.ppid));
  try {
    await jest.isolateModulesAsync(async () => {
      const { freePort: anew } = await import('./free-port.js');
      expect(shareOf(await anew())).not.toBe(own);
    });
  } finally {
    writeFileSync(lock, String(process.pid));
  }
});
