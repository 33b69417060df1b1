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
const nats = { ...env, FACTS_TRANSPORT: 'nats' };

it('sends facts over HTTP unless it is told otherwise', () => {
  expect(readConfig('garage', { ...env, NATS_URL: 'nats://a:4222' }).nats).toBeNull();
  expect(readConfig('garage', { ...env, FACTS_TRANSPORT: 'http' }).nats).toBeNull();
});

it('takes servers of NATS, who it is there, and by which files lines are encrypted', () => {
  expect(readConfig('garage', { ...nats, NATS_URL: 'nats://a:4222, nats://b:4222/' }).nats).toEqual({
    servers: ['nats://a:4222', 'nats://b:4222'],
    login: null,
    credentials: null,
    tls: null,
    replicas: 1,
  });
  const guarded = { NATS_USER: 'carnet', NATS_PASSWORD: 'secret', NATS_CA: '/run/ca.pem', NATS_REPLICAS: '3' };
  expect(readConfig('garage', { ...nats, NATS_URL: 'nats://a:4222', ...guarded }).nats).toMatchObject({
    login: { user: 'carnet', pass: 'secret' },
    tls: { caFile: '/run/ca.pem' },
    replicas: 3,
  });
  expect(readConfig('garage', { ...nats, NATS_URL: 'tls://a:4222' }).nats?.tls).not.toBeNull();
});

it.each([
  [{ FACTS_TRANSPORT: 'kafka', NATS_URL: 'nats://a:4222' }, /FACTS_TRANSPORT must be http or nats/],
  [{}, /NATS_URL is missing/],
  [{ NATS_URL: 'http://a:4222' }, /NATS_URL must be nats:/],
  [{ NATS_URL: 'nats://carnet:secret@a:4222' }, /NATS_URL must be nats:/],
  [{ NATS_URL: 'nats://a:4222', NATS_USER: 'carnet' }, /NATS_PASSWORD is missing/],
  [{ NATS_URL: 'nats://a:4222', NATS_REPLICAS: '7' }, /NATS_REPLICAS must be a whole number/],
])('says what is wrong with %j', (settings, fault) => {
  expect(() => readConfig('garage', { ...nats, ...settings })).toThrow(fault);
});
