import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, withClient } from '@carnet/embedded-pg';
import { createLogger } from '../src/logger.js';

const onLinux = process.platform === 'linux' ? it : it.skip;

/** `/dev/full` refuses every write, like a full disk. */
onLinux('does not fail who logs while the disk is full', () => {
  const full = openSync('/dev/full', 'w');
  const logger = createLogger('garage', 'info', full);
  expect(() => {
    for (let line = 0; line < 3; line += 1) logger.error({ status: 503 });
  }).not.toThrow();
  closeSync(full);
});

/** Returns the one line that `log` writes. */
function written(log: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-log-'));
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  log(createLogger('garage', 'info', fd));
  const line = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  closeSync(fd);
  rmSync(folder, { recursive: true });
  return line;
}

it('writes a line of JSON that names the service', () => {
  expect(written((logger) => logger.info('ready'))).toMatchObject({ service: 'garage', msg: 'ready' });
});

describe('of a failure of the database', () => {
  const EMAIL = 'ada@example.org';
  /** The error with which PostgreSQL answers `statement`. */
  async function failureOf(statement: string, ...values: unknown[]): Promise<unknown> {
    const database = await createTestDatabase();
    const failure = await withClient(database.url, async (client) => {
      await client.query('create table people (email text primary key, age integer not null)');
      await client.query(`insert into people values ('${EMAIL}', 36)`);
      return client.query(statement, values).catch((error: unknown) => error);
    });
    await database.drop();
    return failure;
  }

  it.each([
    ['a row that is there already', 'insert into people values ($1, 36)', '23505', 'people_pkey'],
    ['a row that lacks something', 'insert into people (email) values ($1)', '23502', undefined],
    ['a value of a wrong form', 'select cast($1::text as integer)', '22P02', undefined],
  ])('says what is wrong with %s, and nothing that a person wrote', async (_what, statement, code, constraint) => {
    const failure = await failureOf(statement, EMAIL);
    const line = written((logger) => logger.error({ err: failure }, 'A request failed'));
    expect(line.err).toMatchObject({ code, message: expect.stringMatching(/\w+ \w+/) as string });
    expect((line.err as { constraint?: string }).constraint).toBe(constraint);
    expect((line.err as { stack: string }).stack).toContain('logger.spec');
    expect(JSON.stringify(line)).not.toContain(EMAIL);
  });
});
