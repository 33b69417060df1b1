// A team builds, tests and starts its own domain with nothing else running (architecture, Rooms). Tested for one service and one remote.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, freePort } from '@carnet/embedded-pg';
import { runCommand } from '../lib/command.js';
import { waitFor } from '../lib/health.js';
import { inRoot } from '../lib/paths.js';

// Builds and specs of a whole room take long on a busy machine.
jest.setTimeout(600_000);

const inWorkspace = (...command: string[]) => runCommand(['npm', ...command], { cwd: inRoot() });

/** Output folder of these builds: other suites use `dist` at the same time. */
let built: string;

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'carnet-alone-'));
});
afterEach(() => rmSync(built, { recursive: true }));

describe('svc-records alone', () => {
  it('is built and tested by its own commands', async () => {
    expect(await inWorkspace('run', 'build', '-w', 'svc-records', '--', '-d', built)).toMatchObject({ code: 0 });
    expect(existsSync(join(built, 'main.js'))).toBe(true);
    const tested = await inWorkspace('test', '-w', 'svc-records', '--', 'src/issues');
    expect(tested.code).toBe(0);
    expect(tested.output).toMatch(/Tests: .* [1-9]\d* passed/);
  });

  it('starts with a database and no other service, and answers', async () => {
    const postgres = await createTestDatabase();
    const port = await freePort();
    const nobody = 'http://127.0.0.1:9';
    const env = {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      INTERNAL_TOKEN: 'a-token-for-one-service-that-is-alone',
      SERVICES: 'identity,garage,service,records,usage',
      IDENTITY_URL: nobody,
      GARAGE_URL: nobody,
      SERVICE_URL: nobody,
      RECORDS_URL: `http://127.0.0.1:${port}`,
      USAGE_URL: nobody,
      LOG_LEVEL: 'silent',
    };
    const service = spawn('npm', ['start', '-w', 'svc-records'], {
      cwd: inRoot(),
      env,
      detached: true,
      stdio: 'ignore',
    });
    const ended = once(service, 'exit');
    try {
      expect(await waitFor(`http://127.0.0.1:${port}/health/ready`, 60_000)).toBe(true);
      const answer = await fetch(`http://127.0.0.1:${port}/api/issues`);
      expect([answer.status, await answer.json()]).toMatchObject([401, { msg: 'Authentication required' }]);
    } finally {
      if (service.exitCode === null) process.kill(-service.pid!, 'SIGTERM');
      await ended;
      await postgres.drop();
    }
  });
});

describe('mf-records alone', () => {
  it('is built and tested by its own commands, into files that a gateway can serve', async () => {
    expect(await inWorkspace('run', 'build', '-w', 'mf-records', '--', '-o', built)).toMatchObject({ code: 0 });
    const { metaData, exposes } = JSON.parse(readFileSync(join(built, 'mf-manifest.json'), 'utf8')) as {
      metaData: { remoteEntry: { path: string; name: string } };
      exposes: { path: string }[];
    };
    expect(exposes.map(({ path }) => path)).toEqual(['./remote']);
    expect(existsSync(join(built, metaData.remoteEntry.path, metaData.remoteEntry.name))).toBe(true);
    const tested = await inWorkspace('test', '-w', 'mf-records', '--', 'src/issues/issues.page');
    expect(tested.code).toBe(0);
    expect(tested.output).toMatch(/Tests: .* [1-9]\d* passed/);
  });
});
