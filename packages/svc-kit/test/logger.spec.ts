import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../src/logging/logger.js';

const onLinux = process.platform === 'linux' ? it : it.skip;

/** `/dev/full` takes nothing, as a disk that is full does. */
onLinux('does not fail who logs while the disk is full', () => {
  const full = openSync('/dev/full', 'w');
  const logger = createLogger('garage', 'info', full);
  expect(() => {
    for (let line = 0; line < 3; line += 1) logger.error({ status: 503 });
  }).not.toThrow();
  closeSync(full);
});

it('writes a line of JSON that names the service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-log-'));
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  createLogger('garage', 'info', fd).info('ready');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ service: 'garage', msg: 'ready' });
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
