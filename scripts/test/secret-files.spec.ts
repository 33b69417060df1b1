import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inRoot } from '../lib/paths.js';
import { Refusal } from '../lib/say.js';
import { takeSecretFiles } from '../lib/secret-files.js';

interface Compose {
  services: Record<string, { environment?: Record<string, string | null>; secrets?: string[] }>;
  secrets?: Record<string, { file: string }>;
}

const OVERLAY = 'deploy/secrets/compose.yml';
const MOVE = inRoot('deploy/secrets/move.sh');
/** Optional secrets. The example does not list them as empty variables. */
const OPTIONAL = ['FILES_S3_KEY', 'FILES_S3_SECRET', 'SMTP_URL', 'OIDC_PROVIDERS'];

const composeFile = (name: string) => parse(readFileSync(inRoot(name), 'utf8'), { merge: true }) as Compose;
const example = readFileSync(inRoot('deploy/env.example'), 'utf8');
const needed = [...example.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name!);

const HAS_SECRET = new RegExp(`\\{(${[...needed, ...OPTIONAL].join('|')})\\b`);

const folder = mkdtempSync(join(tmpdir(), 'carnet-secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (...path: string[]) => join(folder, ...path);

/** Secrets in docker-compose.yml, as variables of each service. */
const handedOn = Object.entries(composeFile('docker-compose.yml').services).flatMap(([service, { environment = {} }]) =>
  Object.entries(environment)
    .filter(([name, value]) => HAS_SECRET.test(value ?? `\${${name}}`))
    .map(([name]) => ({ service, name })),
);

it.each(handedOn)(
  '$service gets $name as a file by the overlay, and nothing in its environment',
  ({ service, name }) => {
    const { services, secrets = {} } = composeFile(OVERLAY);
    const { environment = {}, secrets: mounted = [] } = services[service]!;
    expect(environment[name]).toBe('');
    const secret = environment[`${name}_FILE`]!.replace('/run/secrets/', '');
    expect(mounted).toContain(secret);
    expect(secrets[secret]).toEqual({ file: `\${SECRETS_DIR:-./secrets}/${secret}` });
  },
);

it('hands on what was looked for', () => {
  expect(handedOn).toContainEqual({ service: 'postgres', name: 'POSTGRES_PASSWORD' });
  expect(handedOn).toContainEqual({ service: 'svc-garage', name: 'DATABASE_URL' });
  expect(handedOn).toContainEqual({ service: 'backup', name: 'FILES_S3_SECRET' });
  expect(handedOn.length).toBeGreaterThan(20);
});

describe('move.sh', () => {
  beforeEach(() => {
    rmSync(inFolder('stack'), { recursive: true, force: true });
    mkdirSync(inFolder('stack'));
  });
  const inStack = (...path: string[]) => inFolder('stack', ...path);
  const read = (...path: string[]) => readFileSync(inStack(...path), 'utf8');
  const filled = () => example.replace(/^([A-Z_]+)=$/gm, (_, name: string) => `${name}=of${name.replaceAll('_', '')}`);
  const move = () => execFileSync('bash', [MOVE], { cwd: inStack(), encoding: 'utf8' });

  it('makes a file of each secret that the overlay mounts, and leaves none in .env', () => {
    writeFileSync(inStack('.env'), `${filled()}SMTP_URL="smtps://me:&secret/@smtp.example.com:465"\n`, { mode: 0o600 });
    move();
    expect(readdirSync(inStack('secrets')).sort()).toEqual(Object.keys(composeFile(OVERLAY).secrets!).sort());
    expect(read('secrets', 'INTERNAL_TOKEN')).toBe('ofINTERNALTOKEN');
    expect(read('secrets', 'GARAGE_DATABASE_URL')).toBe(
      'postgres://carnet_garage:ofGARAGEDBPASSWORD@postgres:5432/carnet_garage',
    );
    expect(read('secrets', 'SMTP_URL')).toBe('smtps://me:&secret/@smtp.example.com:465');
    expect(read('secrets', 'OIDC_PROVIDERS')).toBe('');
    expect(read('.env')).not.toMatch(/=of|smtps:\/\/me/);
    expect(read('.env').match(/^COMPOSE_FILE=.*$/gm)).toEqual([`COMPOSE_FILE=docker-compose.yml:${OVERLAY}`]);
    expect(statSync(inStack('.env')).mode & 0o777).toBe(0o600);
    expect(statSync(inStack('secrets')).mode & 0o777).toBe(0o700);
    // Containers read the files under accounts of their own.
    expect(statSync(inStack('secrets', 'INTERNAL_TOKEN')).mode & 0o777).toBe(0o644);
  });

  it('takes a secret that has changed since, and keeps the others', () => {
    writeFileSync(inStack('.env'), filled());
    move();
    writeFileSync(inStack('.env'), read('.env').replace(/^GARAGE_DB_PASSWORD=.*$/m, 'GARAGE_DB_PASSWORD=another'));
    move();
    expect(read('secrets', 'GARAGE_DATABASE_URL')).toContain(':another@');
    expect(read('secrets', 'GARAGE_DB_PASSWORD')).toBe('another');
    expect(read('secrets', 'RECORDS_DATABASE_URL')).toContain(':ofRECORDSDBPASSWORD@');
    expect(read('.env').match(/^COMPOSE_FILE=/gm)).toHaveLength(1);
  });

  it('adds its file to those that compose has', () => {
    writeFileSync(inStack('.env'), `${filled()}COMPOSE_FILE=docker-compose.yml:deploy/caddy/compose.yml\n`);
    move();
    move();
    expect(read('.env').match(/^COMPOSE_FILE=.*$/gm)).toEqual([
      `COMPOSE_FILE=docker-compose.yml:deploy/caddy/compose.yml:${OVERLAY}`,
    ]);
  });

  it('names a secret that is nowhere, and leaves .env as it is', () => {
    copyFileSync(inRoot('deploy/env.example'), inStack('.env'));
    const { status, stderr } = spawnSync('bash', [MOVE], { cwd: inStack(), encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'POSTGRES_PASSWORD has no value, neither in .env nor in secrets.\n',
    });
    expect(read('.env')).toBe(example);
  });
});

it('backups and restores take databases and the key of a bucket from files', () => {
  writeFileSync(inFolder('url'), 'postgres://carnet_garage:secret@postgres:5432/carnet_garage\n');
  writeFileSync(inFolder('key'), 'a key');
  const env: NodeJS.ProcessEnv = { GARAGE_DATABASE_URL_FILE: inFolder('url'), FILES_S3_KEY_FILE: inFolder('key') };
  takeSecretFiles(env);
  expect(env).toMatchObject({
    GARAGE_DATABASE_URL: 'postgres://carnet_garage:secret@postgres:5432/carnet_garage',
    FILES_S3_KEY: 'a key',
  });
  expect(() => takeSecretFiles({ GARAGE_DATABASE_URL_FILE: inFolder('none') })).toThrow(Refusal);
});
