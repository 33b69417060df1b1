import { readConfig } from '../src/config.js';

const env = {
  PORT: '8080',
  DATABASE_URL: 'postgres://carnet@127.0.0.1/garage',
  INTERNAL_TOKEN: 'x'.repeat(32),
  SERVICES: 'identity,garage,service,records,dossier',
  IDENTITY_URL: 'http://127.0.0.1:1',
  GARAGE_URL: 'http://127.0.0.1:2',
  SERVICE_URL: 'http://127.0.0.1:3',
  RECORDS_URL: 'http://127.0.0.1:4',
  DOSSIER_URL: 'http://127.0.0.1:5',
};

it('reads the quota of each table, and leaves out what nothing is said of', () => {
  const { quotas } = readConfig('garage', {
    ...env,
    QUOTA_TRACK_DAYS: '7',
    QUOTA_VEHICLES: ' ',
    QUOTA_PARTS: undefined,
  });
  expect(quotas).toEqual({ track_days: 7 });
});

it.each(['0', '-1', 'many', '1.5'])('names a quota of %j that is none', (value) => {
  expect(() => readConfig('garage', { ...env, QUOTA_PARTS: value })).toThrow(/QUOTA_PARTS must be a whole number/);
});

it('gives one person half of all places unless it says otherwise', () => {
  const shares = [{}, { REQUESTS_AT_ONCE: '21' }, { REQUESTS_AT_ONCE_PER_OWNER: '5' }].map(
    (changes) => readConfig('garage', { ...env, ...changes }).requestsAtOncePerOwner,
  );
  expect(shares).toEqual([50, 11, 5]);
});

it('takes it that as many instances share PostgreSQL as addresses are named, unless it is said', () => {
  const twice = { GARAGE_URL: 'http://127.0.0.1:2, http://127.0.0.1:6' };
  const counts = [{}, twice, { ...twice, DATABASE_INSTANCES: '15' }].map(
    (changes) => readConfig('garage', { ...env, ...changes }).databaseInstances,
  );
  expect(counts).toEqual([5, 6, 15]);
});

it('knows of other services what SERVICES says, and wants the address of each', () => {
  const more = { ...env, SERVICES: 'identity, garage, usage', USAGE_URL: 'http://127.0.0.1:6/' };
  expect(Object.keys(readConfig('garage', more).peers)).toEqual(['identity', 'garage', 'usage']);
  expect(() => readConfig('garage', { ...more, USAGE_URL: undefined })).toThrow('USAGE_URL is missing');
  expect(() => readConfig('garage', { ...env, SERVICES: undefined })).toThrow('SERVICES is missing');
  expect(() => readConfig('garage', { ...env, SERVICES: 'svc-garage' })).toThrow('SERVICES must be names');
});

it('waits for nobody when it leaves, unless it says for how long', () => {
  expect(readConfig('garage', env).stopWait).toBe(0);
  expect(readConfig('garage', { ...env, STOP_WAIT_SECONDS: '5' }).stopWait).toBe(5_000);
});
