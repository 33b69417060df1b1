import { createHmac, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import type { Log } from '@carnet/runtime';
import { readSettings } from '../settings.js';
import { ProviderAway } from './provider.errors.js';
import { type Attempt, ProviderClient } from './provider-client.js';
import type { ProviderSettings } from './provider-settings.js';

const SECRET = 'a-secret-of-tests-that-is-long-enough';
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, foreign] = [pair(), pair()];
const log = { child: () => log, warn: () => undefined } as unknown as Log;

let server: Server;
let provider: ProviderSettings;
let idToken: string;
const asked: string[] = [];

/** A provider that publishes one key, whatever it signs with. */
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/auth`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      },
      '/jwks': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
      '/token': { access_token: 'any', token_type: 'Bearer', id_token: idToken },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[request.url!]));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = { name: 'home', label: 'Home', issuer, clientId: 'carnet', clientSecret: SECRET, scope: 'openid' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of an id token for an attempt. */
const claimsFor = ({ nonce }: Attempt) => {
  const now = Math.floor(Date.now() / 1_000);
  return { iss: provider.issuer, aud: 'carnet', sub: 'anna', nonce, iat: now, exp: now + 60 };
};
const signed = (claims: object, key = own.privateKey) => jwt.sign(claims, key, { algorithm: 'RS256', keyid: 'one' });

/** Returns from the provider with a token made from the claims. */
async function comeBack(make: (claims: object) => string) {
  const client = new ProviderClient(readSettings({}), log);
  const { attempt } = await client.begin(provider);
  idToken = make(claimsFor(attempt));
  return client.finish(provider, `?code=any&state=${attempt.state}`, attempt);
}

it('asks what the provider is once, however many come at the same time', async () => {
  const client = new ProviderClient(readSettings({}), log);
  asked.length = 0;
  const begun = await Promise.all(Array.from({ length: 5 }, () => client.begin(provider)));
  expect(new Set(begun.map(({ attempt }) => attempt.state)).size).toBe(5);
  expect(asked).toEqual(['/.well-known/openid-configuration']);
});

it('asks again after the provider was away', async () => {
  const client = new ProviderClient(readSettings({}), log);
  const { issuer } = provider;
  const away = { ...provider, issuer: `${issuer}/elsewhere` };
  await expect(Promise.all([client.begin(away), client.begin(away)])).rejects.toThrow(ProviderAway);
  expect((await client.begin(provider)).url).toContain(issuer);
});

it('believes what the provider has signed', async () => {
  expect(await comeBack((claims) => signed(claims))).toMatchObject({ sub: 'anna', auth_time: undefined });
  expect(await comeBack((claims) => signed({ ...claims, auth_time: 7 }))).toMatchObject({ auth_time: 7 });
});

it.each<[string, (claims: object) => string]>([
  ['another key has signed under the name of the right one', (claims) => signed(claims, foreign.privateKey)],
  ['nobody has signed', (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
  [
    'the secret of the client has signed',
    (claims) => {
      const text = `${part({ alg: 'HS256' })}.${part(claims)}`;
      return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
    },
  ],
  [
    'was signed of somebody else',
    (claims) => {
      const [head, , signature] = signed(claims).split('.');
      return `${head}.${part({ ...claims, sub: 'bert' })}.${signature}`;
    },
  ],
])('believes nothing that %s', async (_, make) => {
  await expect(comeBack(make)).rejects.toBeInstanceOf(ProviderAway);
});
