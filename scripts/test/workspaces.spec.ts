import { readFileSync } from 'node:fs';
import { serviceNames } from '@carnet/gateway';
import { databaseOf, inRoot, REMOTES, SERVICES, type ServiceName } from '../lib/paths.js';

// Names of services and remotes derive from the workspaces. Some files must list them by hand; these tests find missing names there.

/** Lines that a file must have for each service. `usage` and `USAGE` stand for its name, `(database)` for the service whose database it uses. */
const OF_SERVICES: Record<string, readonly string[]> = {
  'docker-compose.yml': [
    'USAGE_URL: http://svc-usage:8080',
    'USAGE_DB_PASSWORD: ${USAGE_DB_PASSWORD:?only letters and digits}',
    'svc-usage: <<: *service',
    'image: ${CARNET_IMAGES:-carnet}/svc-usage:${CARNET_VERSION:-latest}',
    'svc-usage: { condition: service_healthy }',
    'DATABASE_URL: postgres://carnet_usage:${USAGE_DB_PASSWORD}@postgres:5432/carnet_(database)',
    'USAGE_DATABASE_URL: postgres://carnet_usage:${USAGE_DB_PASSWORD}@postgres:5432/carnet_(database)',
  ],
  'deploy/env.example': ['USAGE_DB_PASSWORD='],
  'deploy/secrets/compose.yml': [
    "USAGE_DB_PASSWORD: ''",
    'USAGE_DB_PASSWORD_FILE: /run/secrets/USAGE_DB_PASSWORD',
    "svc-usage: environment: INTERNAL_TOKEN: ''",
    'DATABASE_URL_FILE: /run/secrets/USAGE_DATABASE_URL',
    "USAGE_DATABASE_URL: ''",
    'USAGE_DATABASE_URL_FILE: /run/secrets/USAGE_DATABASE_URL',
    "USAGE_DB_PASSWORD: { file: '${SECRETS_DIR:-./secrets}/USAGE_DB_PASSWORD' }",
    "USAGE_DATABASE_URL: { file: '${SECRETS_DIR:-./secrets}/USAGE_DATABASE_URL' }",
  ],
  'deploy/prometheus/compose.yml': ['svc-usage: *measured'],
  'deploy/Dockerfile': [
    'FROM tools AS built-svc-usage COPY svc-usage svc-usage RUN npm run build --workspace svc-usage',
    'COPY svc-usage/openapi.json svc-usage/',
    'USAGE_PORT=',
    'USAGE_URL=http://127.0.0.1:',
  ],
  'svc-usage/package.json': ['"carnet": { "reads": "/api/'],
};

/** Content of a file in one line. */
const lineOf = (file: string): string => readFileSync(inRoot(file), 'utf8').replace(/\s+/g, ' ');

function missingOf(service: string, read = lineOf): string[] {
  const database = databaseOf(service as ServiceName) ?? service;
  const named = (text: string) =>
    text.replaceAll('usage', service).replaceAll('USAGE', service.toUpperCase()).replaceAll('(database)', database);
  return Object.entries(OF_SERVICES).flatMap(([file, texts]) => {
    const line = read(named(file));
    return texts.map(named).flatMap((text) => (line.includes(text) ? [] : [`${named(file)} lacks: ${text}`]));
  });
}

it.each(SERVICES)('svc-%s stands wherever services are named by hand', (service) => {
  expect(missingOf(service)).toEqual([]);
});

it('lists all services, in their order, where a list of them is told', () => {
  const told = (file: string, list: RegExp) => list.exec(lineOf(file))?.[1];
  expect(told('docker-compose.yml', / SERVICES: (\S+)/)).toBe(SERVICES.join());
  expect(told('deploy/Dockerfile', / SERVICES=(\S+)/)).toBe(SERVICES.join());
  const names = SERVICES.map((service) => `svc-${service}`).join(', ');
  expect(told('deploy/prometheus/prometheus.yml', / names: \[(.+?)\]/)).toBe(names);
});

it('copies every service into the backup and into the container that has everything', () => {
  const copied = (service: string) =>
    lineOf('deploy/Dockerfile').split(
      `COPY --from=built-svc-${service} /stack/svc-${service}/dist svc-${service}/dist`,
    );
  expect(SERVICES.filter((service) => copied(service).length !== 3)).toEqual([]);
});

it('leads from the gateway to every service', () => {
  expect([...serviceNames].sort()).toEqual([...SERVICES].sort());
});

it('builds every remote into the image of the site', () => {
  const line = lineOf('deploy/Dockerfile');
  expect(REMOTES.filter((remote) => !line.includes(` COPY ${remote} ${remote} `))).toEqual([]);
});

it.each(['README.md', 'docs/architecture.md'])('shows every remote in %s', (file) => {
  expect(REMOTES.filter((remote) => !lineOf(file).includes(remote))).toEqual([]);
});

it('says in a sentence what a new service lacks', () => {
  const faults = missingOf('fuel', (file) => (file.startsWith('svc-fuel') ? '' : lineOf(file)));
  expect(faults).toContain('docker-compose.yml lacks: FUEL_URL: http://svc-fuel:8080');
  expect(faults).toHaveLength(Object.values(OF_SERVICES).flat().length);
});
